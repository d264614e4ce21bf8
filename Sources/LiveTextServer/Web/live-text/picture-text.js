import { distance, frameOf, framePoint, inFrame, isQuad } from "./geometry.js";
import { boundaries, hasRightToLeft, isRightToLeft, sharesOf } from "./measure.js";

/** Which block a line is in, by the line's number. */
function blocksByLine(blocks) {
    const found = new Map();
    for (const [index, block] of (Array.isArray(blocks) ? blocks : []).entries()) {
        for (const line of Array.isArray(block?.lines) ? block.lines : []) found.set(line, index);
    }
    return found;
}

const isEdges = (value) => Array.isArray(value) && value.every(Number.isFinite);

/** A word at an offset; `next` is where the next word of its line begins, or the line ends. */
class Word {
    #frame = null;
    #stops = null;
    #edges;

    constructor(text, start, next, { quad, characterEdges }) {
        Object.assign(this, { text, start, end: start + text.length, next, quad, line: null, element: null });
        this.#edges = characterEdges;
    }

    get frame() {
        return (this.#frame ??= frameOf(this.quad));
    }

    /** Where letters begin and the last one ends: [offset in the word, share of its width from where it begins]. */
    get stops() {
        if (this.#stops) return this.#stops;
        const { text } = this, ends = boundaries(text), edges = this.#edges;
        // The letters of the picture, where they are known; otherwise those of a font that is much like any other.
        const shares = isEdges(edges) && edges.length === ends.length - 2 ? [0, ...edges, 1] : sharesOf(text, ends);
        return (this.#stops = ends.map((end, index) => [end, shares[index]]));
    }

    /** The place in the picture before an offset of the transcript that lies in the word, at a share of its height. */
    placeOf(offset, height) {
        const [, share] = this.stops.findLast(([end]) => end <= offset - this.start) ?? [0, 0], { frame } = this;
        return framePoint(frame, frame.width * (isRightToLeft(this.text) ? 1 - share : share), frame.height * height);
    }
}

/** The last of what lies in order that begins at an offset or before; the first where none does. */
function lastBegun(list, offset) {
    let low = 0, high = list.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (list[middle].start <= offset) low = middle + 1;
        else high = middle;
    }
    return list[Math.max(low - 1, 0)];
}

/** The text of an analysis by offsets and by places. */
export class PictureText {
    constructor(analysis) {
        this.transcript = typeof analysis.transcript === "string" ? analysis.transcript : "";
        this.lines = [];
        this.words = [];
        /** The lines of each paragraph. */
        this.blocks = [];
        const blockOf = blocksByLine(analysis.blocks);
        let end = 0, block = null;
        for (const [index, line] of (Array.isArray(analysis.lines) ? analysis.lines : []).entries()) {
            const words = this.#wordsOf(line ?? {}, end);
            if (!words.length) continue;
            const text = this.transcript.slice(line.range[0], line.range[1]);
            const entry = {
                start: line.range[0], end: line.range[1], words, quad: line.quad, frame: frameOf(line.quad),
                language: typeof line.language === "string" ? line.language : "",
                isRTL: isRightToLeft(text), hasRTL: hasRightToLeft(text),
            };
            for (const word of words) word.line = entry;
            const isNew = !this.lines.length || blockOf.get(index) === undefined || blockOf.get(index) !== block;
            if (isNew) this.blocks.push([]);
            block = blockOf.get(index);
            this.blocks.at(-1).push(entry);
            this.lines.push(entry);
            for (const word of words) this.words.push(word);
            end = entry.end;
        }
    }

    /** The words of a line that come after an offset and in order; what lies between two belongs to the first. */
    #wordsOf(line, least) {
        const isWithin = ({ range, quad } = {}, start, end) => isQuad(quad) && Array.isArray(range) && range.every(Number.isInteger)
            && start <= range[0] && range[0] < range[1] && range[1] <= end;
        const words = [];
        if (!isWithin(line, least, this.transcript.length)) return words;
        for (const word of Array.isArray(line.words) && line.words.length ? line.words : [line]) {
            const last = words.at(-1);
            if (!isWithin(word ?? {}, last?.end ?? line.range[0], line.range[1])) continue;
            const [start, end] = word.range;
            if (last) last.next = start;
            words.push(new Word(this.transcript.slice(start, end), start, line.range[1], word));
        }
        return words;
    }

    lineAt(offset) {
        return lastBegun(this.lines, offset);
    }

    wordAt(offset) {
        return lastBegun(this.words, offset);
    }

    /** The lines that have something between two offsets. */
    linesWithin(start, end) {
        return this.lines.filter((line) => line.start < end && line.end > start);
    }

    /** The line nearest to a point, within a share of its height or as many pixels. */
    lineNear(point, reach = Infinity, pixels = 0) {
        let best = null, least = Infinity;
        for (const line of this.lines) {
            const away = distance(line.frame, point);
            if (away < least && away <= Math.max(reach * line.frame.height, pixels)) [best, least] = [line, away];
        }
        return best;
    }

    /** The offset between two letters that is nearest to a point. */
    caret(point, line = this.lineNear(point)) {
        if (!line) return null;
        const along = (place) => inFrame(line.frame, place)[0], at = along(point);
        let best = null, least = Infinity;
        for (const word of line.words) {
            const { frame } = word, middle = frame.height / 2;
            const away = Math.max(along(framePoint(frame, 0, middle)) - at, 0, at - along(framePoint(frame, frame.width, middle)));
            if (away < least) [best, least] = [word, away];
        }
        const share = inFrame(best.frame, point)[0] / best.frame.width;
        // Beside a word the line's direction says which end it is; a number in Arabic text runs against it.
        const isReversed = share < 0 || share > 1 ? line.isRTL : isRightToLeft(best.text);
        const wanted = isReversed ? 1 - share : share;
        let offset = 0, nearest = Infinity;
        for (const [end, place] of best.stops) {
            const away = Math.abs(place - wanted);
            if (away < nearest) [offset, nearest] = [end, away];
        }
        return best.start + offset;
    }

    /** What a double ("word") or triple ("line") click at an offset selects: [start, end]. */
    unit(offset, name) {
        if (name === "character") return [offset, offset];
        const line = this.lineAt(offset);
        if (name === "line") return [line.start, line.end];
        const segments = this.#segments(line);
        let found = segments.containing(offset - line.start);
        if (!found?.isWordLike) {
            const before = segments.containing(offset - line.start - 1);
            found = before?.isWordLike || !found ? before : found;
        }
        return [line.start + found.index, line.start + found.index + found.segment.length];
    }

    #segments(line) {
        const text = this.transcript.slice(line.start, line.end);
        try {
            return new Intl.Segmenter(line.language || undefined, { granularity: "word" }).segment(text);
        } catch {
            // What an analysis says a language is need not be one.
            return new Intl.Segmenter(undefined, { granularity: "word" }).segment(text);
        }
    }

    /** Where a step (-1 or 1) by "character", "word", "line" or to the "edge" of the line leads. */
    moved(offset, step, unit) {
        const line = this.lineAt(offset);
        const limit = step < 0 ? 0 : this.transcript.length;
        const next = (edges) => (step < 0 ? edges.findLast((edge) => edge < offset) : edges.find((edge) => edge > offset));
        switch (unit) {
        case "edge":
            return step < 0 ? line.start : line.end;
        case "line": {
            const other = this.lines[this.lines.indexOf(line) + step];
            if (!other) return limit;
            return this.caret(this.wordAt(offset).placeOf(offset, 0.5), other);
        }
        case "word":
            return next(this.words.map(({ start, end }) => (step < 0 ? start : end))) ?? limit;
        default: {
            const letters = boundaries(this.transcript.slice(line.start, line.end)).map((edge) => line.start + edge);
            return next(letters) ?? Math.min(Math.max(offset + step, 0), this.transcript.length);
        }
        }
    }
}
