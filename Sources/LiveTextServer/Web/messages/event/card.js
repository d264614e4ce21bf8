import { iconButton, make } from "../shared/dom.js";
import { ICONS } from "../shared/icons.js";
import { counted } from "../shared/languages.js";
import { formatted, momentOf, remaining } from "../shared/moments.js";

/** How often each answer was given. */
export function answersOf({ responses }) {
    const values = Object.values(responses ?? {});
    return { accepted: values.filter((answer) => answer === "accepted").length, declined: values.filter((answer) => answer === "declined").length };
}

/** What the one who invited sees of the answers. */
export function answerText(app) {
    const { words, message, environment: { locale } } = app, { accepted, declined } = answersOf(message);
    const parts = [accepted && counted(words.acceptedCount, accepted, locale), declined && counted(words.declinedCount, declined, locale)].filter(Boolean);
    return parts.length ? parts.join(" · ") : words.noAnswers;
}

/** Accept and decline, or what was answered. */
export function answerButtons(app) {
    const { words, message } = app, own = message.responses[app.activeConversation.localParticipantIdentifier];
    const button = (answer, label, className = "") => {
        const element = make("button", { type: "button", className }, label);
        element.addEventListener("click", () => app.answer(answer));
        return element;
    };
    if (own === "accepted" || own === "declined") {
        return make("div", { className: "row answers" }, make("span", { className: `answer ${own}`, role: "status" }, own === "accepted" ? words.youAccept : words.youDecline), button(null, words.change, "quiet"));
    }
    return make("div", { className: "row answers" }, button("accepted", words.accept, "main"), button("declined", words.decline));
}

/** An invitation in the transcript. */
export class Card {
    #timer = 0;
    #countdown = make("p", { className: "countdown", role: "timer" });
    #moment;
    #app;

    constructor(app) {
        const { words, message, environment: { locale } } = app, { event } = message;
        this.#app = app;
        this.#moment = momentOf(event.start, event.timeZone);
        const day = (options) => (this.#moment ? new Intl.DateTimeFormat(locale, { timeZone: this.#moment.timeZone, ...options }).format(this.#moment.time) : "");
        const info = iconButton(ICONS.info, words.details, { className: "info" });
        info.addEventListener("click", () => app.requestPresentationStyle("expanded").catch(() => {}));
        this.element = make("main", { className: "event" },
            make("div", { className: "leaf", "aria-hidden": "true" }, make("span", {}, day({ month: "short" })), make("b", {}, day({ day: "numeric" }))),
            make("div", { className: "what" }, make("h1", { dir: "auto" }, event.title || words.invitation),
                make("p", {}, this.#moment ? formatted(this.#moment, locale) : event.start),
                event.location ? make("p", { className: "where", dir: "auto" }, event.location) : null, this.#countdown),
            message.isPending ? null : info,
            message.isPending ? null : app.isOwn ? make("p", { className: "row answers tally" }, make("span", {}, words.yours), make("span", {}, answerText(app))) : answerButtons(app));
        this.#tick();
    }

    stop() {
        clearTimeout(this.#timer);
    }

    /** Counts by the second only near the end: what nobody can see change costs nothing. */
    #tick() {
        if (!this.#moment) return;
        const { words, environment: { locale } } = this.#app, now = Date.now(), left = remaining(this.#moment.time, locale, now), time = this.#moment.time - now;
        this.#countdown.textContent = left ?? words.begun;
        // What is shown ends a moment after the full second or minute.
        if (left !== null) this.#timer = setTimeout(() => this.#tick(), (time % (time > 3_600_000 ? 60_000 : 1000)) + 1);
    }
}
