import { boundsOf, make, on } from "./dom.js";

/** The least room between what is shown and the window's edges, and between it and what it belongs to, in CSS pixels. */
const EDGE = 6, GAP = 8;

/** What is open beside a datum or a selection: a list, a bar or a card; one is open at a time. */
export class Menu {
    #root;
    #open = null;

    constructor(root) {
        this.#root = root;
    }

    get isOpen() {
        return this.#open !== null;
    }

    /**
     * Shows `children`. `kind` is "menu", "bar" or "card"; `place()` returns the rectangle in the window to be beside, and `gap` how far.
     * With an opener the keyboard goes to what is shown, and back to the opener when it closes.
     */
    show({ kind, title, children, place, gap = GAP, opener, direction }) {
        this.close();
        const heading = kind === "menu" ? [make("div", { className: "title", dir: "auto", "aria-hidden": "true" }, title)] : [];
        const element = make("div", {
            className: kind === "menu" ? "menu" : `menu ${kind}`, part: "menu", role: kind === "card" ? "dialog" : "menu", popover: "manual", tabIndex: -1, "aria-label": title, dir: direction,
        }, ...heading, ...children);
        this.#root.append(element);
        element.showPopover();
        const done = new AbortController(), options = { signal: done.signal, capture: true };
        this.#open = { element, done, opener, place, gap };
        this.#settle();
        on(window, "pointerdown", (event) => event.composedPath().includes(element) || this.close(), options);
        for (const name of ["scroll", "resize"]) on(window, name, ({ target }) => target === element || this.#settle(), options);
        on(element, "keydown", (event) => this.#onKey(event));
        if (!opener) return;
        this.#setExpanded(true);
        (this.#entries()[0] ?? element).focus({ preventScroll: true });
    }

    /** `isReturning` gives the keyboard back to what opened it. */
    close(isReturning = false) {
        if (!this.#open) return;
        const { element, done, opener } = this.#open;
        this.#setExpanded(false);
        this.#open = null;
        done.abort();
        element.remove();
        if (isReturning && opener) (opener.checkVisibility() ? opener : this.#root.querySelector(".text")).focus({ preventScroll: true });
    }

    #setExpanded(isExpanded) {
        const { opener } = this.#open;
        if (opener?.ariaHasPopup) opener.ariaExpanded = String(isExpanded);
    }

    /** Puts it below what it belongs to, above where there is no room, or where there is more; closes it once that is out of sight. */
    #settle() {
        const { element, place, gap } = this.#open, box = place();
        if (box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth) return this.close();
        const isBar = element.classList.contains("bar"), above = box.top - gap - EDGE, below = innerHeight - box.bottom - gap - EDGE;
        element.style.maxHeight = "";
        const { width, height } = boundsOf(element);
        const fits = (room) => height <= room, isAbove = isBar ? fits(above) || (!fits(below) && above > below) : !fits(below) && above > below;
        const room = Math.max(isAbove ? above : below, 120);
        element.style.maxHeight = `${room}px`;
        const shown = Math.min(height, room), top = isAbove ? box.top - gap - shown : box.bottom + gap;
        const middle = isBar ? (box.left + box.right - width) / 2 : element.matches(":dir(rtl)") ? box.right - width : box.left;
        element.style.left = `${Math.max(Math.min(middle, document.documentElement.clientWidth - width - EDGE), EDGE)}px`;
        element.style.top = `${Math.max(Math.min(top, innerHeight - shown - EDGE), EDGE)}px`;
    }

    #entries() {
        return [...this.#open.element.querySelectorAll("[role=menuitem], button, a")];
    }

    #onKey(event) {
        const { element } = this.#open;
        if (element.matches("[role=dialog]")) return;
        const entries = this.#entries(), index = entries.indexOf(element.getRootNode().activeElement), isRTL = element.matches(":dir(rtl)");
        const next = { ArrowDown: index + 1, ArrowUp: index - 1, ArrowRight: index + (isRTL ? -1 : 1), ArrowLeft: index - (isRTL ? -1 : 1), Home: 0, End: -1 }[event.key];
        if (event.key === "Tab") this.close(true);
        if (next === undefined) return;
        event.preventDefault();
        entries.at(next % entries.length).focus();
    }
}
