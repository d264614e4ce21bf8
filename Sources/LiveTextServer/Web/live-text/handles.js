import { make, on, settle } from "./dom.js";
import { matrixOf } from "./geometry.js";

/**
 * The ends of a selection, for fingers to move. They go by the nearest text: the browser's own would jump to the beginning
 * or the end over the gaps between lines.
 */
export class Handles {
    #core;
    #ends = [];

    constructor(core) {
        this.#core = core;
        this.elements = ["start", "end"].map((edge, index) => {
            const element = make("div", { className: `handle ${edge}`, part: "handle", hidden: true });
            on(element, "pointerdown", (event) => this.#grab(event, index));
            return element;
        });
    }

    /** Puts them where the selection is. */
    update() {
        const ranges = this.#core.selectedRanges;
        this.#ends = ranges.length ? [ranges[0][0], ranges.at(-1)[1]] : [];
        this.elements.forEach((element, index) => {
            element.hidden = !ranges.length;
            if (element.hidden) return;
            const word = this.#word(index);
            element.style.height = `${word.frame.height}px`;
            element.style.transform = matrixOf({ ...word.frame, origin: word.placeOf(this.#ends[index], 0) }, 1, 1);
        });
    }

    #word(index) {
        return this.#core._text.wordAt(this.#ends[index] - index);
    }

    #grab(event, index) {
        const core = this.#core, [x, y] = core._layout.picturePoint(event), fixed = this.#ends[1 - index];
        const [left, top] = this.#word(index).placeOf(this.#ends[index], 0.5), element = event.currentTarget;
        settle(event);
        element.setPointerCapture(event.pointerId);
        element.onpointermove = (moved) => {
            // The finger is beside the text that it moves the end to.
            const point = core._layout.picturePoint(moved), offset = core._text.caret([point[0] + left - x, point[1] + top - y]);
            if (offset !== fixed) core._selected.selection.select(fixed, offset);
        };
        element.onlostpointercapture = () => {
            element.onpointermove = null;
            core._offer();
        };
    }
}
