import { boundsOf, draw } from "./dom.js";
import { inFrame } from "./geometry.js";
import { adaptedColor } from "./colors.js";
import { outline } from "./shape.js";

/** In CSS pixels. */
const RADIUS = 3;

/** The stretches of lines between two offsets: { frame, from, to } in pixels along each line. */
export function stretchesOf(text, start, end) {
    return text.linesWithin(start, end).flatMap((line) => {
        const { frame } = line;
        if (start <= line.start && line.end <= end) return [{ frame, from: 0, to: frame.width }];
        const along = (word, offset) => inFrame(frame, word.placeOf(offset, 0.5))[0];
        const others = line.words.flatMap((word) => [[word.start, Math.min(start, word.end)], [Math.max(end, word.start), word.end]]
            .filter(([from, to]) => from < to).map(([from, to]) => (along(word, from) + along(word, to)) / 2));
        const stretches = [];
        for (const word of line.words.filter((word) => word.end > start && word.start < end)) {
            const ends = [Math.max(start, word.start), Math.min(end, word.end)].map((offset) => along(word, offset));
            const last = stretches.at(-1), from = Math.min(...ends, last?.from ?? Infinity), to = Math.max(...ends, last?.to ?? -Infinity);
            // Where directions are mixed, words that follow each other may stand apart, with others or what is left of themselves between them.
            if (last && !others.some((middle) => from < middle && middle < to)) Object.assign(last, { from, to });
            else stretches.push({ frame, from: Math.min(...ends), to: Math.max(...ends) });
        }
        return stretches;
    });
}

/** What a selection looks like: one shape, of a colour that is seen on the picture. */
export class SelectionShape {
    #path = draw("path");
    element = draw("svg", { class: "marks", part: "selection", "aria-hidden": "true" }, this.#path);

    /** Draws the selected ranges of a text; `media` is the picture below, of which the analysis has a size, and a CSS pixel is `pixel` of the picture's. */
    update(text, ranges, media, size, pixel) {
        const stretches = ranges.flatMap(([start, end]) => stretchesOf(text, start, end));
        this.#path.setAttribute("d", outline(stretches, { radius: RADIUS * pixel }));
        if (stretches.length) this.element.style.setProperty("--_adapted", adaptedColor(media, size, stretches));
    }

    /** Where it is in the window. */
    get bounds() {
        return boundsOf(this.#path);
    }
}
