import { make } from "../shared/dom.js";
import { formatted, momentOf } from "../shared/moments.js";
import { answerButtons, answerText } from "./card.js";

/** All about an event: to read for those who were invited, to change for the one who invited. */
export class Details {
    #app;

    constructor(app) {
        this.#app = app;
        const { words } = app, calendar = make("button", { type: "button" }, words.addToCalendar);
        calendar.addEventListener("click", () => app.keep());
        this.element = make("main", { className: "details" }, ...(app.isOwn ? [make("p", { className: "tally" }, answerText(app)), this.#form()] : [...this.#facts(), answerButtons(app)]), make("div", { className: "row" }, calendar));
    }

    #facts() {
        const { words, message: { event }, environment: { locale } } = this.#app;
        const start = momentOf(event.start, event.timeZone), end = momentOf(event.end, event.timeZone);
        const when = [start && formatted(start, locale, "long"), end && formatted(end, locale, "long")].filter(Boolean).join(" – ");
        const facts = [[words.when, when || event.start], [words.where, event.location], [words.notes, event.notes]].filter(([, text]) => text);
        return [make("h1", { dir: "auto" }, event.title || words.invitation), make("dl", {}, ...facts.flatMap(([name, text]) => [make("dt", {}, name), make("dd", { dir: "auto" }, text)]))];
    }

    #form() {
        const { words, message: { event } } = this.#app, isDay = event.start.length === 10;
        const fields = {
            title: make("input", { type: "text", value: event.title ?? "", maxLength: 200, required: true }),
            start: make("input", { type: isDay ? "date" : "datetime-local", value: event.start.slice(0, isDay ? 10 : 16), required: true }),
            location: make("input", { type: "text", value: event.location ?? "", maxLength: 1000 }),
            notes: make("textarea", { value: event.notes ?? "", maxLength: 2000, rows: 3 }),
        };
        const label = (word, field) => make("label", {}, make("span", {}, word), field);
        const form = make("form", {}, label(words.name, fields.title), label(words.when, fields.start), label(words.where, fields.location), label(words.notes, fields.notes),
            make("button", { type: "submit", className: "main" }, words.update));
        // Forms are not submitted from here: the button's click is what sends.
        form.querySelector("button").addEventListener("click", async (click) => {
            click.preventDefault();
            if (!form.checkValidity()) return form.querySelector(":invalid").focus();
            const { start } = fields, changed = { ...event, title: fields.title.value.trim(), location: fields.location.value.trim() || undefined, notes: fields.notes.value.trim() || undefined };
            if (start.value !== event.start.slice(0, start.value.length)) Object.assign(changed, { start: start.value.length === 16 ? `${start.value}:00` : start.value, end: undefined });
            await this.#app.update(changed).then(() => this.#app.dismiss(), () => {});
            return undefined;
        });
        return form;
    }
}
