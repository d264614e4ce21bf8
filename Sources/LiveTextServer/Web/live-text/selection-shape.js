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
        const isSelected = (word) => word.end > start && word.start < end, others = line.words.filter((word) => !isSelected(word)).map(({ frame }) => middleOf(line, frame));
        const stretches = [];
        for (const word of line.words.filter(isSelected)) {
            const ends = [Math.max(start, word.start), Math.min(end, word.end)].map((offset) => inFrame(frame, word.placeOf(offset, 0.5))[0]);
            const last = stretches.at(-1), from = Math.min(...ends, last?.from ?? Infinity), to = Math.max(...ends, last?.to ?? -Infinity);
            // Where directions are mixed, words that follow each other may stand apart, with others between them.
            if (last && !others.some((middle) => from < middle && middle < to)) Object.assign(last, { from, to });
            else stretches.push({ frame, from: Math.min(...ends), to: Math.max(...ends) });
        }
        return stretches;
    });
}

const middleOf = (line, { origin, along, width }) => inFrame(line.frame, [origin[0] + along[0] * width / 2, origin[1] + along[1] * width / 2])[0];

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
