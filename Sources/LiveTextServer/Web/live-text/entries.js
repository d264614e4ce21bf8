import { eventIn, harmless, save, siteOf } from "./actions.js";
import { icon, make, on, settle } from "./dom.js";
import { titleOf } from "./labels.js";

const ICONS = {
    call: "call", sendMessage: "message", sendEmail: "email", openLink: "link", showInMaps: "map", directions: "map", addToCalendar: "event", addContact: "contact",
    flightStatus: "flight", trackShipment: "product", openProfile: "contact", search: "search",
};

/** The drawing for an action, by its title; that of a link where it is not known. */
export const iconOf = ({ title }) => icon(title.startsWith("Look Up") ? "search" : titleOf(title, ICONS));

/** What can be clicked in menus, bars and cards. */
export class Entries {
    #core;

    /** `core` has `_close()`, which closes what is open, and `_send`. */
    constructor(core) {
        this.#core = core;
    }

    /** A link or a button with the title of an action and, before anything leaves the machine, where it goes. */
    action(item, action, { detail = "", isQuick = false } = {}) {
        const { title, url } = action, href = harmless(url), site = siteOf(url), core = this.#core, label = titleOf(title, core._words);
        const looks = isQuick ? { className: "quick-action", part: "quick-action" } : { className: "menu-item", part: "menu-item", role: "menuitem", tabIndex: -1 };
        const texts = [make("span", { className: "label" }, label), ...[detail, site].filter(Boolean).map((text) => make("span", { className: "detail", dir: "auto" }, text))];
        // What a quick action is about is said to those who come near or do not see.
        if (isQuick) looks.title = looks["aria-label"] = `${label} ${item.title}${site && ` – ${site}`}`;
        const content = [iconOf(action), ...(isQuick ? texts.slice(0, 1) : texts)];
        const element = href ? make("a", { ...looks, href, target: site ? "_blank" : "", rel: "noopener noreferrer" }, ...content) : make("button", { ...looks, type: "button" }, ...content);
        on(element, "click", (event) => {
            event.stopPropagation();
            const calendar = eventIn(url);
            if (!core._send("action", { title, url, item: { type: item.type, text: item.text } }, true)) event.preventDefault();
            else if (calendar) save(calendar, "text/calendar", "event.ics");
            // A button in a link would follow it.
            if (!href) event.preventDefault();
            core._close(true);
        });
        return element;
    }

    /** A button that does something here. */
    command(label, run, looks = {}) {
        const element = make("button", { className: "menu-item", part: "menu-item", role: "menuitem", tabIndex: -1, type: "button", ...looks }, make("span", { className: "label" }, label));
        on(element, "click", (event) => {
            settle(event);
            this.#core._close(true);
            run();
        });
        return element;
    }
}
