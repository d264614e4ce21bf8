import { on, settle, swallow } from "./dom.js";
import { wayBetween } from "./mouse.js";

const LONG_PRESS = 500;
const DRAG_THRESHOLD = 4;
/** A finger selects a word up to this share of the line's height away from it. */
const REACH = 0.35;
const ONCE = { capture: true, once: true };

/** Presses that are held, and taps of a finger. */
export class Touch {
    #core;
    #press = null;
    /** Is it a finger that holds, or held last? */
    isHeld = false;

    constructor(core) {
        this.#core = core;
        on(core._host, "pointerdown", (event) => this.#onPress(event));
        on(core._host, "click", (event) => this.#onTap(event));
    }

    /** Forgets a press that is under way. */
    cancel() {
        this.#press?.abort();
        this.#press = null;
    }

    /** A tap beside what is selected ends the selection; a tap on it brings back what can be done. */
    #onTap(event) {
        const core = this.#core;
        if (!core._hasState("touched") || this.isHeld || !core.hasActiveTextSelection || !core._layout.isOnPicture(event)) return;
        const { left, top, right, bottom } = core._selected.bounds, { clientX: x, clientY: y } = event;
        if (left <= x && x <= right && top <= y && y <= bottom) core._offer();
        else core.resetTextSelection();
    }

    /** A long press opens the menu of data, also where text is selected if that is allowed; that of a finger selects a word. */
    #onPress(event) {
        const core = this.#core, point = core._layout.picturePoint(event), isTouch = event.pointerType === "touch", isSelectable = core._isActive("textSelection");
        core._setState("touched", isTouch);
        core._setState("pointed", true);
        this.isHeld = false;
        this.cancel();
        if (!event.isPrimary || event.button || !core._layout.isOnPicture(event)) return;
        const item = (core._isActive("dataDetectors") || (isSelectable && core.allowLongPressForDataDetectorsInTextMode)) && core._data.itemAt(point);
        const isOnText = isTouch && isSelectable && core._text.lineNear(point, REACH);
        if (!item && !isOnText) return;
        const press = (this.#press = new AbortController()), options = { signal: press.signal, capture: true };
        const hold = () => {
            this.cancel();
            const isForItem = item && core._begins(event, "dataDetectors");
            if (!isForItem && !(isOnText && core._begins(event, "textSelection"))) return;
            core._mouse.end(false);
            this.isHeld = isTouch;
            // The press ends with a click that nobody meant, and on touch screens with a request for the browser's menu.
            addEventListener("pointerup", () => swallow("click"), ONCE);
            swallow("contextmenu", LONG_PRESS);
            if (isForItem) {
                core.resetTextSelection();
                core._menus.open(item, event);
            } else {
                core._selected.selection.select(...core._text.unit(core._text.caret(point), "word"));
                core._offer();
            }
        };
        on(window, "pointermove", (moved) => wayBetween(moved, event) > DRAG_THRESHOLD && this.cancel(), options);
        for (const name of ["pointerup", "pointercancel"]) on(window, name, () => this.cancel(), options);
        // Some browsers take less time than others to hold a touch for a long press, and begin to drag the picture.
        for (const name of isTouch ? ["contextmenu", "dragstart"] : []) {
            on(window, name, (early) => {
                settle(early);
                hold();
            }, options);
        }
        const timer = setTimeout(hold, LONG_PRESS);
        on(press.signal, "abort", () => clearTimeout(timer));
    }
}
