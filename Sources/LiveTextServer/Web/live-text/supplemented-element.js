import { icon, make, on, settle } from "./dom.js";
import { labels } from "./labels.js";
import { LayeredElement } from "./layered-element.js";

/** What has the Live Text button and the Quick Actions. */
export class SupplementedElement extends LayeredElement {
    #insets = { top: 8, left: 8, bottom: 8, right: 8 };
    #font = "";
    #isHidden = false;
    #isVisible = false;
    #quick = make("div", { className: "quick", part: "quick-actions", role: "toolbar", "aria-label": labels.quickActions });
    #button = make("button", { className: "live", part: "button", type: "button", title: labels.liveText, "aria-label": labels.liveText }, icon());
    #element = make("div", { className: "supplement", part: "supplement", hidden: true },
        make("div", { className: "tools" }, this.#quick, this.#button));

    constructor() {
        super();
        this._root.append(this.#element);
        on(this.#button, "click", (event) => {
            settle(event);
            this.selectableItemsHighlighted = !this.selectableItemsHighlighted;
        });
    }

    get liveTextButtonVisible() {
        return this.#isVisible;
    }

    get isSupplementaryInterfaceHidden() {
        return this.#isHidden;
    }

    set isSupplementaryInterfaceHidden(value) {
        this.setSupplementaryInterfaceHidden(value, true);
    }

    setSupplementaryInterfaceHidden(hidden, animated) {
        this.#isHidden = Boolean(hidden);
        this.#element.classList.toggle("animated", Boolean(animated));
        this.#element.classList.toggle("hidden", this.#isHidden);
        this._update();
    }

    /** { top, left, bottom, right } in CSS pixels: how far the button and the Quick Actions stay from the edges. */
    get supplementaryInterfaceContentInsets() {
        return { ...this.#insets };
    }

    set supplementaryInterfaceContentInsets(insets) {
        for (const side of Object.keys(this.#insets)) {
            this.#insets[side] = Number(insets?.[side]) || 0;
            this.style.setProperty(`--live-text-inset-${side}`, `${this.#insets[side]}px`);
        }
    }

    /** A CSS font such as "600 12px Inter": its family and weight count, its size does not. */
    get supplementaryInterfaceFont() {
        return this.#font;
    }

    set supplementaryInterfaceFont(font) {
        const { style } = make("i");
        style.font = this.#font = font ?? "";
        this.style.setProperty("--live-text-font-family", style.fontFamily);
        this.style.setProperty("--live-text-font-weight", style.fontWeight);
    }

    hasSupplementaryInterface(point) {
        const { x, y } = this._overlay.toWindow.transformPoint({ x: Number(point?.x), y: Number(point?.y) });
        return this.#isVisible && [this.#button, this.#quick].some((part) => {
            const box = part.getBoundingClientRect();
            return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
        });
    }

    set _quickActions(elements) {
        this.#quick.replaceChildren(...elements);
    }

    _updateSupplement(isThere, isHighlighted) {
        this.#element.hidden = !isThere;
        this.#button.setAttribute("aria-pressed", isHighlighted);
        this.#quick.hidden = !isHighlighted || !this.#quick.childElementCount;
        const visible = isThere && !this.#isHidden;
        if (visible === this.#isVisible) return;
        this.#isVisible = visible;
        this._send("livetextbuttonchange", { visible });
    }

    _place() {
        for (const [name, value] of Object.entries(super._place() ?? {})) this.#element.style[name] = `${value}px`;
    }
}
