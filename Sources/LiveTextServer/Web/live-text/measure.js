const FONT_SIZE = 32;
/** One size for all text: a matrix makes it fit, and no browser's least font size gets in the way. */
export const FONT = `${FONT_SIZE}px sans-serif`;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const FIRST_STRONG = /\p{L}/u;
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const known = new Map();
let context = null;
let height = 0;

/** Made when the first text is measured: importing the module needs no document. */
function canvas() {
    // With letter-spacing there are no ligatures, as in the page.
    return (context ??= Object.assign(document.createElement("canvas").getContext("2d"), {
        font: FONT, fontKerning: "none", textRendering: "geometricPrecision", letterSpacing: "1px",
    }));
}

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
    const once = canvas().measureText(text).width;
    // Only the browser knows what counts as one letter.
    context.letterSpacing = "2px";
    const letters = Math.round(context.measureText(text).width - once);
    context.letterSpacing = "1px";
    size = { width: once - letters, letters };
    if (known.size > 20000) known.clear();
    known.set(text, size);
    return size;
}

/** From how many letters on a word's parts are measured letter by letter: each part anew would take a time that grows with their square. */
const LONG = 100;

/** How far each of some places in a word is from its beginning, in shares of its width. */
export function sharesOf(text, ends) {
    if (ends.length <= LONG) {
        const whole = measure(text).width || 1;
        return ends.map((end) => end && measure(text.slice(0, end)).width / whole);
    }
    let sum = 0;
    const sums = ends.map((end, index) => (sum += index && measure(text.slice(ends[index - 1], end)).width));
    return sums.map((part) => part / (sum || 1));
}

/** The height of a line of text, as the browser rounds its ascent and descent. */
export function lineHeight() {
    if (!height) {
        const { fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas().measureText("x");
        height = Math.round(fontBoundingBoxAscent) + Math.round(fontBoundingBoxDescent);
    }
    return height;
}
