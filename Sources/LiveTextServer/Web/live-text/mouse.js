import { on, settle, swallow } from "./dom.js";

const DRAG_THRESHOLD = 4;
/** A press starts a selection up to this share of the line's height, or as many CSS pixels, away from a line. */
const REACH = 0.6, LEAST_REACH = 10;

/** How far apart two events are. */
export const wayBetween = (a, b) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/**
 * Selecting with the mouse: by the nearest text rather than by what lies under it, for a native drag over the gaps between
 * lines would jump to the beginning or the end.
 */
export class Mouse {
    #core;
    #drag = null;

    constructor(core) {
        this.#core = core;
        on(core._host, "mousedown", (event) => this.#onDown(event));
        on(core._host, "mousemove", (event) => this.#drag ?? core._setState("near", this.#isNear(event)));
        on(core._host, "mouseleave", () => core._setState("near", false));
    }

    #isNear(event) {
        const core = this.#core, point = core._layout.picturePoint(event);
        return core._isActive("textSelection") && core._layout.isOnPicture(event) && core._text.lineNear(point, REACH, LEAST_REACH * core._overlay.pixel) !== null;
    }

    #onDown(event) {
        const core = this.#core;
        // Browsers let mouse events follow a touch.
        if (core._touch.isHeld) return settle(event);
        if (event.button || !core._isActive("textSelection") || !core._layout.isOnPicture(event) || core._hasState("touched")) return;
        // What is selected would else be copied by who believes that he has selected something else.
        if (!this.#isNear(event)) return core.resetTextSelection();
        const text = core._text, selection = core._selected.selection.range, offset = text.caret(core._layout.picturePoint(event));
        event.preventDefault();
        if (!core._begins(event, "textSelection")) return;
        core._layer.element.focus({ preventScroll: true });
        const unit = event.detail >= 3 ? "line" : event.detail === 2 ? "word" : "character";
        const anchor = event.shiftKey && selection ? (selection.isBackward ? selection.end : selection.start) : null;
        const from = anchor === null ? text.unit(offset, unit) : [anchor, anchor], done = new AbortController();
        this.end(false);
        const drag = (this.#drag = { from, unit, start: event, isMoved: false, done, scroll: null });
        // A file of its own: it is wanted only now.
        import("./live-text-more.js").then(({ EdgeScroll }) => {
            if (drag === this.#drag) drag.scroll = new EdgeScroll(core._host, (pointer) => this.#extendTo(pointer));
        }, () => {});
        this.#extend(offset);
        const options = { signal: done.signal, capture: true };
        on(window, "mousemove", (moved) => this.#onMove(moved), options);
        on(window, "mouseup", () => this.end(this.#drag?.isMoved || unit !== "character" || anchor !== null), options);
    }

    #onMove(event) {
        const drag = this.#drag;
        drag.isMoved ||= wayBetween(event, drag.start) > DRAG_THRESHOLD;
        if (!(event.buttons & 1)) return this.end(drag.isMoved);
        if (!drag.isMoved) return;
        this.#extendTo(event);
        drag.scroll?.follow(event);
    }

    #extendTo(pointer) {
        this.#extend(this.#core._text.caret(this.#core._layout.picturePoint(pointer)));
    }

    #extend(offset) {
        const { from: [start, end], unit } = this.#drag, text = this.#core._text, [first, last] = text.unit(offset, unit);
        const isBack = first < start;
        let [from, to] = isBack ? [first, end] : [start, Math.max(last, end)];
        // Nobody means the blank beside a word: who begins or ends between two words means what lies on his side.
        const isBlank = (place) => from < to && /\s/.test(text.transcript[place]);
        while (isBlank(from)) from += 1;
        while (isBlank(to - 1)) to -= 1;
        this.#core._selected.selection.select(isBack ? to : from, isBack ? from : to);
    }

    /** Ends a drag; what was selected is offered. */
    end(hasSelected) {
        this.#drag?.done.abort();
        this.#drag?.scroll?.stop();
        this.#drag = null;
        if (!hasSelected) return;
        swallow("click");
        this.#core._offer();
    }
}
