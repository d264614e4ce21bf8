import { boundsOf, icon, make, on, settle } from "./dom.js";

/** A picture that is smaller either way, in CSS pixels, has no button: it would cover what it is about. */
const LEAST = 120;
/** Between quick actions. */
const GAP = 6;

/** The Live Text button and the Quick Actions. */
export class Supplement {
    #core;
    #isVisible = false;
    #isLarge = false;
    #size = "";
    #actions = [];
    #insets = { top: 8, left: 8, bottom: 8, right: 8 };
    #font = "";
    #quick = make("div", { className: "quick", part: "quick-actions", role: "toolbar" });
    #more = make("button", { className: "quick-action more", part: "quick-action", type: "button", "aria-haspopup": "menu", "aria-expanded": "false" });
    #button = make("button", { className: "live", part: "button", type: "button" }, icon("text"));
    #status = make("div", { className: "status", role: "status", "aria-live": "polite" });
    element = make("div", { className: "supplement", part: "supplement", hidden: true }, make("div", { className: "tools" }, this.#quick, this.#button));

    /** Does it come and go gently? */
    isAnimated = false;

    /** `core` has `_toggle()`, which turns highlighting on and off or tries again what failed, and `_menus`. */
    constructor(core) {
        this.#core = core;
        this.elements = [this.element, this.#status];
        on(this.#button, "click", (event) => {
            settle(event);
            core._toggle();
        });
        on(this.#more, "click", (event) => {
            settle(event);
            core._menus.more(this.#actions.slice(this.#quick.childElementCount - 1), this.#more);
        });
    }

    get liveTextButtonVisible() {
        return this.#isVisible;
    }

    /** { top, left, bottom, right } in CSS pixels: how far the button and the Quick Actions stay from the edges. */
    get supplementaryInterfaceContentInsets() {
        return { ...this.#insets };
    }

    set supplementaryInterfaceContentInsets(insets) {
        for (const side of Object.keys(this.#insets)) {
            this.#insets[side] = Number(insets?.[side]) || 0;
            this.#core._host.style.setProperty(`--live-text-inset-${side}`, `${this.#insets[side]}px`);
        }
    }

    /** A CSS font such as "600 12px Inter": its family and weight count, its size does not. */
    get supplementaryInterfaceFont() {
        return this.#font;
    }

    set supplementaryInterfaceFont(font) {
        const { style } = make("i"), host = this.#core._host.style;
        style.font = this.#font = font ?? "";
        host.setProperty("--live-text-font-family", style.fontFamily);
        host.setProperty("--live-text-font-weight", style.fontWeight);
    }

    /** Shows what there is to do, in some words. */
    render(actions, words) {
        this.#actions = actions;
        this.#size = "";
        this.#quick.ariaLabel = words.quickActions;
        this.#button.title = words.liveText;
        this.#button.ariaLabel = words.liveText;
        this.#more.replaceChildren(icon("more"), make("span", { className: "label" }, words.more));
        this.#more.ariaLabel = words.more;
    }

    /** Shows how things stand. */
    update(isHighlighted) {
        const core = this.#core, button = this.#button, words = core._words, isReading = core.state === "reading", isFailed = core.state === "failed";
        const said = isFailed ? words.failed : isReading ? words.reading : "";
        button.ariaPressed = String(isHighlighted);
        button.title = said || words.liveText;
        if (button.dataset.icon !== core.state) button.replaceChildren(icon(isFailed ? "failed" : "text"));
        button.dataset.icon = core.state;
        this.element.classList.toggle("on", isHighlighted || isReading || isFailed);
        this.element.classList.toggle("reading", isReading);
        this.#quick.hidden = !isHighlighted || !this.#actions.length;
        if (this.#status.textContent !== said) this.#status.textContent = said;
        this.#show();
    }

    /** Lays it over a rectangle of the element; over a film it keeps away from the controls, which are at the bottom. */
    place(rect, hasControls) {
        for (const [name, value] of Object.entries(rect)) this.element.style[name] = `${value}px`;
        this.#isLarge = Math.min(rect.width, rect.height) >= LEAST;
        this.element.classList.toggle("high", hasControls);
        this.#show();
    }

    #show() {
        const core = this.#core, isHidden = core.isSupplementaryInterfaceHidden, isBusy = core.state === "reading" || core.state === "failed";
        const isUseful = core._isActive("textSelection") && core._text.words.length + core._items.length > 0;
        this.element.hidden = !this.#isLarge || !(isUseful || isBusy);
        this.element.classList.toggle("hidden", isHidden);
        this.element.classList.toggle("animated", this.isAnimated);
        if (!this.element.hidden && !this.#quick.hidden) this.#fit();
        const visible = isUseful && this.#isLarge && !isHidden;
        if (visible === this.#isVisible) return;
        this.#isVisible = visible;
        core._send("livetextbuttonchange", { visible });
    }

    /** As many actions as there is room for; the others are behind "More". */
    #fit() {
        const room = this.element.clientWidth - 70, size = `${room},${this.#actions.length}`;
        if (size === this.#size || room < 0) return;
        this.#size = size;
        const elements = this.#actions.map(({ element }) => element);
        this.#quick.replaceChildren(...elements, this.#more);
        const widths = [...this.#quick.children].map(({ offsetWidth }) => offsetWidth + GAP), more = widths.pop();
        const fitting = (limit) => {
            let used = 0;
            const count = widths.findIndex((width) => (used += width) > limit);
            return count < 0 ? widths.length : count;
        };
        const count = fitting(room) === widths.length ? widths.length : fitting(room - more);
        this.#quick.replaceChildren(...elements.slice(0, count), ...(count < widths.length ? [this.#more] : []));
    }

    /** Is a point of the window on the button or the Quick Actions? */
    has({ x, y }) {
        return this.#isVisible && [this.#button, this.#quick].some((part) => {
            const box = boundsOf(part);
            return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
        });
    }
}
