/** How long the browser's own processes may take to tell each other about a click, in milliseconds. */
const LATENCY = 1000;
/** How often it is looked whether a person has done something, in milliseconds. */
const PERIOD = 50;
/** How long after an interaction was used what the browser says belongs to the same click, in milliseconds. */
const SAME = 250;
/** How long an interaction with the host's own page is left to that page, in milliseconds. */
const OWN = 1000;

const isActive = () => !!navigator.userActivation?.isActive;
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Whether a person has just done something with an app, by the browser's word and never by the app's.
 *
 * A click in a frame activates the window of the frame and those above it, but none beside it. Chromium stamps a message with its sender's
 * activation, which says exactly which app it was. Other browsers have no such stamp: there the host watches its own activation begin, and takes it for
 * that of the app that has the focus at that time, unless the pointer is over another app, since any frame can take the focus. What a
 * person does with the host's own page is the host's.
 */
export class Interactions {
    #isStamped = "userActivation" in MessageEvent.prototype;
    #frames = new Set();
    #probe = document.createElement("input");
    #owner = null;
    #wasActive = false;
    /** An interaction that was used, where the browser does not end it. */
    #isSpent = false;
    #spent = -Infinity;
    #timer = 0;
    #ownTimer = 0;
    #done = null;
    #turn = Promise.resolve();

    add(frame) {
        this.#frames.add(frame);
        if (this.#isStamped || this.#done) return;
        this.#done = new AbortController();
        const options = { capture: true, signal: this.#done.signal };
        for (const name of ["pointerdown", "pointerup", "mousedown", "keydown", "touchend"]) addEventListener(name, () => this.#own(), options);
        addEventListener("mouseover", (event) => this.#enter(event.composedPath()[0]), options);
        addEventListener("blur", () => this.#forget(), options);
        this.#timer = setInterval(() => this.#watch(), PERIOD);
        // What was done before there was an app was done with the page.
        if (isActive()) this.#own();
    }

    remove(frame) {
        this.#frames.delete(frame);
        if (this.#owner === frame) this.#owner = null;
        if (this.#frames.size) return;
        this.#done?.abort();
        this.#done = null;
        clearInterval(this.#timer);
    }

    /**
     * Has there been an interaction with a frame that is not used up? `event` is the app's message. Messages take turns, so that of
     * several the first has it.
     */
    has(frame, event) {
        return (this.#turn = this.#turn.then(() => this.#look(frame, event)));
    }

    async #look(frame, event) {
        if (performance.now() - this.#spent < SAME) return false;
        if (this.#isStamped) {
            if (!event.userActivation?.isActive) return false;
            const end = performance.now() + LATENCY;
            while (!isActive() && performance.now() < end) await pause(10);
        } else {
            this.#watch();
        }
        if (!isActive()) {
            this.#isSpent = false;
            return false;
        }
        return !this.#isSpent && (this.#isStamped || this.#owner === frame);
    }

    /** Uses up the interaction with a frame; false where there is none. */
    async take(frame, event) {
        return (await this.has(frame, event)) && this.spend();
    }

    /** Nothing may come between the look and this. */
    spend() {
        if (!isActive() || this.#isSpent || performance.now() - this.#spent < SAME) return false;
        this.#consume();
        this.#spent = performance.now();
        // A click is told between processes at its own time, perhaps after it was used here.
        setTimeout(() => isActive() && this.#consume(), SAME);
        return true;
    }

    /** Browsers offer nothing to use up an activation with. Asking a field without a picker for it does, and shows nothing. */
    #consume() {
        try {
            this.#probe.showPicker();
        } catch {
            // Old browsers have none: the interaction counts as used until it is over.
        }
        this.#owner = null;
        this.#isSpent = this.#wasActive = isActive();
    }

    #own() {
        this.#owner = null;
        this.#wasActive = true;
        clearTimeout(this.#ownTimer);
        this.#ownTimer = setTimeout(() => this.#forget(), OWN);
    }

    /** What was done elsewhere is over when the pointer comes to an app, so that the next interaction is seen to begin. */
    #enter(frame) {
        if (!this.#frames.has(frame)) return;
        this.#watch();
        if (this.#wasActive && this.#owner !== frame) this.#consume();
    }

    /** Ends an interaction with the host's own page. */
    #forget() {
        clearTimeout(this.#ownTimer);
        if (this.#wasActive && this.#owner === null && isActive()) this.#consume();
    }

    #watch() {
        const active = isActive();
        if (!active) this.#isSpent = false;
        if (active && !this.#wasActive) this.#owner = this.#focused();
        if (!active) this.#owner = null;
        this.#wasActive = active;
    }

    /** The frame that has the focus, unless the pointer is over another one. */
    #focused() {
        const element = deepActiveElement(), pointed = [...this.#frames].find((frame) => frame.matches(":hover"));
        return this.#frames.has(element) && (!pointed || pointed === element) ? element : null;
    }
}

function deepActiveElement() {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
}
