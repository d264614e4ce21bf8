import { htmlOf } from "./actions.js";
import { Handles } from "./handles.js";
import { SelectionShape } from "./selection-shape.js";
import { TextSelection } from "./text-selection.js";

/** The text, what of it is selected, and how that is shown and copied. */
export class SelectedText {
    #core;
    #shape = new SelectionShape();
    #handles;

    constructor(core) {
        this.#core = core;
        this.selection = new TextSelection(core._root, core._layer, () => this.#onChange());
        this.#handles = new Handles(core);
        this.elements = [this.#shape.element];
        this.handles = this.#handles.elements;
        core._root.addEventListener("copy", (event) => this.#onCopy(event));
    }

    /** All the text. */
    get text() {
        return this.#core._text.transcript;
    }

    /** The selected text; stretches that are apart are joined by line feeds. */
    get selectedText() {
        return this.selectedRanges.map(([start, end]) => this.text.slice(start, end)).join("\n");
    }

    /** The selected text with links on its data. */
    get selectedHTML() {
        return this.selectedRanges.map(([start, end]) => htmlOf(this.text, this.#core._items, start, end)).join("<br>\n");
    }

    /** [[start, end]], ascending and apart. */
    get selectedRanges() {
        return this.selection.ranges;
    }

    set selectedRanges(ranges) {
        const core = this.#core, limit = (value) => Math.min(Math.max(Math.trunc(value) || 0, 0), this.text.length);
        const isPossible = core._isActive("textSelection") && core._text.words.length;
        this.selection.ranges = isPossible ? [...(ranges ?? [])].map(([start, end]) => [limit(start), limit(end)]) : [];
    }

    get hasActiveTextSelection() {
        return this.selectedRanges.length > 0;
    }

    resetTextSelection() {
        this.selection.clear();
    }

    selectAll() {
        this.selection.select(0, this.text.length);
    }

    /** Where the selection is in the window. */
    get bounds() {
        return this.#shape.bounds;
    }

    draw() {
        const core = this.#core;
        if (core.analysis) this.#shape.update(core._text, this.selectedRanges, core._watch.media, core.analysis, core._overlay.pixel);
    }

    #onChange() {
        this.draw();
        this.#handles.update();
        this.#core._send("selectionchange");
    }

    #onCopy(event) {
        if (!this.hasActiveTextSelection || this.#core._hasState("translated")) return;
        event.clipboardData.setData("text/plain", this.selectedText);
        event.clipboardData.setData("text/html", this.selectedHTML);
        event.preventDefault();
    }
}
