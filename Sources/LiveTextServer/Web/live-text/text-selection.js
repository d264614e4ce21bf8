// Browsers select one range; those beside it are painted.
const painted = new (globalThis.Highlight ?? Set)();
CSS.highlights?.set("live-text", painted);

/** What is selected in a text layer: the browser's own range and, where a page has set several, the others. */
export class TextSelection {
    #root;
    #layer;
    #own = "";
    #others = [];
    #paint = [];

    constructor(root, layer) {
        this.#root = root;
        this.#layer = layer;
    }

    /** The browser's range: { start, end, isBackward }; null where it is not in this text. */
    get range() {
        const selection = getSelection();
        if (!selection.rangeCount) return null;
        const range = selection.getComposedRanges?.({ shadowRoots: [this.#root] })[0]
            ?? (this.#root.getSelection?.() ?? selection).getRangeAt(0);
        const start = this.#layer.offsetOf(range.startContainer, range.startOffset);
        const end = this.#layer.offsetOf(range.endContainer, range.endOffset);
        return start === null || end === null ? null : { start, end, isBackward: selection.direction === "backward" };
    }

    /** [[start, end]], ascending and apart. */
    get ranges() {
        const { start, end } = this.range ?? {};
        if (!(start < end)) return [];
        return [[start, end], ...(`${start},${end}` === this.#own ? this.#others : [])];
    }

    set ranges(ranges) {
        const apart = [];
        for (const [start, end] of ranges.filter(([start, end]) => start < end).sort((a, b) => a[0] - b[0])) {
            const last = apart.at(-1);
            if (last?.[1] >= start) last[1] = Math.max(last[1], end);
            else apart.push([start, end]);
        }
        const [own, ...others] = apart;
        if (!own) return this.clear();
        this.select(...own);
        this.#own = String(own);
        this.#setOthers(others);
    }

    select(anchor, focus) {
        this.#setOthers([]);
        getSelection().setBaseAndExtent(...this.#layer.nodeAt(anchor), ...this.#layer.nodeAt(focus));
    }

    clear() {
        this.#setOthers([]);
        if (this.range) getSelection().removeAllRanges();
    }

    /** Another selection of the browser ends what lay beside the former one. */
    settle() {
        if (this.ranges.length <= this.#others.length) this.#setOthers([]);
    }

    #setOthers(ranges) {
        for (const range of this.#paint) painted.delete(range);
        // Only while there are some: a style for painted ranges takes as long as all others of the text together.
        this.#layer.element.classList.toggle("several", ranges.length);
        this.#others = ranges;
        this.#paint = ranges.map(([start, end]) => {
            const range = document.createRange();
            range.setStart(...this.#layer.nodeAt(start));
            range.setEnd(...this.#layer.nodeAt(end));
            painted.add(range);
            return range;
        });
    }
}
