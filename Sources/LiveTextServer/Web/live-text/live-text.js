import { AnalyzedPicture } from "./analyzed-picture.js";
import { PARTS } from "./api.js";
import { check, reflect, SOURCES } from "./attributes.js";
import { DataLayer } from "./data-layer.js";
import { make, on, settle } from "./dom.js";
import { forward } from "./forward.js";
import { ItemMenus } from "./item-menus.js";
import { Keys } from "./keys.js";
import { wordsFor } from "./labels.js";
import { Layout } from "./layout.js";
import { Menu } from "./menu.js";
import { Modes } from "./modes.js";
import { Mouse } from "./mouse.js";
import { Overlay } from "./overlay.js";
import { PictureWatch } from "./picture-watch.js";
import { SelectedText } from "./selected-text.js";
import { drawShade } from "./shade.js";
import { sheet } from "./style.js";
import { Supplement } from "./supplement.js";
import { TextLayer } from "./text-layer.js";
import { Touch } from "./touch.js";

/** The states that style sheets of the page may ask for. */
const STATES = ["analyzing", "failed", "highlighted", "translated"];

/**
 * Selectable text and tappable data over the <img>, <canvas> or <video> in an element, which may be any that can have a
 * shadow root; `<live-text>` is one that has this already.
 *
 * An analysis speaks in pixels of the upright picture; points that are asked about are CSS pixels from the element's top
 * left corner; ranges are [start, end) in UTF-16 units of the transcript. What is not state is an attribute of the element.
 *
 * Each part has one concern, and knows the others through this; names with an underscore are for the parts.
 */
export class LiveText {
    #states;
    #menu;

    /** `states` are those of the element's internals, if it has any. */
    constructor(host, states = new Set()) {
        this._host = host;
        this._root = host.attachShadow({ mode: "open" });
        this.#states = states;
        this._picture = new AnalyzedPicture(this);
        this._modes = new Modes(this);
        this._watch = new PictureWatch(host, {
            onOther: () => (this.analysis = null), onMove: () => this._layout.place(), onReadable: () => this._picture.request(),
        });
        this._layer = new TextLayer(() => this._setState("translated", true));
        this._data = new DataLayer();
        this._shade = make("canvas", { className: "shade", part: "shade" });
        this._selected = new SelectedText(this);
        this._overlay = new Overlay(this._shade, ...this._selected.elements, this._layer.element, this._data.element, ...this._selected.handles);
        this._layout = new Layout(this);
        this._supplement = new Supplement(this);
        this._slot = make("slot");
        this._stage = make("div", { className: "stage" }, this._overlay.element, ...this._overlay.probes, ...this._supplement.elements);
        this.#menu = new Menu(this._stage);
        this._menus = new ItemMenus(this.#menu, this);
        this._root.adoptedStyleSheets = [sheet()];
        this._root.append(this._slot, this._stage);
        this._touch = new Touch(this);
        this._mouse = new Mouse(this);
        this._keys = new Keys(this);
        on(this._layer.element, "click", (event) => this.#onTextClick(event));
        this._render();
    }

    /** Begins, once the element is in a document. */
    connect() {
        this._selected.selection.connect();
        this._watch.connect();
        this.attributeChanged();
    }

    /** Ends, and leaves nothing behind. */
    disconnect() {
        this._touch.cancel();
        this._mouse.end(false);
        this._close();
        this._selected.selection.disconnect();
        this._watch.disconnect();
        this._picture.stop();
    }

    /** Takes up what has changed in the element's attributes; other sources ask for another analysis. */
    attributeChanged(name) {
        if (!this._host.isConnected) return;
        check(this._host);
        if (SOURCES.includes(name)) {
            this._picture.stop();
            this.analysis = null;
        }
        this.#renderWords();
        this._modes.update();
        this._picture.request();
    }

    get _text() {
        return this._picture.content;
    }

    get _items() {
        return this._picture.items;
    }

    _isActive(type) {
        return this._modes.activeInteractionTypes.includes(type);
    }

    _send(type, detail, cancelable = false) {
        return this._host.dispatchEvent(new CustomEvent(type, { detail, cancelable, bubbles: true, composed: true }));
    }

    _setState(name, isSet) {
        this._stage.classList.toggle(name, isSet);
        if (name === "near") this._slot.classList.toggle(name, isSet);
        if (STATES.includes(name)) this.#states[isSet ? "add" : "delete"](name);
    }

    _hasState(name) {
        return this._stage.classList.contains(name);
    }

    /** Shows another analysis. */
    _render() {
        this._close();
        this._setState("translated", false);
        this._layer.render(this._text);
        this.#renderWords();
        this._modes.selectableItemsHighlighted = false;
        this._modes.update();
        this._layout.place();
    }

    #renderWords() {
        const words = (this._words = wordsFor(this._host, () => this.#renderWords()));
        this._stage.dir = words.direction;
        this._layer.element.ariaLabel = words.text;
        this._data.element.ariaLabel = words.data;
        this._data.render(this._items, words, (item, event) => this.#onTap(item, event));
        this._supplement.render(this._menus.quickActions(this._items), words);
    }

    _showState() {
        const { state } = this;
        this._setState("analyzing", state === "reading");
        this._setState("failed", state === "failed");
        this._host.ariaBusy = state === "reading" ? "true" : null;
        this._modes.update();
    }

    _drawShade() {
        drawShade(this._shade, this.analysis, this._text, this._items, this._overlay.pixel);
        this._data.place(this.analysis, this._overlay.pixel, this._text.lines);
    }

    /** May an interaction begin? */
    _begins(event, type) {
        return this._send("shouldbegin", { point: this._overlay.point(event), type }, true);
    }

    #onTap(item, event) {
        settle(event);
        if (this._begins(event, "dataDetectors")) this._menus.open(item);
    }

    /** A click on text that lies on a link follows it, as it would without the text, but not while Live Text is on. */
    #onTextClick(event) {
        const link = this._watch.media?.closest("a[href]");
        if (this.selectableItemsHighlighted || event.detail > 1) event.preventDefault();
        else if (link && this._host.contains(link)) link.dispatchEvent(new MouseEvent("click", event));
    }

    /** Offers what can be done with the selection; with an opener, to the keyboard. */
    _offer(opener) {
        if (this.hasActiveTextSelection) this._menus.offer(opener);
    }

    _close(isReturning) {
        this.#menu.close(isReturning);
    }

    /** Leaves what a person did last: false where there is nothing to leave. */
    _leave() {
        if (this.#menu.isOpen) this.#menu.close(true);
        else if (this.hasActiveTextSelection) this.resetTextSelection();
        else if (this.selectableItemsHighlighted) this.selectableItemsHighlighted = false;
        else return false;
        return true;
    }

    /** What the button does. */
    _toggle() {
        if (this.state === "failed") this.analyze();
        else this.selectableItemsHighlighted = !this.selectableItemsHighlighted;
    }
}

reflect(LiveText.prototype);
for (const [part, names] of PARTS) forward(LiveText.prototype, part, names);
