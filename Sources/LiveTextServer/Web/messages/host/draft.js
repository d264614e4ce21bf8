import { CLOSE, iconButton, label, make } from "../shared/dom.js";
import { createBubble } from "./bubble.js";

/** What was inserted and is not sent yet, as it will look. */
export function createDraft(host, onRemove) {
    const list = make("ol"), remove = iconButton(CLOSE, "", { className: "remove", onclick: onRemove });
    const element = make("section", { className: "draft", part: "draft", hidden: true }, list, remove, make("slot", { name: "draft" }));
    let bubble = null;

    return {
        element,

        get content() {
            return bubble?.message ?? null;
        },

        get instance() {
            return bubble?.instance;
        },

        /** Shows a draft, another one or none. */
        show(content) {
            const message = content && { ...content, isPending: true, senderParticipantIdentifier: host.transcript.localParticipantIdentifier };
            const before = bubble?.message;
            if (before && message && before.layout?.app === message.layout?.app && before.session === message.session) return bubble.show(message);
            if (bubble) {
                // Its app is told that it ends, out of sight.
                const { element: old } = bubble;
                old.hidden = true;
                Promise.resolve(bubble.hide()).then(() => old.remove());
            }
            bubble = message && createBubble(host, message, "draft-message");
            if (message) list.append(bubble.element);
            element.hidden = !message;
            element.ariaLabel = host.words.draft;
            label(remove, host.words.removeDraft);
            bubble?.reveal();
            return undefined;
        },
    };
}
