import { htmlOf, itemsOf } from "./actions.js";
import { AnalyzedElement } from "./analyzed-element.js";
import { DataLayer } from "./data-layer.js";
import { make, on } from "./dom.js";
import { labels } from "./labels.js";
import { Overlay } from "./overlay.js";
import { PictureText } from "./picture-text.js";
import { sheet } from "./style.js";
import { TextLayer } from "./text-layer.js";
import { TextSelection } from "./text-selection.js";

/** What lays an analysis over its picture: text, the selection in it, and data. */
export class LayeredElement extends AnalyzedElement {
    _root = this.attachShadow({ mode: "open" });
    _text = new PictureText({});
    _items = [];
    _layer = new TextLayer(labels.text, () => this._states.add("translated"));
    _selection = new TextSelection(this._root, this._layer);
    _data = new DataLayer(labels.data);
    _shade = make("canvas", { className: "shade", part: "shade" });
    _overlay = new Overlay(this._shade, this._layer.element, this._data.element);
    #selected = "";

    constructor() {
        super();
        this._root.adoptedStyleSheets = [sheet];
        this._root.append(make("slot"), this._overlay.element, ...this._overlay.probes);
        on(this._root, "copy", (event) => this.#onCopy(event));
    }

    connectedCallback() {
        super.connectedCallback();
        on(document, "selectionchange", () => this.#onSelectionChange(), this._watch.connection);
    }

    _show(analysis) {
        this.resetTextSelection();
        this._text = new PictureText(analysis);
        this._items = itemsOf(analysis, this.text);
        this._states.delete("translated");
        this._layer.render(this._text);
        this._data.render(this._items, labels, (item, event) => this._onTap(item, event));
        this._place();
    }

    // Layout

    /** The part of the element's box in which the whole picture lies, in shares of it; reaches outside where it is cropped. */
    get contentsRect() {
        return { ...this._overlay.contentsRect };
    }

    /** Asks anew where the contents are, and lays the text there. */
    setContentsRectNeedsUpdate() {
        this._overlay.forgetBounds();
        this._place();
    }

    /** Returns the rectangle of the element in which the picture is to be seen, once there is an analysis. */
    _place() {
        const { media } = this._watch;
        return media && this.isConnected && this._overlay.place(media, this, this.analysis, () => {
            const detail = { rect: null };
            this._send("contentsrect", detail, true);
            return detail.rect;
        });
    }

    /** The place in the picture, [x, y], of an event. */
    _picturePoint(event) {
        return this._overlay.picturePoint(this._overlay.point(event));
    }

    _isOnPicture(event) {
        return [this._watch.media, this._overlay.page].some((part) => part?.contains(event.composedPath()[0]));
    }

    /** Is there text at the point, whatever is active? */
    analysisHasText(point) {
        return this._text.lineNear(this._overlay.shownPoint(point), 0) !== null;
    }

    // Selection

    /** All the text. */
    get text() {
        return this._text.transcript;
    }

    /** The selected text; stretches that are apart are joined by line feeds. */
    get selectedText() {
        return this.selectedRanges.map(([start, end]) => this.text.slice(start, end)).join("\n");
    }

    /** The selected text with links on its data. */
    get selectedHTML() {
        return this.selectedRanges.map(([start, end]) => htmlOf(this.text, this._items, start, end)).join("<br>\n");
    }

    /** [[start, end]], ascending and apart. */
    get selectedRanges() {
        return this._selection.ranges;
    }

    set selectedRanges(ranges) {
        const limit = (value) => Math.min(Math.max(Math.trunc(value) || 0, 0), this.text.length);
        const isPossible = this._isActive("textSelection") && this._text.words.length;
        this._selection.ranges = isPossible ? [...(ranges ?? [])].map(([start, end]) => [limit(start), limit(end)]) : [];
        // Ranges beside the first do not change the browser's selection, which else tells.
        this.#onSelectionChange();
    }

    get hasActiveTextSelection() {
        return this.selectedRanges.length > 0;
    }

    resetTextSelection() {
        this._selection.clear();
    }

    #onSelectionChange() {
        this._selection.settle();
        const now = String(this.selectedRanges);
        if (now === this.#selected) return;
        this.#selected = now;
        this._send("selectionchange");
    }

    #onCopy(event) {
        if (!this.hasActiveTextSelection || this._states.has("translated")) return;
        event.clipboardData.setData("text/plain", this.selectedText);
        event.clipboardData.setData("text/html", this.selectedHTML);
        event.preventDefault();
    }
}
