import { MessagesApp } from "../app/messages-app.js";
import { iconButton, make } from "../shared/dom.js";
import { ICONS } from "../shared/icons.js";
import { wordsIn } from "../shared/languages.js";
import { newSession } from "../shared/invitation.js";

const EVENT = /^data:text\/calendar[;,]/i;

/** A picture as a message: `?picture=` and its identifier. */
const pictureIn = (message) => new URLSearchParams(message?.url?.startsWith("?") ? message.url : "").get("picture");

/** A picture with its text: in the transcript, as a strip of recent pictures, and with everything about it. */
class PictureApp extends MessagesApp {
    #shown = null;
    #loading = Promise.resolve();
    #size = { width: 240, height: 160 };
    #urls = [];

    get words() {
        return wordsIn(this.environment.locale);
    }

    willBecomeActive() {
        this.#show();
    }

    didSelect() {
        this.#show();
    }

    didReceive(message) {
        if (this.presentationStyle === "compact") this.#show();
        else if (pictureIn(message) !== this.#shown) this.#show();
    }

    didTransition() {
        this.#show();
    }

    environmentDidChange() {
        if (this.presentationStyle !== "transcript") this.#show();
    }

    /** As large as the picture, within what there is. */
    async contentSizeThatFits({ width, height }) {
        await this.#loading;
        const scale = Math.min(width / this.#size.width, height / this.#size.height, 1);
        return { width: Math.max(this.#size.width * scale, Math.min(width, 120)), height: Math.max(this.#size.height * scale, 60) };
    }

    didResignActive() {
        for (const url of this.#urls) URL.revokeObjectURL(url);
    }

    #show() {
        const message = this.activeConversation.selectedMessage;
        this.#shown = pictureIn(message);
        const style = this.presentationStyle;
        this.#loading = (style === "compact" || (style === "expanded" && !this.#shown) ? this.#strip() : this.#picture(this.#shown, message)).catch(() => this.#fail(message));
        return this.#loading;
    }

    #fail(message) {
        document.body.replaceChildren(make("p", { className: "note", dir: "auto" }, message?.summaryText ?? this.words.noPicture));
    }

    async #image(name, id, alt) {
        const blob = await this.activeConversation.resource(name, id), image = make("img", { alt, draggable: false });
        this.#urls.push(image.src = URL.createObjectURL(blob));
        await image.decode();
        return image;
    }

    async #picture(id, message) {
        const { words } = this, isExpanded = this.presentationStyle === "expanded";
        const [image, analysis] = await Promise.all([this.#image("preview", id, message?.accessibilityLabel || message?.summaryText || words.picture), this.activeConversation.resource("analysis", id).catch(() => null)]);
        if (this.#shown !== id) return;
        this.#size = { width: image.naturalWidth, height: image.naturalHeight };
        const element = make("live-text", { "preferred-interaction-types": "automatic", "web-actions": "false" }, image);
        if (analysis) element.analysis = analysis;
        element.addEventListener("action", (event) => this.#act(event));
        if (!isExpanded) {
            const button = iconButton(ICONS.expand, words.details, { className: "expand" });
            button.addEventListener("click", () => this.requestPresentationStyle("expanded").catch(() => {}));
            document.body.replaceChildren(make("main", {}, element, ...(message?.isPending ? [] : [button])));
            return;
        }
        const text = analysis?.transcript ?? "", copy = make("button", { type: "button", disabled: !text }, words.copyText), download = make("button", { type: "button" }, words.download);
        copy.addEventListener("click", async () => {
            await this.copy(text);
            copy.textContent = words.copied;
            setTimeout(() => (copy.textContent = words.copyText), 1500);
        });
        download.addEventListener("click", async () => {
            const file = await this.activeConversation.resource("picture", id);
            await this.save(`picture.${file.type.split("/")[1]?.replace("jpeg", "jpg") || "jpg"}`, file);
        });
        document.body.replaceChildren(make("main", {}, make("div", { className: "sheet" }, element),
            make("div", { className: "about" }, make("div", { className: "row" }, copy, download), make("p", { className: "text", dir: "auto" }, text || words.noText))));
    }

    /** What a person does with data in the picture happens in the page around: nothing opens from here. */
    #act(event) {
        const { url } = event.detail;
        if (EVENT.test(url)) {
            event.preventDefault();
            const comma = url.indexOf(",");
            this.save("event.ics", new Blob([decodeURIComponent(url.slice(comma + 1))], { type: "text/calendar" })).catch(() => {});
        } else if (url) {
            event.preventDefault();
            this.open(url).catch(() => {});
        }
    }

    /** The latest pictures of the conversation: a tap makes one a draft. */
    async #strip() {
        const { words } = this, recent = await this.activeConversation.resource("recent");
        const items = await Promise.all(recent.map(async ({ id, summaryText }) => {
            const button = make("button", { type: "button", title: summaryText, "aria-label": summaryText }, await this.#image("preview", id, ""));
            button.addEventListener("click", () => this.activeConversation.insert({
                kind: "message", session: newSession(), url: `?picture=${encodeURIComponent(id)}`, summaryText,
                layout: { type: "live", alternate: { image: id, caption: summaryText.slice(0, 200) } }, accessibilityLabel: summaryText,
            }));
            return make("li", {}, button);
        }));
        document.body.replaceChildren(make("main", {}, items.length ? make("ul", { className: "strip", "aria-label": words.recent }, ...items) : make("p", { className: "note" }, words.noRecent)));
    }
}

new PictureApp().run();
