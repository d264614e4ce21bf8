import { copy, filled, harmless, isEvent, saveEvent } from "./actions.js";
import { make, on, settle } from "./dom.js";
import { labels } from "./labels.js";

const ENTRY = { className: "menu-item", part: "menu-item", role: "menuitem", tabIndex: -1 };

/** What can be done with data, codes and selected text: the entries of menus, and Quick Actions. */
export class ItemMenus {
    #menu;
    #host;

    constructor(menu, host) {
        this.#menu = menu;
        this.#host = host;
    }

    /** A link or a button: nothing opens but by a person's click. */
    #actionElement(item, { title, url }, label, looks = ENTRY) {
        const href = harmless(url);
        const target = /^http/.test(href) ? "_blank" : "";
        const element = href ? make("a", { ...looks, href, target, rel: "noopener noreferrer" }, label) : make("button", { ...looks, type: "button" }, label);
        on(element, "click", (event) => {
            event.stopPropagation();
            if (!this.#host._send("action", { title, url, item: { type: item.type, text: item.text } }, true)) event.preventDefault();
            else if (isEvent(url)) saveEvent(url);
            // A button in a link would follow it.
            if (!href) event.preventDefault();
            this.#menu.close(true);
        });
        return element;
    }

    /** The first action of each item. */
    quickActions(items) {
        return items.filter(({ actions }) => actions.length).map((item) =>
            this.#actionElement(item, item.actions[0], `${item.actions[0].title} ${item.title}`, { className: "quick-action", part: "quick-action" }));
    }

    #commandElement(label, run) {
        const element = make("button", { ...ENTRY, type: "button" }, label);
        on(element, "click", (event) => {
            settle(event);
            this.#menu.close(true);
            run();
        });
        return element;
    }

    #linkElements(item, name, template) {
        const url = template && filled(template, item.text.replace(/\s+/g, " "));
        return url ? [this.#actionElement(item, { title: labels[name], url }, labels[name])] : [];
    }

    /** Copy, and Share where the browser can. */
    #textCommands(text) {
        const share = () => navigator.share({ text }).catch(() => {});
        return [this.#commandElement(labels.copy, () => copy(text)),
            ...(navigator.canShare?.({ text }) ? [this.#commandElement(labels.share, share)] : [])];
    }

    /** The menu of a datum or a code; beside it, or at the place of a long press. */
    open(item, press) {
        const directions = this.#host.getAttribute("directions-url") ?? "https://www.openstreetmap.org/directions?to={text}";
        this.#menu.show(item.text, [
            ...item.actions.map((action) =>
                this.#actionElement(item, action, isEvent(action.url) ? labels.addToCalendar : action.title)),
            ...(item.type === "postalAddress" ? this.#linkElements(item, "directions", directions) : []),
            ...item.copies.map(([name, value]) => this.#commandElement(labels[name], () => copy(value))),
            ...this.#textCommands(item.text),
        ], press ?? item.element, item.element);
    }

    /**
     * What can be done with a selection that ends with a word: Look Up and Translate where the page says at which address,
     * and all there is after a touch, which brings `selectAll`.
     */
    offer(text, anchor, opener, selectAll) {
        const item = { type: "selection", text };
        const links = ["lookUp", "translate"].flatMap((name) => this.#linkElements(item, name, this.#host.getAttribute(`${name.toLowerCase()}-url`)));
        const more = selectAll ? [this.#commandElement(labels.selectAll, selectAll)] : [];
        if (links.length + more.length) this.#menu.show(labels.selection, [...links, ...this.#textCommands(text), ...more], anchor, opener);
    }
}
