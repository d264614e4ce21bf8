import { make } from "../shared/dom.js";
import { formatted, momentOf } from "../shared/moments.js";

/** The dates in recent pictures: a tap makes an invitation, which waits to be sent. */
export function dateList(app, found) {
    const { words, environment: { locale } } = app;
    if (!found.length) return make("main", {}, make("p", { className: "note" }, words.noDates));
    return make("main", {}, make("ul", { className: "dates", "aria-label": words.invitation }, ...found.map(({ event, image }) => {
        const button = make("button", { type: "button" }, make("b", { dir: "auto" }, event.title || words.invitation), make("span", {}, formatted(momentOf(event.start, event.timeZone), locale)),
            event.location ? make("span", { className: "where", dir: "auto" }, event.location) : null);
        button.addEventListener("click", () => app.insert(event, image));
        return make("li", {}, button);
    })));
}
