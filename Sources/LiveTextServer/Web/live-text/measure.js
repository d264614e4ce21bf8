const FONT_SIZE = 32;
/** One size for all text: a matrix makes it fit, and no browser's least font size gets in the way. */
export const FONT = `${FONT_SIZE}px sans-serif`;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const FIRST_STRONG = /\p{L}/u;
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const canvas = document.createElement("canvas").getContext("2d");
// With letter-spacing there are no ligatures, as in the page.
Object.assign(canvas, { font: FONT, fontKerning: "none", textRendering: "geometricPrecision", letterSpacing: "1px" });
const known = new Map();
let height = 0;

export const hasRightToLeft = (text) => RIGHT_TO_LEFT.test(text);
export const isRightToLeft = (text) => RIGHT_TO_LEFT.test(text.match(FIRST_STRONG)?.[0] ?? "");

/** Where the letters of a text begin, and where the last one ends. */
export const boundaries = (text) => [...graphemes.segment(text)].map(({ index }) => index).concat(text.length);

/** The width of a word, and how many times letter-spacing counts in it (0 in joined scripts). */
export function measure(text) {
    let size = known.get(text);
    if (size) return size;
    if (/^[!-~]{2,}$/.test(text)) {
        // Without kerning and ligatures, a word of plain letters is as wide as they are.
        size = { width: 0, letters: text.length };
        for (const letter of text) size.width += measure(letter).width;
        return size;
    }
    const once = canvas.measureText(text).width;
    // Only the browser knows what counts as one letter.
    canvas.letterSpacing = "2px";
    const letters = Math.round(canvas.measureText(text).width - once);
    canvas.letterSpacing = "1px";
    size = { width: once - letters, letters };
    if (known.size > 20000) known.clear();
    known.set(text, size);
    return size;
}

/** The height of a line of text, as the browser rounds its ascent and descent. */
export function lineHeight() {
    if (!height) {
        const { fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText("x");
        height = Math.round(fontBoundingBoxAscent) + Math.round(fontBoundingBoxDescent);
    }
    return height;
}
