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
export function watchInteractions() {
    const isStamped = "userActivation" in MessageEvent.prototype, frames = new Set(), probe = document.createElement("input");
    /** The frame of an interaction; none where it is the page's own. */
    let owner = null, wasActive = false;
    /** An interaction that was used, where the browser does not end it; and when the last one was used. */
    let isSpent = false, spent = -Infinity;
    let done = null, ownTimer = 0, turn = Promise.resolve();

    function add(frame) {
        frames.add(frame);
        if (isStamped || done) return;
        done = new AbortController();
        const options = { capture: true, signal: done.signal }, timer = setInterval(watch, PERIOD);
        done.signal.addEventListener("abort", () => clearInterval(timer));
        for (const name of ["pointerdown", "pointerup", "mousedown", "keydown", "touchend"]) addEventListener(name, own, options);
        addEventListener("mouseover", (event) => enter(event.composedPath()[0]), options);
        addEventListener("blur", forget, options);
        // What was done before there was an app was done with the page.
        if (isActive()) own();
    }

    function remove(frame) {
        frames.delete(frame);
        if (owner === frame) owner = null;
        if (frames.size) return;
        done?.abort();
        done = null;
    }

    /**
     * Uses up one interaction with a frame; false where there is none. `event` is the app's message. `act` is what the browser itself wants an
     * interaction for, which is there until it is done. Messages take turns, so that of several the first has it, and the others have none later.
     */
    async function take(frame, event, act) {
        const arrival = performance.now();
        while (event.userActivation?.isActive && !isActive() && performance.now() < arrival + LATENCY) await pause(10);
        const taken = turn.then(async () => {
            if (arrival < spent + SAME || !isThere(frame, event)) return false;
            await act?.();
            consume();
            spent = performance.now();
            // A click is told between processes at its own time, perhaps after it was used here.
            setTimeout(() => isActive() && consume(), SAME);
            return true;
        });
        turn = taken.catch(() => {});
        return taken;
    }

    /** Has there been an interaction with a frame that is not used up? */
    function isThere(frame, event) {
        watch();
        return isActive() && !isSpent && (isStamped ? event.userActivation?.isActive : owner === frame);
    }

    /** Browsers offer nothing to use up an activation with. Asking a field without a picker for it does, and shows nothing. */
    function consume() {
        try {
            probe.showPicker();
        } catch {
            // Old browsers have none: the interaction counts as used until it is over.
        }
        owner = null;
        isSpent = wasActive = isActive();
    }

    function own() {
        owner = null;
        wasActive = true;
        clearTimeout(ownTimer);
        ownTimer = setTimeout(forget, OWN);
    }

    /** What was done elsewhere is over when the pointer comes to an app, so that the next interaction is seen to begin. */
    function enter(frame) {
        if (!frames.has(frame)) return;
        watch();
        if (wasActive && owner !== frame) consume();
    }

    /** Ends an interaction with the host's own page. */
    function forget() {
        clearTimeout(ownTimer);
        if (wasActive && owner === null && isActive()) consume();
    }

    function watch() {
        const active = isActive();
        if (active && !wasActive) owner = focused();
        if (!active) {
            isSpent = false;
            owner = null;
        }
        wasActive = active;
    }

    /** The frame that has the focus, unless the pointer is over another one. */
    function focused() {
        const element = deepActiveElement(), pointed = [...frames].find((frame) => frame.matches(":hover"));
        return frames.has(element) && (!pointed || pointed === element) ? element : null;
    }

    return { add, remove, take };
}

function deepActiveElement() {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
}
