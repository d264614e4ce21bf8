/** Lines that reach this share of their block's width go on in the next one. */
const FULL = 0.75;

const length = ([a, b]) => Math.hypot(b[0] - a[0], b[1] - a[1]);
const isDense = (text) => /[\u3040-\u30ff\u3400-\u9fff]$/.test(text);

/** The lines of each block, as numbers; lines that are in none are blocks of their own. */
export function blocksOf({ blocks, lines }) {
    const known = new Set(blocks.flatMap((block) => block.lines));
    const all = [...blocks.map((block) => block.lines), ...lines.flatMap((_, index) => (known.has(index) ? [] : [[index]]))];
    return all.filter(({ length }) => length).sort((a, b) => a[0] - b[0]);
}

/** How a line goes on: "" with the next one's first letter, " " after a space, "\n" not at all; `-` stands for a hyphen that is dropped. */
export function joint(analysis, block, place) {
    const line = analysis.lines[block[place]], next = analysis.lines[block[place + 1]];
    if (!next) return "\n";
    const widest = Math.max(...block.map((index) => length(analysis.lines[index].quad)));
    if (length(line.quad) < FULL * widest || block.length < 2) return "\n";
    if (/\p{L}[-\u2010\u00ad]$/u.test(line.text)) return /^\p{Ll}/u.test(next.text) ? "-" : "";
    return isDense(line.text) ? "" : " ";
}

/** The text of an analysis with the lines of its paragraphs joined, and words that were parted made whole. */
export function reflowed(analysis) {
    return blocksOf(analysis).map((block) => block.map((index, place) => {
        const { text } = analysis.lines[index], end = joint(analysis, block, place);
        return end === "-" ? text.slice(0, -1) : text + end;
    }).join("").trimEnd()).join("\n\n");
}
