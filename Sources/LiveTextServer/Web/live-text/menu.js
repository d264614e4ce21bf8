import { make, on } from "./dom.js";

/** The menu of a datum or a selection; one is open at a time. */
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
     * Shows entries beside an element, or at the place of a press. With an opener the keyboard goes to the menu, and back
     * to the opener when it closes.
     */
    show(title, entries, anchor, opener) {
        this.close();
        const element = make("div", { className: "menu", part: "menu", role: "menu", popover: "manual", "aria-label": title },
            make("div", { className: "title", "aria-hidden": "true" }, title), ...entries);
        this.#root.append(element);
        element.showPopover();
        const box = anchor.getBoundingClientRect?.() ?? new DOMRect(anchor.clientX, anchor.clientY, 0, 0);
        const { width, height } = element.getBoundingClientRect();
        // A selection has handles above and below.
        const gap = opener ? 6 : 20, top = box.bottom + gap + height <= innerHeight ? box.bottom + gap : box.top - height - gap;
        element.style.left = `${Math.max(Math.min(box.left, innerWidth - width - 6), 6)}px`;
        element.style.top = `${Math.max(Math.min(top, innerHeight - height - 4), 4)}px`;
        const done = new AbortController(), options = { signal: done.signal, capture: true };
        this.#open = { element, done, opener };
        addEventListener("pointerdown", (event) => event.composedPath().includes(element) || this.close(), options);
        for (const name of ["scroll", "resize"]) addEventListener(name, () => this.close(), options);
        on(element, "keydown", (event) => this.#onKey(event, entries));
        if (!opener) return;
        opener.setAttribute("aria-expanded", "true");
        entries[0].focus({ preventScroll: true });
    }

    /** `isReturning` gives the keyboard back to what opened the menu. */
    close(isReturning = false) {
        if (!this.#open) return;
        const { element, done, opener } = this.#open;
        this.#open = null;
        done.abort();
        element.remove();
        opener?.setAttribute("aria-expanded", "false");
        if (isReturning && opener) (opener.checkVisibility() ? opener : this.#root.querySelector(".text")).focus({ preventScroll: true });
    }

    #onKey(event, entries) {
        const index = entries.indexOf(this.#root.activeElement);
        const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key];
        if (event.key === "Tab") this.close(true);
        if (next === undefined) return;
        event.preventDefault();
        entries.at(next % entries.length).focus();
    }
}
