import { Refusal } from "../shared/protocol.js";
import { watchInteractions } from "./interactions.js";

/** How much of an app has to be seen, as a share of it or of the window. */
const SEEN = 0.5;

/** What keeps people's trust: an app acts for a person only where it is seen, and only once for each thing that the person does with it. */
export function createGate() {
    const interactions = watchInteractions(), seen = new Set();
    const observer = new IntersectionObserver((entries) => entries.forEach(({ target, intersectionRatio, intersectionRect, rootBounds }) => {
        const isSeen = intersectionRatio >= SEEN || intersectionRect.height >= SEEN * (rootBounds?.height ?? Infinity);
        seen[isSeen ? "add" : "delete"](target);
    }), { threshold: [0, 0.25, SEEN, 0.75, 1] });
    const isVisible = (frame) => document.visibilityState === "visible" && seen.has(frame) && frame.checkVisibility({ opacityProperty: true, visibilityProperty: true });

    return {
        /** Uses up one interaction of the person with a visible app, for an act that may need it. Throws a `Refusal`. */
        async pass(frame, event, act) {
            if (!isVisible(frame)) throw new Refusal("sendWhileNotVisible", "An app can do this while it is seen.");
            if (!(await interactions.take(frame, event, act))) throw new Refusal("sendWithoutRecentInteraction", "An app can do this once each time it is used.");
        },

        add(frame) {
            observer.observe(frame);
            interactions.add(frame);
        },

        remove(frame) {
            observer.unobserve(frame);
            seen.delete(frame);
            interactions.remove(frame);
        },
    };
}
