import { on, settle } from "./dom.js";

const LONG_PRESS = 500;
const DRAG_THRESHOLD = 4;
/** A press starts a selection up to this share of the line's height away from the line. */
const REACH = 0.35;
const ONCE = { capture: true, once: true };
const KEYS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];

/** Mouse, touch and keys. */
export class Gestures {
    #host;
    #drag = null;
    #timer = 0;
    #isHeld = false;

    constructor(host) {
        this.#host = host;
        on(host, "mousedown", (event) => this.#onMouseDown(event));
        on(host, "pointerdown", (event) => this.#onPress(event));
        on(host._layer.element, "keydown", (event) => this.#onKey(event));
    }

    /** A long press opens the menu of data, also where text is selected if that is allowed; that of a finger selects a word. */
    #onPress(event) {
        const host = this.#host, point = host._picturePoint(event), isTouch = event.pointerType === "touch", isSelectable = host._isActive("textSelection");
        host._setState("touched", isTouch);
        this.#isHeld = false;
        if (!event.isPrimary || event.button || !host._isOnPicture(event)) return;
        const item = (host._isActive("dataDetectors") || (isSelectable && host.allowLongPressForDataDetectorsInTextMode)) && host._data.itemAt(point);
        const isOnText = isTouch && isSelectable && host._text.lineNear(point, REACH);
        if (!item && !isOnText) return;
        const done = new AbortController(), options = { signal: done.signal, capture: true };
        const end = () => {
            clearTimeout(this.#timer);
            done.abort();
        };
        const hold = () => {
            end();
            const isForItem = item && host._begins(event, "dataDetectors");
            if (!isForItem && !(isOnText && host._begins(event, "textSelection"))) return;
            this.#end(false);
            this.#isHeld = isTouch;
            // The press ends with a click that nobody meant, and on touch screens with a request for the browser's menu.
            addEventListener("pointerup", () => swallow("click"), ONCE);
            swallow("contextmenu", LONG_PRESS);
            if (isForItem) {
                host.resetTextSelection();
                host._menus.open(item, event);
            } else {
                host._selection.select(...host._text.unit(host._text.caret(point), "word"));
                host._offer();
            }
        };
        addEventListener("pointermove", (moved) => distance(moved, event) > DRAG_THRESHOLD && end(), options);
        for (const name of ["pointerup", "pointercancel"]) addEventListener(name, end, options);
        // Some browsers take less time than others to hold a touch for a long press, and begin to drag the picture.
        for (const name of isTouch ? ["contextmenu", "dragstart"] : []) {
            addEventListener(name, (early) => {
                settle(early);
                hold();
            }, options);
        }
        this.#timer = setTimeout(hold, LONG_PRESS);
    }

    /**
     * The mouse selects by the nearest text rather than by what lies under it: a native drag over the gaps between lines
     * would jump to the beginning or the end.
     */
    #onMouseDown(event) {
        const host = this.#host, text = host._text;
        // Browsers let mouse events follow a touch.
        if (this.#isHeld) return settle(event);
        if (event.button || !host._isActive("textSelection") || !host._isOnPicture(event)) return;
        const point = host._picturePoint(event), selection = host._selection.range;
        if (!text.lineNear(point, REACH)) return;
        const offset = text.caret(point);
        event.preventDefault();
        if (!host._begins(event, "textSelection")) return;
        host._layer.element.focus({ preventScroll: true });
        const unit = event.detail >= 3 ? "line" : event.detail === 2 ? "word" : "character";
        const anchor = event.shiftKey && selection ? (selection.isBackward ? selection.end : selection.start) : null;
        const from = anchor === null ? text.unit(offset, unit) : [anchor, anchor];
        this.#end(false);
        this.#drag = { from, unit, start: event, isMoved: false, done: new AbortController() };
        this.#extend(offset);
        const options = { signal: this.#drag.done.signal, capture: true };
        addEventListener("mousemove", (moved) => this.#onMouseMove(moved), options);
        addEventListener("mouseup", () => this.#end(this.#drag?.isMoved || unit !== "character" || anchor !== null), options);
    }

    #onMouseMove(event) {
        const drag = this.#drag;
        drag.isMoved ||= distance(event, drag.start) > DRAG_THRESHOLD;
        if (!(event.buttons & 1)) this.#end(drag.isMoved);
        else if (drag.isMoved) {
            const beyond = Math.min(event.clientY, 0) + Math.max(event.clientY - innerHeight + 1, 0);
            if (beyond) scrollBy(0, beyond);
            this.#extend(this.#host._text.caret(this.#host._picturePoint(event)));
        }
    }

    #extend(offset) {
        const [start, end] = this.#drag.from, [first, last] = this.#host._text.unit(offset, this.#drag.unit);
        if (first < start) this.#host._selection.select(end, first);
        else this.#host._selection.select(start, Math.max(last, end));
    }

    #end(hasSelected) {
        this.#drag?.done.abort();
        this.#drag = null;
        if (!hasSelected) return;
        swallow("click");
        this.#host._offer();
    }

    #onKey(event) {
        const host = this.#host, text = host._text, isCommand = event.ctrlKey || event.metaKey;
        if (!host._isActive("textSelection") || !text.words.length) return;
        if (isCommand && event.key.toLowerCase() === "a") host._selection.select(0, text.transcript.length);
        else if (event.shiftKey && (KEYS.includes(event.key) || event.key === "Home" || event.key === "End")) {
            const { start, end, isBackward } = host._selection.range ?? { start: 0, end: 0 };
            host._selection.select(isBackward ? end : start, this.#moved(isBackward ? start : end, event.key, isCommand));
        } else if (event.key === "Enter") host._offer(event.currentTarget);
        else return;
        event.preventDefault();
    }

    #moved(offset, key, isCommand) {
        const text = this.#host._text, page = this.#host._overlay.pageInWindow, line = text.lineAt(offset);
        if (key === "Home" || key === "End") {
            const step = key === "Home" ? -1 : 1;
            return isCommand ? Math.max(0, step) * text.transcript.length : text.moved(offset, step, "edge");
        }
        // Keys lead where they point: the way that the line runs on the screen is forwards.
        const [x, y] = line.frame.along, angle = Math.atan2(page.b * x + page.d * y, page.a * x + page.c * y);
        const turned = (KEYS.indexOf(key) - Math.round(angle / (Math.PI / 2)) + 8) % 4, isAcross = turned % 2 === 1;
        const step = (turned < 2 ? 1 : -1) * (line.isRTL && !isAcross ? -1 : 1);
        return text.moved(offset, step, isAcross ? "line" : isCommand ? "word" : "character");
    }
}

const distance = (a, b) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/** The click that ends a drag or a long press opens neither data nor a link around the picture. */
function swallow(name, time) {
    addEventListener(name, settle, ONCE);
    setTimeout(() => removeEventListener(name, settle, true), time);
}
