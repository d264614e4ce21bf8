import { on, settle } from "./dom.js";
import { Gestures } from "./gestures.js";
import { Handles } from "./handles.js";
import { ItemMenus } from "./item-menus.js";
import { labels } from "./labels.js";
import { Menu } from "./menu.js";
import { drawShade } from "./shade.js";
import { SupplementedElement } from "./supplemented-element.js";

const CONCRETE = ["textSelection", "dataDetectors"];
const LONG_PRESS = "allow-long-press-for-data-detectors-in-text-mode";

/**
 * Selectable text and tappable data over an <img>, <picture>, <canvas> or <video>.
 *
 * An analysis speaks in pixels of the upright picture; points that are asked about are CSS pixels from the element's top
 * left corner; ranges are [start, end) in UTF-16 units of the transcript.
 *
 * Events, none of which bubbles: `shouldbegin` (cancelable; { point, type }), `contentsrect` (set `detail.rect` to
 * { x, y, width, height } in shares of the box), `livetextbuttonchange` ({ visible }), `highlightchange`
 * ({ highlighted }), `selectionchange`, `analysischange`, `action` (cancelable; { title, url, item }), `error` ({ error }).
 */
export class LiveTextElement extends SupplementedElement {
    static get observedAttributes() {
        return [...super.observedAttributes, "preferred-interaction-types", "supplementary-interface-hidden"];
    }

    /** What is said and shown; change entries before elements are made. */
    static get labels() {
        return labels;
    }

    #preferred = [];
    #isHighlighted = false;
    #menu = new Menu(this._root);
    _menus = new ItemMenus(this.#menu, this);

    constructor() {
        super();
        const handles = new Handles(this);
        this._overlay.page.append(...handles.elements);
        on(this, "selectionchange", () => handles.update());
        on(this._layer.element, "click", (event) => this.#onTextClick(event));
        on(this._root, "keydown", ({ key }) => {
            if (key !== "Escape") return;
            if (this.#menu.isOpen) this.#menu.close(true);
            else if (this.hasActiveTextSelection) this.resetTextSelection();
            else this.selectableItemsHighlighted = false;
        });
        new Gestures(this);
    }

    connectedCallback() {
        for (const name of Object.keys(this).filter((name) => name in LiveTextElement.prototype)) {
            // Set on the element before this module was there.
            const value = this[name];
            delete this[name];
            this[name] = value;
        }
        super.connectedCallback();
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.#menu.close();
    }

    attributeChangedCallback(name, old, value) {
        if (name === "preferred-interaction-types") this.preferredInteractionTypes = value;
        else if (name === "supplementary-interface-hidden") this.isSupplementaryInterfaceHidden = value !== null;
        else super.attributeChangedCallback(name, old, value);
    }

    _setState(name, isSet) {
        this._states[isSet ? "add" : "delete"](name);
    }

    get _isWanted() {
        return this.#preferred.length > 0;
    }

    _show(analysis) {
        this.#menu.close();
        super._show(analysis);
        this._quickActions = this._menus.quickActions(this._items);
        this.#setHighlighted(false);
        this._update();
    }

    // Interaction

    /** "automatic", "automaticTextOnly", "textSelection", "dataDetectors"; empty, as it is first, turns everything off. */
    get preferredInteractionTypes() {
        return [...this.#preferred];
    }

    set preferredInteractionTypes(types) {
        this.#preferred = typeof types === "string" ? types.match(/\w+/g) ?? [] : [...(types ?? [])];
        this._update();
        this._request();
    }

    /** Never "automatic": what it stands for, which is data only while the Live Text button is on. None without an analysis. */
    get activeInteractionTypes() {
        if (!this.analysis) return [];
        if (!this.#preferred.some((type) => /^automatic/.test(type))) return CONCRETE.filter((type) => this.#preferred.includes(type));
        return CONCRETE.slice(0, this.#isHighlighted ? 2 : 1);
    }

    _isActive(type) {
        return this.activeInteractionTypes.includes(type);
    }

    get selectableItemsHighlighted() {
        return this.#isHighlighted;
    }

    set selectableItemsHighlighted(value) {
        this.#setHighlighted(Boolean(value) && this.activeInteractionTypes.length > 0);
    }

    #setHighlighted(value) {
        if (value === this.#isHighlighted) return;
        this.#isHighlighted = value;
        this._update();
        this._send("highlightchange", { highlighted: value });
    }

    get allowLongPressForDataDetectorsInTextMode() {
        return this.getAttribute(LONG_PRESS) !== "false";
    }

    set allowLongPressForDataDetectorsInTextMode(value) {
        this.setAttribute(LONG_PRESS, Boolean(value));
    }

    _update() {
        const active = this.activeInteractionTypes, isHighlighted = this.#isHighlighted, isOn = active.length > 0;
        if (!isOn && isHighlighted) return this.#setHighlighted(false);
        const isSelectable = active.includes("textSelection");
        if (!isSelectable) this.resetTextSelection();
        if (!isOn) this.#menu.close();
        this._overlay.element.hidden = !isOn;
        this._data.element.hidden = !active.includes("dataDetectors");
        this._layer.element.tabIndex = isSelectable ? 0 : -1;
        this._setState("unselectable", !isSelectable);
        this._setState("highlighted", isHighlighted);
        if (isHighlighted) drawShade(this._shade, this.analysis, this._text, this._items);
        this._updateSupplement(isSelectable && this._text.words.length + this._items.length > 0, isHighlighted);
    }

    // Places

    hasText(point) {
        return this._isActive("textSelection") && this.analysisHasText(point);
    }

    hasDataDetector(point) {
        return this._isActive("dataDetectors") && this._data.itemAt(this._overlay.shownPoint(point)) !== undefined;
    }

    hasInteractiveItem(point) {
        return this.hasText(point) || this.hasDataDetector(point) || this.hasSupplementaryInterface(point);
    }

    // Actions

    _begins(event, type) {
        return this._send("shouldbegin", { point: this._overlay.point(event), type }, true);
    }

    _onTap(item, event) {
        settle(event);
        if (this._begins(event, "dataDetectors")) this._menus.open(item);
    }

    /** A click on text that lies on a link follows it, as it would without the text, but not while Live Text is on. */
    #onTextClick(event) {
        const link = this._watch.media?.closest("a[href]");
        if (this.#isHighlighted || event.detail > 1) event.preventDefault();
        else if (link && this.contains(link)) link.dispatchEvent(new MouseEvent("click", event));
    }

    /** Offers what can be done with the selection; with an opener, to the keyboard. */
    _offer(opener) {
        const end = this.selectedRanges.at(-1)?.[1];
        if (!end) return;
        const selectAll = this._states.has("touched") && (() => (this.selectedRanges = [[0, this.text.length]]));
        this._menus.offer(this.selectedText, this._text.wordAt(end - 1).element, opener, selectAll);
    }
}
