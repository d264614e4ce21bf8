import { boundsOf } from "./dom.js";
import { copy, filled, harmless, save, siteOf } from "./actions.js";
import { Entries } from "./entries.js";

const DIRECTIONS = "https://www.openstreetmap.org/directions?to={text}";
/** Below a finger there has to be room for the handles of a selection. */
const HANDLES = 30;
/** What there are cards for. */
const CARDS = ["contact", "wifi", "event", "product"];
/** Actions that nobody wants before he has asked for them. */
const UNWANTED = new Set(["Convert Unit", "Convert Currency", "Look Up Company", "Look Up Maker"]);

/** What can be done with data, codes and selected text: menus, cards, the bar of a selection, and Quick Actions. */
export class ItemMenus {
    #menu;
    #core;
    #entries;

    constructor(menu, core) {
        this.#menu = menu;
        this.#core = core;
        this.#entries = new Entries(core);
    }

    /** The actions of an item: those of web sites that the picture does not name itself only where they are wanted. */
    #actionsOf(item) {
        const isOwn = (url) => item.type === "link" || (item.type === "code" && ["url", "contact"].includes(item.content.type)) || !siteOf(url);
        return item.actions.filter(({ url }) => this.#core.webActions || isOwn(url));
    }

    #actionElements(item) {
        const actions = this.#actionsOf(item), isTwice = ({ title }) => actions.filter((other) => other.title === title).length > 1;
        return actions.map((action) => this.#entries.action(item, action, { detail: isTwice(action) ? target(action.url) : "" }));
    }

    /** The first action of each item, once each: { item, action, element }. */
    quickActions(items) {
        const seen = new Set();
        return items.flatMap((item) => {
            const [action] = this.#actionsOf(item);
            const url = harmless(action?.url) ?? action?.url;
            if (!action || UNWANTED.has(action.title) || seen.has(url)) return [];
            seen.add(url);
            return [{ item, action, element: this.#entries.action(item, action, { isQuick: true }) }];
        });
    }

    #linkElements(item, title, template) {
        const url = template && filled(template, item.text.replace(/\s+/g, " "));
        return url && (this.#core.webActions || !siteOf(url)) ? [this.#entries.action(item, { title, url })] : [];
    }

    #copyCommand(text) {
        return this.#entries.command(this.#core._words.copy, () => copy(text));
    }

    /** Share where the browser can. */
    #shareCommands(text) {
        const share = () => navigator.share({ text }).catch(() => {});
        return navigator.canShare?.({ text }) ? [this.#entries.command(this.#core._words.share, share)] : [];
    }

    /** The menu or the card of a datum or a code; beside it, or at the place of a long press. */
    async open(item, press) {
        if (CARDS.includes(item.content?.type)) {
            // A file of its own: it is wanted only now.
            const { cardOf } = await import("./live-text-more.js").catch(() => ({}));
            if (item.element.isConnected) this.#open(item, press, cardOf?.(item, this.#core._words, this.#core._root));
        } else this.#open(item, press, null);
    }

    #open(item, press, card) {
        const core = this.#core, words = core._words, { element } = item;
        const children = card ? [...card.children, ...(card.file ? [this.#entries.command(card.file.label, () => save(card.file.text, card.file.type, card.file.name))] : [])] : [];
        const actions = [...children, ...this.#actionElements(item),
            ...(item.type === "postalAddress" ? this.#linkElements(item, "Directions", core.directionsUrl ?? DIRECTIONS) : []),
            this.#copyCommand(item.text), ...this.#shareCommands(item.text)];
        // A card is no menu: what is in it is read in order.
        if (card) for (const child of actions) if (child.getAttribute("role") === "menuitem") [child.role, child.tabIndex] = [null, 0];
        const place = press ? () => new DOMRect(press.clientX, press.clientY, 0, 0) : () => boundsOf(element);
        this.#menu.show({ kind: card ? "card" : "menu", title: card ? card.title : item.text, children: actions, place, opener: element, direction: words.direction });
    }

    /** What Quick Actions had no room for. */
    more(actions, opener) {
        const words = this.#core._words;
        this.#menu.show({ kind: "menu", title: words.quickActions, children: actions.map(({ item, action }) => this.#entries.action(item, action, { detail: item.title })), place: () => boundsOf(opener), opener, direction: words.direction });
    }

    /** What can be done with the selection: Look Up and Translate where the page says at which address, and all there is after a touch. */
    offer(opener) {
        const core = this.#core, words = core._words, item = { type: "selection", text: core.selectedText }, isTouch = core._hasState("touched");
        const links = [["Look Up", core.lookupUrl], ["Translate", core.translateUrl]].flatMap(([title, template]) => this.#linkElements(item, title, template));
        const selectAll = isTouch ? [this.#entries.command(words.selectAll, () => core._selected.selectAll())] : [];
        if (!links.length && !isTouch && !opener) return;
        const copyElement = this.#copyCommand(item.text), share = this.#shareCommands(item.text);
        const children = isTouch ? [copyElement, ...selectAll, ...links, ...share] : [...links, copyElement, ...share];
        this.#menu.show({
            kind: isTouch ? "bar" : "menu", title: words.selectedText, children, place: () => core._selected.bounds, gap: isTouch ? HANDLES : undefined, opener, direction: words.direction,
        });
    }
}

/** What a URL reaches: a number, an address or a site. */
const target = (url) => decodeURIComponent((harmless(url) ?? "").replace(/^[a-z]+:(\/\/)?/i, "").split("?")[0].replace(/\/$/, ""));
