import { make } from "./dom.js";
import { frameOf, framePoint, hullOf, inFrame, matrixOf } from "./geometry.js";
import { lineHeight, measure } from "./measure.js";

/** Words whose corners are off their line's frame by more than this share of its height get a frame of their own. */
const TOLERANCE = 0.01;
/** As wide in every font: stands for what the page's font gives no width, such as the place of a picture, where nobody could point at it. */
const WIDE = "\u2003";

/** The words of a line in groups that share one frame each: { words, frame, corners } with the words' corners in the frame. */
export function runsOf(line) {
    // Words of right-to-left scripts are placed one by one: where each stands is known, so nothing is left to reordering.
    return line.hasRTL ? line.words.map((word) => group([word])) : split(line.words);
}

function group(words) {
    const frame = words.length === 1 ? words[0].frame : frameOf(hullOf(words));
    return { words, frame, corners: words.map(({ quad }) => quad.map((corner) => inFrame(frame, corner))) };
}

function split(words) {
    const run = group(words);
    if (words.length === 1 || isShared(run)) return [run];
    const middle = words.length >> 1;
    return [...split(words.slice(0, middle)), ...split(words.slice(middle))];
}

function isShared({ words, frame: { height }, corners }) {
    const slack = height * TOLERANCE;
    let end = -slack;
    return corners.every(([a, b, c, d], index) => {
        const isLevel = Math.max(Math.abs(a[1]), Math.abs(b[1]), Math.abs(c[1] - height), Math.abs(d[1] - height)) <= slack;
        const isSquare = Math.abs(a[0] - d[0]) <= slack && Math.abs(b[0] - c[0]) <= slack;
        const isAfter = a[0] >= end;
        end = b[0];
        // Letter-spacing cannot stretch what has no letters to space.
        return isLevel && isSquare && isAfter && measure(words[index].text).letters > 0;
    });
}

/**
 * An element with the text of a run. A matrix maps its box onto the quad, letter-spacing
 * stretches each word to its own width, and word-spacing fills the gap to the next.
 */
export function makeRun(line, { words, frame, corners }, transcript) {
    const element = make("div", { className: "run", "aria-hidden": "true" });
    const places = words.length === 1 ? [[0, frame.width]] : corners.map(([a, b, c, d]) => [(a[0] + d[0]) / 2, (b[0] + c[0]) / 2]);
    const texts = words.map(({ start, end }) => transcript.slice(start, end));
    const sizes = words.map(({ text }, index) => {
        const size = measure(text);
        return size.width ? size : measure((texts[index] = WIDE.repeat(texts[index].length)));
    });
    const total = (list) => list.reduce((sum, value) => sum + value, 0);
    const scale = total(places.map(([from, to]) => Math.max(to - from, 0))) / (total(sizes.map(({ width }) => width)) || 1) || 1e-6;
    let { origin } = frame;
    words.forEach((word, index) => {
        const span = (word.element = make("span")), { width, letters } = sizes[index], [from, to] = places[index];
        span.textContent = texts[index] + transcript.slice(word.end, word.next);
        element.append(span);
        const spacing = letters ? ((to - from) / scale - width) / letters : 0;
        if (Math.abs(spacing) > 1e-4) span.style.letterSpacing = `${spacing.toFixed(4)}px`;
        const isLast = index === words.length - 1;
        const gap = isLast ? gapAfter(word, frame) : places[index + 1][0] - to;
        const separator = transcript.slice(word.end, word.next), space = measure(" ").width + spacing;
        if (/^ +$/.test(separator) && !word.text.includes(" ")) {
            span.style.wordSpacing = `${(gap / scale / separator.length - space).toFixed(4)}px`;
            if (line.isRTL) origin = framePoint(frame, -gap, 0);
        } else if (!isLast) {
            span.style.marginInlineEnd = `${(gap / scale - separator.length * space).toFixed(4)}px`;
        }
    });
    element.style.transform = matrixOf({ ...frame, origin }, scale, frame.height / lineHeight());
    return element;
}

/** From the end of a word to the next one of its line, which lies in another frame. */
function gapAfter({ line, end }, frame) {
    const next = line.words.find(({ start }) => start >= end);
    if (!next) return 0;
    const gap = line.isRTL ? -inFrame(frame, next.quad[1])[0] : inFrame(frame, next.quad[0])[0] - frame.width;
    return Math.min(Math.max(gap, 0), frame.height * 4);
}

/** Fits text that somebody else has put into a run onto the run's frame. */
export function refit(element, frame) {
    for (const { style } of element.children) style.letterSpacing = style.wordSpacing = style.marginInlineEnd = "";
    element.style.transform = matrixOf(frame, frame.width / (element.offsetWidth || 1), frame.height / lineHeight());
}
