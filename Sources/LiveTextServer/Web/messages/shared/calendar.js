import { momentOf } from "./moments.js";

const escaped = (text) => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n").replace(/[\u0000-\u001f\u007f]/g, "");
const stamp = (time) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, "");

/** RFC 5545, 3.1: lines of at most 75 octets, and no character cut. */
function folded(line) {
    const encoder = new TextEncoder();
    let result = "", length = 0;
    for (const letter of line) {
        const size = encoder.encode(letter).length;
        if (length + size > 75) {
            result += "\r\n ";
            length = 1;
        }
        result += letter;
        length += size;
    }
    return result;
}

/** An event as a calendar's file; null without a start. */
export function calendarOf(event, identifier, now = Date.now()) {
    const start = momentOf(event.start, event.timeZone), end = momentOf(event.end, event.timeZone);
    if (!start) return null;
    const at = (name, moment, text) => (moment.isDay ? `${name};VALUE=DATE:${text.slice(0, 10).replaceAll("-", "")}` : `${name}:${stamp(moment.time)}`);
    const texts = [["SUMMARY", event.title], ["LOCATION", event.location], ["DESCRIPTION", event.notes]].filter(([, text]) => text).map(([name, text]) => `${name}:${escaped(text)}`);
    const lines = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//LiveText//Event//EN", "BEGIN:VEVENT", `UID:${identifier.replace(/[^\w.-]/g, "")}@livetext`, `DTSTAMP:${stamp(now)}`,
        at("DTSTART", start, event.start), ...(end && end.isDay === start.isDay && end.time > start.time ? [at("DTEND", end, event.end)] : []), ...texts, "END:VEVENT", "END:VCALENDAR",
    ];
    return lines.map((line) => `${folded(line)}\r\n`).join("");
}
