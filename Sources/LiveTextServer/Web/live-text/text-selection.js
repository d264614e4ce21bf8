// The browser tells the document of a change, not the text in which it happens.
const selections = new Map();
let current = null;
let listening = null;

function selectedRange(roots) {
    const selection = getSelection();
    return selection?.rangeCount ? selection.getComposedRanges?.({ shadowRoots: roots })[0] ?? selection.getRangeAt(0) : null;
}

function onSelectionChange() {
    const owner = selections.get(selectedRange([...selections.keys()])?.startContainer.getRootNode()) ?? null;
    const concerned = new Set([current, owner]);
    current = owner;
    for (const selection of concerned) selection?.onChange();
}

/** What is selected in a text layer: the browser's own range and, where a page has set several, the others. */
export class TextSelection {
    #root;
    #layer;
    #own = "";
    #others = [];
    #told = "";
    #tell;

    /** `tell` is called whenever something else is selected. */
    constructor(root, layer, tell) {
        this.#root = root;
        this.#layer = layer;
        this.#tell = tell;
    }

    connect() {
        selections.set(this.#root, this);
        if (listening) return;
        listening = new AbortController();
        document.addEventListener("selectionchange", onSelectionChange, { signal: listening.signal });
    }

    disconnect() {
        this.clear();
        this.onChange();
        selections.delete(this.#root);
        if (current === this) current = null;
        if (selections.size) return;
        listening?.abort();
        listening = null;
    }

    /** The browser's range: { start, end, isBackward }; null where it is not in this text. */
    get range() {
        const range = selectedRange([this.#root]);
        if (!range) return null;
        const start = this.#layer.offsetOf(range.startContainer, range.startOffset);
        const end = this.#layer.offsetOf(range.endContainer, range.endOffset);
        return start === null || end === null ? null : { start, end, isBackward: getSelection().direction === "backward" };
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
        if (own) getSelection().setBaseAndExtent(...this.#layer.nodeAt(own[0]), ...this.#layer.nodeAt(own[1]));
        else this.clear();
        this.#own = String(own);
        this.#others = others;
        this.onChange();
    }

    select(anchor, focus) {
        this.#others = [];
        getSelection().setBaseAndExtent(...this.#layer.nodeAt(anchor), ...this.#layer.nodeAt(focus));
        // The browser tells of it later, but what is shown beside a selection is wanted now.
        this.onChange();
    }

    clear() {
        this.#others = [];
        if (this.range) getSelection().removeAllRanges();
    }

    onChange() {
        const { ranges } = this, now = String(ranges);
        // Another selection of the browser ends what lay beside the former one.
        if (ranges.length <= this.#others.length) this.#others = [];
        if (now === this.#told) return;
        this.#told = now;
        this.#tell();
    }
}
