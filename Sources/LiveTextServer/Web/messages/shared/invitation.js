import { formatted, momentOf } from "./moments.js";

/** Lines that are this much of the tallest one's height are part of the title. */
const TITLE = 0.75;

const heightOf = ({ quad }) => (Array.isArray(quad) && quad.length === 4 ? Math.hypot(quad[3][0] - quad[0][0], quad[3][1] - quad[0][1]) : 0);

/** What a picture is about: its tallest line, and those as tall that follow it. */
function titleIn({ lines = [] }, dates) {
    const candidates = lines.filter(({ text }) => /\p{L}{2}/u.test(text ?? "") && !dates.some((date) => text.includes(date.text)));
    const tallest = Math.max(...candidates.map(heightOf), 0);
    return candidates.filter((line) => heightOf(line) >= TITLE * tallest).slice(0, 2).map(({ text }) => text).join(" ").slice(0, 200);
}

/** The events that a picture may be about: one for each day in it, with the time that follows. */
export function eventsIn(analysis) {
    const data = Array.isArray(analysis?.data) ? analysis.data : [], dates = data.filter(({ type, value }) => type === "date" && value);
    const place = data.find(({ type }) => type === "postalAddress")?.text.replace(/\s*\n\s*/g, ", ");
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return dates.flatMap(({ value }, index) => {
        const start = value.start ?? value.iso;
        if (!momentOf(start)) return [];
        const isDay = start.length === 10, clock = isDay && dates.slice(index + 1).map((date) => date.value.iso ?? date.value.start).find((iso) => /^\d\d:\d\d/.test(iso ?? ""));
        const event = { title: titleIn(analysis, dates), start: clock ? `${start}T${clock}` : start, timeZone };
        if (momentOf(value.end)) event.end = value.end;
        if (place) event.location = place.slice(0, 1000);
        return [event];
    });
}

/** What stands in a list for an event. */
export function summaryOf(event, locale) {
    const moment = momentOf(event.start, event.timeZone);
    return `${event.title ? `${event.title}: ` : ""}${[moment && formatted(moment, locale), event.location].filter(Boolean).join(", ")}`.slice(0, 500);
}

/** An invitation as a message. One of the same session takes its place later. */
export function invitation(event, { session, image, locale, word }) {
    const moment = momentOf(event.start, event.timeZone), title = event.title || word;
    const alternate = { caption: title, subcaption: moment ? formatted(moment, locale) : event.start, ...(event.location ? { trailingSubcaption: event.location.slice(0, 200) } : {}), ...(image ? { image } : {}) };
    return {
        kind: "message", session, url: `?${new URLSearchParams(image ? { picture: image } : {})}`, layout: { type: "live", app: "event", alternate },
        summaryText: summaryOf({ ...event, title }, locale), accessibilityLabel: `${word}: ${summaryOf({ ...event, title }, locale)}`.slice(0, 1000), event,
    };
}

/** A name for a session that nobody else uses. */
export const newSession = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
