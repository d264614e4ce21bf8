import { make } from "./elements.js";
import { blocksOf, joint } from "./reflow.js";

const isCJK = (text) => /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(text);
const isRightToLeft = (text) => /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text.match(/\p{L}/u)?.[0] ?? "");

/** The text of a picture: its paragraphs, whose lines point out their places in the picture and are pointed out from there. */
export class TextPanel {
    #lines = [];
    element = make("div", { className: "text", tabIndex: 0, role: "region", "aria-label": "Text" });

    /** `onPoint` is called with the quads of the line that is pointed at. */
    constructor(analysis, isReflowed, onPoint) {
        this.element.append(...blocksOf(analysis).map((block) => {
            const { language, text: first } = analysis.lines[block[0]];
            const paragraph = make("p", { dir: isRightToLeft(first) ? "rtl" : "ltr" });
            if (language) paragraph.lang = language;
            paragraph.classList.toggle("dense", isCJK(first));
            block.forEach((index, place) => {
                const { text, quad } = analysis.lines[index], end = isReflowed ? joint(analysis, block, place) : "\n";
                const line = make("span", { dir: "auto" }, end === "-" ? text.slice(0, -1) : text);
                line.addEventListener("pointerenter", () => onPoint([quad]));
                line.addEventListener("pointerleave", () => onPoint([]));
                this.#lines[index] = line;
                paragraph.append(line, end === "-" ? "" : end);
            });
            return paragraph;
        }));
    }

    /** Points a line out; -1 is none. */
    light(index) {
        for (const line of this.element.querySelectorAll(".lit")) line.classList.remove("lit");
        const line = this.#lines[index];
        if (!line) return;
        line.classList.add("lit");
        const { top, bottom } = line.getBoundingClientRect(), box = this.element.getBoundingClientRect();
        if (top < box.top || bottom > box.bottom) this.element.scrollBy({ top: top - box.top - box.height / 3 });
    }
}
