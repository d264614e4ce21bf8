import { make } from "../shared/dom.js";
import { harmless } from "../shared/links.js";
import { Instance } from "./instance.js";
import { drawTemplate } from "./template.js";

const LINK = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}]/g;

/** What is longer than any message is cut, and has no more links than anybody follows. */
const LONGEST = 20_000;
const MOST_LINKS = 100;

/** A text with its links. */
function linked(whole) {
    const parts = [], text = String(whole).slice(0, LONGEST);
    let at = 0;
    for (const { 0: found, index } of text.matchAll(LINK)) {
        const url = harmless(found);
        if (!url || parts.length >= 2 * MOST_LINKS) continue;
        parts.push(text.slice(at, index), make("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, found));
        at = index + found.length;
    }
    return [...parts, text.slice(at)];
}

/** One message in the transcript: its alternate layout, and above that its app while it is seen. */
export class Bubble {
    #host;
    #card = make("div", { className: "card", part: "card" });
    #instance = null;
    #ending = null;
    #isWanted = false;
    /** Why the app of this message is not let in again. */
    failure = null;

    /** `part` names the kind of place: a draft's bubble is like any other. */
    constructor(host, message, part = "message") {
        this.#host = host;
        this.element = make("li", { className: "message", part });
        this.element.bubble = this;
        this.show(message);
    }

    get instance() {
        return this.#instance;
    }

    get isLive() {
        const { layout, isReplaced, isDeleted } = this.message;
        return layout?.type === "live" && !isReplaced && !isDeleted && !this.failure && this.#host.urlOf(layout.app) !== null;
    }

    /** Shows a message, or what has become of it. */
    show(message) {
        const before = this.message;
        this.message = message;
        const isOwn = message.senderParticipantIdentifier === this.#host.localParticipantIdentifier || Boolean(message.isPending), { classList } = this.element;
        classList.toggle("own", isOwn);
        classList.toggle("replaced", Boolean(message.isReplaced));
        classList.toggle("plain", message.kind === "text" && !message.isReplaced);
        classList.toggle("sticker", message.kind === "sticker" && !message.isReplaced);
        if (this.#instance && this.isLive) return void this.#instance.receive(message);
        if (this.#instance) this.hide();
        const isSame = before && JSON.stringify([before.layout, before.text, before.isReplaced]) === JSON.stringify([message.layout, message.text, message.isReplaced]);
        if (!isSame) this.#draw();
    }

    #draw() {
        const { message } = this, { kind, comment, text, picture, isReplaced, summaryText } = message, host = this.#host;
        const name = message.isPending ? "" : host.nameOf(message.senderParticipantIdentifier), time = message.sent ? new Date(message.sent) : null;
        const head = make("div", { className: "head" }, make("span", { className: "name", dir: "auto" }, name),
            time ? make("time", { dateTime: message.sent, title: host.format(time, { dateStyle: "long", timeStyle: "short" }) }, host.format(time, { timeStyle: "short" })) : "");
        this.alternate = isReplaced ? make("p", { className: "summary", dir: "auto" }, String(summaryText ?? "").slice(0, LONGEST))
            : kind === "text" ? make("p", { className: "text", dir: "auto" }, ...linked(text ?? ""))
            : picture && kind !== "message" ? drawTemplate({ ...message, layout: { type: "template", image: picture } }, host.pictureOf)
            : drawTemplate(message, host.pictureOf);
        this.#card.replaceChildren(this.alternate);
        this.element.replaceChildren(head, this.#card, ...(comment && !isReplaced ? [make("p", { className: "text comment", dir: "auto" }, ...linked(comment))] : []));
    }

    /** The message can be seen: its app comes, once an earlier instance has gone. There is never more than one. */
    async reveal() {
        this.#isWanted = true;
        await this.#ending;
        if (!this.#isWanted || this.#instance || !this.isLive) return;
        const { message } = this, label = message.accessibilityLabel || message.summaryText || message.layout.app;
        const instance = this.#instance = new Instance(this.#host, { app: message.layout.app, message, style: "transcript", label }, {
            onSize: (size) => this.#onSize(size), onFailure: (reason) => this.#onFailure(reason),
            onRequest: (name, value, event) => this.#host.answer(instance, name, value, event),
        });
        // As high as it was when it was seen last, or as its alternate layout: the transcript stays still.
        this.#card.classList.add("loading");
        instance.begin(this.#card);
    }

    /** The message is not seen any more. */
    hide() {
        this.#isWanted = false;
        const instance = this.#instance;
        if (!instance) return this.#ending;
        this.#instance = null;
        this.#settle();
        this.#ending = instance.end();
        return this.#ending;
    }

    #onSize({ height }) {
        this.#card.classList.remove("loading");
        this.#card.classList.add("live", "placed");
        this.#card.style.setProperty("--height", `${height}px`);
        this.#host.onLayout();
    }

    /** A misbehaving app costs its own bubble. */
    #onFailure(reason) {
        this.#instance = null;
        this.failure = reason;
        this.#settle();
        this.#card.classList.remove("placed");
        this.#host.tell("appfailure", { message: this.message, reason });
    }

    #settle() {
        this.#card.classList.remove("loading", "live");
    }
}
