import { on, settle } from "./dom.js";

const ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];

/** Selecting with the keyboard. */
export class Keys {
    #core;

    constructor(core) {
        this.#core = core;
        on(core._layer.element, "keydown", (event) => this.#onKey(event));
        on(core._root, "keydown", (event) => {
            core._setState("pointed", false);
            // A dialog around the picture stays open until there is nothing to leave in the picture.
            if (event.key === "Escape" && core._leave()) settle(event);
        });
    }

    #onKey(event) {
        const core = this.#core, text = core._text, isCommand = event.ctrlKey || event.metaKey;
        if (!core._isActive("textSelection") || !text.words.length) return;
        if (isCommand && event.key.toLowerCase() === "a") core._selected.selectAll();
        else if (event.shiftKey && (ARROWS.includes(event.key) || event.key === "Home" || event.key === "End")) {
            const { start, end, isBackward } = core._selected.selection.range ?? { start: 0, end: 0 };
            core._selected.selection.select(isBackward ? end : start, this.#moved(isBackward ? start : end, event.key, isCommand));
        } else if (event.key === "Enter") {
            if (core.hasActiveTextSelection) core._offer(event.currentTarget);
        } else return;
        event.preventDefault();
    }

    #moved(offset, key, isCommand) {
        const text = this.#core._text, page = this.#core._overlay.pageInWindow, line = text.lineAt(offset);
        if (key === "Home" || key === "End") {
            const step = key === "Home" ? -1 : 1;
            return isCommand ? Math.max(0, step) * text.transcript.length : text.moved(offset, step, "edge");
        }
        // Keys lead where they point: the way that the line runs on the screen is forwards.
        const [x, y] = line.frame.along, angle = Math.atan2(page.b * x + page.d * y, page.a * x + page.c * y);
        const turned = (ARROWS.indexOf(key) - Math.round(angle / (Math.PI / 2)) + 8) % 4, isAcross = turned % 2 === 1;
        const step = (turned < 2 ? 1 : -1) * (line.isRTL && !isAcross ? -1 : 1);
        return text.moved(offset, step, isAcross ? "line" : isCommand ? "word" : "character");
    }
}
