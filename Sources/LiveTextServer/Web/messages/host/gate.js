import { Refusal } from "../shared/protocol.js";
import { Interactions } from "./interactions.js";

/** How much of an app has to be seen, as a share of it or of the window. */
const SEEN = 0.5;

const unasked = () => new Refusal("sendWithoutRecentInteraction", "An app can do this once each time it is used.");

/** What keeps people's trust: an app acts for a person only where it is seen, and only once for each thing that the person does with it. */
export class Gate {
    interactions = new Interactions();
    #seen = new Set();
    #observer = new IntersectionObserver((entries) => entries.forEach(({ target, intersectionRatio, intersectionRect, rootBounds }) => {
        const isSeen = intersectionRatio >= SEEN || intersectionRect.height >= SEEN * (rootBounds?.height ?? Infinity);
        this.#seen[isSeen ? "add" : "delete"](target);
    }), { threshold: [0, 0.25, SEEN, 0.75, 1] });

    add(frame) {
        this.#observer.observe(frame);
        this.interactions.add(frame);
    }

    remove(frame) {
        this.#observer.unobserve(frame);
        this.#seen.delete(frame);
        this.interactions.remove(frame);
    }

    isVisible(frame) {
        return document.visibilityState === "visible" && this.#seen.has(frame) && frame.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    }

    /** Uses up one interaction of the person with a visible app. Throws a `Refusal`. */
    async pass(frame, event) {
        this.#requireVisible(frame);
        if (!(await this.interactions.take(frame, event))) throw unasked();
    }

    /** The same, but the interaction is left for what the browser wants one for; `interactions.spend()` is to follow. */
    async look(frame, event) {
        this.#requireVisible(frame);
        if (!(await this.interactions.has(frame, event))) throw unasked();
    }

    #requireVisible(frame) {
        if (!this.isVisible(frame)) throw new Refusal("sendWhileNotVisible", "An app can do this while it is seen.");
    }
}
