import { CLOSE, iconButton, make } from "../shared/dom.js";
import { Bubble } from "./bubble.js";

/** What was inserted and is not sent yet, as it will look. */
export class Draft {
    #host;
    #bubble = null;
    #list = make("ol", {});
    #remove;

    constructor(host, onRemove) {
        this.#host = host;
        this.#remove = iconButton(CLOSE, host.labels.removeDraft, { className: "remove" });
        this.#remove.addEventListener("click", onRemove);
        this.element = make("section", { className: "draft", part: "draft", hidden: true, "aria-label": host.labels.draft }, this.#list, this.#remove, make("slot", { name: "draft" }));
    }

    get content() {
        return this.#bubble?.message ?? null;
    }

    get instance() {
        return this.#bubble?.instance ?? null;
    }

    /** Shows a draft, another one or none. */
    show(content) {
        const message = content && { ...content, isPending: true, senderParticipantIdentifier: this.#host.localParticipantIdentifier };
        const before = this.#bubble;
        if (before && message && before.message.layout?.app === message.layout?.app && before.message.session === message.session) return before.show(message);
        if (before) {
            // Its app is told that it ends, out of sight.
            before.element.hidden = true;
            Promise.resolve(before.hide()).then(() => before.element.remove());
        }
        this.#bubble = message && new Bubble(this.#host, message, "draft-message");
        if (message) this.#list.append(this.#bubble.element);
        this.element.hidden = !message;
        this.element.ariaLabel = this.#host.labels.draft;
        this.#remove.ariaLabel = this.#remove.title = this.#host.labels.removeDraft;
        this.#bubble?.reveal();
        return undefined;
    }

    environmentChanged() {
        this.instance?.environmentChanged();
    }
}
