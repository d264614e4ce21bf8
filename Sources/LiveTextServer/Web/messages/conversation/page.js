import { iconButton, make } from "../shared/dom.js";
import { ICONS } from "../shared/icons.js";
import { eventsIn, invitation, newSession } from "../shared/invitation.js";
import { Composer } from "./composer.js";
import { follow } from "./events.js";
import { askToJoin } from "./invite.js";
import { Pictures } from "./pictures.js";

const APPS = { picture: "/picture-page.html", event: "/event-page.html" };
const PAGE = 50;
const RECENT = 12;

/** The picture that a message is about. */
const pictureOf = ({ layout, picture, url }) => picture ?? (layout?.alternate ?? layout)?.image ?? new URLSearchParams(url?.startsWith("?") ? url : "").get("picture");
const summaryOf = ({ summaryText, text }) => summaryText ?? text ?? "";

/** A conversation, once it is known who looks at it. */
export class ConversationPage {
    #api;
    #words;
    #locale;
    #pictures;
    #conversation;
    #messages = new Map();
    #transcript;
    #composer;
    #heading = make("h1", { dir: "auto" });
    #people = make("p", { dir: "auto" });
    #state = make("p", { className: "state", role: "status" });
    #hasOlder = false;
    /** What is on its way, and its key: sent again as it is, it is the same message. */
    #sent = {};
    /** The draft that is on its way. */
    #leaving = null;

    constructor(api, words, locale) {
        Object.assign(this, { stop: new AbortController() });
        this.#api = api;
        this.#words = words;
        this.#locale = locale;
        this.#pictures = new Pictures(api);
    }

    /** Shows the conversation, and follows it. */
    async open(first = null) {
        this.#conversation = await this.#api.get("");
        this.#build();
        this.#tellPeople();
        await this.#load(`?limit=${PAGE}`);
        if (first) this.#transcript.scrollTo(first);
        follow(this.#api, this.#conversation.latestEvent, {
            onEvent: (name, data) => this.#onEvent(name, data), onEnd: () => this.#end(),
            onState: (isOnline) => (this.#state.textContent = isOnline ? "" : this.#words.offline),
        }, this.stop.signal);
    }

    get #own() {
        return this.#conversation.participants.find(({ id }) => id === this.#conversation.localParticipantIdentifier);
    }

    #build() {
        const words = this.#words, apps = Object.fromEntries(Object.entries(APPS).map(([name, url]) => [name, { url, title: words[name] }]));
        const transcript = this.#transcript = make("live-transcript");
        Object.assign(transcript, { apps, labels: words, localParticipantIdentifier: this.#conversation.localParticipantIdentifier, pictureOf: (id) => this.#pictures.address(id) });
        const composer = this.#composer = new Composer(words, apps, { onSend: (text) => this.#send(text), onFiles: (files) => this.#addPicture(files), onApp: (name) => this.#toggle(name) });
        const answers = {
            insert: ({ content }) => this.#insert(content), send: ({ content }) => this.#prepare(content).then((ready) => this.#post(ready)),
            respond: ({ message, answer }) => this.#respond(message, answer), cancel: async () => void this.#setDraft(null),
            resource: ({ name, id }) => (name === "recent" ? this.#recent() : this.#pictures.get(name, id)),
        };
        for (const [name, answer] of Object.entries(answers)) transcript.addEventListener(name, ({ detail }) => detail.respondWith(answer(detail)));
        transcript.addEventListener("presentationchange", ({ detail: { style, app } }) => composer.showApp(style === "compact" ? app : null));
        transcript.addEventListener("draftremove", () => this.#setDraft(null));
        transcript.addEventListener("older", () => this.#hasOlder && this.#load(`?limit=${PAGE}&before=${Math.min(...[...this.#messages.values()].map(({ sequence }) => sequence))}`));
        const invite = iconButton(ICONS.invite, words.invite, { className: "invite", hidden: this.#own?.role !== "owner" });
        invite.addEventListener("click", () => askToJoin(this.#api, words).catch((error) => composer.say(error.message)));
        transcript.append(composer.element);
        if (this.#own?.role === "reader") composer.close(words.readOnly);
        document.querySelector("header").replaceChildren(make("div", {}, this.#heading, this.#people), this.#state, invite);
        document.querySelector("main").replaceChildren(transcript);
        document.addEventListener("visibilitychange", () => this.#title(), { signal: this.stop.signal });
    }

    #tellPeople() {
        const { participants, title } = this.#conversation, name = (person) => person.name || this.#words.someone;
        this.#transcript.participants = participants.map((person) => ({ id: person.id, name: name(person) }));
        this.#heading.textContent = title || this.#words.messages;
        this.#people.textContent = participants.filter(({ hasLeft }) => !hasLeft).map(name).join(", ");
        this.#title();
    }

    /** What came while nobody looked stands in the title. */
    #title(summary = null) {
        const title = this.#conversation.title || this.#words.messages;
        document.title = summary && document.visibilityState === "hidden" ? `${summary} – ${title}` : title;
    }

    async #load(query) {
        const { messages, hasMore } = await this.#api.get(`/messages${query}`);
        this.#hasOlder = hasMore;
        await this.#show(messages);
    }

    #show(messages) {
        for (const message of messages) {
            if (message.isDeleted) this.#messages.delete(message.id);
            else this.#messages.set(message.id, message);
        }
        return this.#transcript.add(messages);
    }

    #onEvent(name, data) {
        if (name === "message") {
            this.#show([data]);
            this.#title(summaryOf(data));
        } else if (name === "response") {
            const message = this.#messages.get(data.message);
            if (!message) return;
            const { [data.participant]: _, ...others } = message.responses ?? {};
            this.#show([{ ...message, responses: data.answer ? { ...others, [data.participant]: data.answer } : others }]);
        } else if (name === "deleted") {
            this.#messages.delete(data.message);
            this.#transcript.removeMessage(data.message);
        } else if (name === "participant") {
            const others = this.#conversation.participants.filter(({ id }) => id !== data.id);
            if (data.id === this.#own?.id && data.role !== this.#own.role) location.reload();
            this.#conversation.participants = [...others, data];
            this.#tellPeople();
        } else if (name === "conversation") {
            Object.assign(this.#conversation, data);
            this.#tellPeople();
        } else if (name === "reset") {
            location.reload();
        }
    }

    #end() {
        this.#state.textContent = "";
        this.#composer.close(this.#words.ended);
    }

    #recent() {
        const seen = new Map();
        for (const message of [...this.#messages.values()].sort((a, b) => b.sequence - a.sequence)) {
            const id = !message.isReplaced && pictureOf(message);
            if (id && !seen.has(id) && seen.size < RECENT) seen.set(id, { id, summaryText: summaryOf(message) || this.#words.picture });
        }
        return Promise.resolve([...seen.values()]);
    }

    #toggle(name) {
        const open = this.#transcript.instances.find(({ style, app }) => style === "compact" && app === name);
        if (open) this.#transcript.closeApp();
        else this.#transcript.openApp(name, "compact");
    }

    /** Takes pictures that were dropped, pasted or chosen: the first becomes the draft. */
    async addFiles(files) {
        const [file] = files.filter(({ type, name }) => type.startsWith("image/") || /\.(heic|heif|avif|tiff?|jp2)$/i.test(name));
        if (!file) return files.length ? this.#composer.say(this.#words.noPicture) : undefined;
        return this.#addPicture([file]);
    }

    async #addPicture([file]) {
        if (!file || this.#own?.role === "reader") return;
        const words = this.#words;
        this.#composer.say(words.reading);
        try {
            const picture = await this.#api.upload(file, this.#locale);
            this.#pictures.know(picture);
            this.#draftPicture(picture);
            this.#composer.say("");
        } catch (error) {
            this.#composer.say(error.status ? error.message : words.offline, error.status && error.status < 500 ? null : () => this.#addPicture([file]));
        }
    }

    /** A picture that was shared from elsewhere is stored already. */
    async addShared(id) {
        const analysis = await this.#pictures.get("analysis", id);
        this.#draftPicture({ id, analysis, summaryText: analysis.transcript?.split("\n")[0] });
    }

    #draftPicture({ id, summaryText, analysis }) {
        const summary = (summaryText || this.#words.picture).slice(0, 500), [event] = eventsIn(analysis);
        this.#setDraft({
            kind: "message", session: newSession(), url: `?picture=${id}`, summaryText: summary, accessibilityLabel: summary,
            layout: { type: "live", app: "picture", alternate: { image: id, caption: summary } },
        }, event && { event, image: id });
    }

    async #insert(content) {
        const ready = await this.#prepare(content);
        if (ready.kind === "text") this.#composer.text = [this.#composer.text, ready.text].filter(Boolean).join(" ");
        else this.#setDraft(ready);
        if (this.#transcript.instances.some(({ style }) => style === "compact" || style === "expanded")) this.#transcript.closeApp();
        this.#composer.focus();
    }

    /** A draft, and what else could be made of it. */
    #setDraft(content, offer = null) {
        this.#sent = {};
        this.#transcript.draft = content;
        this.#transcript.querySelector("[slot=draft]")?.remove();
        if (content && offer) {
            const button = make("button", { type: "button", slot: "draft" }, this.#words.invitation);
            button.addEventListener("click", () => this.#setDraft(invitation(offer.event, { session: newSession(), image: offer.image, locale: this.#locale, word: this.#words.event })));
            this.#transcript.append(button);
        }
        this.#composer.hasDraft = Boolean(content);
        this.#composer.update();
    }

    /** What an app made, with its file stored. */
    async #prepare({ file, ...content }) {
        return file ? { ...content, picture: (await this.#api.upload(file, this.#locale)).id } : content;
    }

    async #post(content, key = newSession()) {
        const message = await this.#api.send("POST", "/messages", content, { "Idempotency-Key": key });
        this.#show([message]);
        return message;
    }

    /** Sends what waits in the composer. A draft that is on its way is not sent again. */
    #send(text) {
        const shown = this.#transcript.draft, draft = shown === this.#leaving ? null : shown;
        if (!draft && !text) return;
        const { isPending, senderParticipantIdentifier, ...content } = draft ?? { kind: "text", text };
        if (draft && text) content.comment = text.slice(0, 2000);
        const said = JSON.stringify(content);
        this.#composer.text = "";
        this.#transcript.scrollTo(null);
        this.#deliver(content, this.#sent.said === said ? this.#sent : { said, key: newSession() }, draft, text);
    }

    async #deliver(content, sent, draft, text) {
        this.#composer.say("");
        if (draft) this.#leave(draft);
        const posted = this.#post(content, sent.key);
        try {
            await (draft ? this.#transcript.sending(posted) : posted);
            // What was dropped meanwhile stays.
            if (draft && !this.#transcript.draft) this.#setDraft(null);
        } catch (error) {
            if (draft) this.#leave(null);
            const isBack = this.#transcript.draft === draft && !this.#composer.text;
            if (isBack) {
                this.#composer.text = text;
                this.#sent = sent;
            }
            // It may have been changed since, unless something else is in its place.
            const again = isBack ? () => this.#send(this.#composer.text) : () => this.#deliver(content, sent, draft, text);
            this.#composer.say(`${this.#words.unsent} ${error.status ? error.message : ""}`.trim(), again);
        }
    }

    #leave(draft) {
        this.#leaving = draft;
        this.#composer.hasDraft = Boolean(this.#transcript.draft) && !draft;
        this.#composer.update();
    }

    async #respond({ id }, answer) {
        this.#show([await this.#api.send("PUT", `/messages/${id}/response`, { answer })]);
    }
}
