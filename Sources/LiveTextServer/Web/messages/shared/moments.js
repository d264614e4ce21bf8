const LOCAL = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?)?/;
const OFFSET = /(?:Z|[+-]\d\d:?\d\d)$/;
const MINUTE = 60_000;

/** How far a zone's clocks are ahead of UTC at a time, in milliseconds. */
function offsetAt(time, timeZone) {
    const parts = new Intl.DateTimeFormat("en-US", { timeZone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric", second: "numeric" }).formatToParts(time);
    const { year, month, day, hour, minute, second } = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]));
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
}

export function isZone(timeZone) {
    try {
        return Boolean(new Intl.DateTimeFormat("en", { timeZone }));
    } catch {
        return false;
    }
}

/**
 * A day or a moment as messages write it: `{ time, isDay, timeZone }`, time in milliseconds. A day begins at midnight of the zone, or of the
 * one where it is looked at. Null for what is none.
 */
export function momentOf(text, timeZone) {
    const found = LOCAL.exec(text ?? "");
    if (!found) return null;
    const isDay = found[4] === undefined, zone = timeZone && isZone(timeZone) ? timeZone : undefined;
    const [year, month, day, hour = 0, minute = 0, second = 0] = found.slice(1).map((part) => (part === undefined ? undefined : Number(part)));
    const local = Date.UTC(year, month - 1, day, hour, minute, second);
    if (new Date(local).getUTCDate() !== day || hour > 24 || minute > 59) return null;
    if (!isDay && OFFSET.test(text)) return { time: Date.parse(text), isDay, timeZone: zone };
    // Near a change of clocks the second look is the right one.
    const first = local - offsetAt(local, zone);
    return { time: local - offsetAt(first, zone), isDay, timeZone: zone };
}

/** A moment as people write it: "Thu, Dec 24, 7:30 PM". */
export function formatted({ time, isDay, timeZone }, locale, weekday = "short") {
    const isThisYear = new Date(time).getFullYear() === new Date().getFullYear();
    const day = { weekday, day: "numeric", month: weekday === "long" ? "long" : "short", ...(isThisYear ? {} : { year: "numeric" }) };
    const isElsewhere = timeZone && Math.abs(offsetAt(time, timeZone) - offsetAt(time)) >= MINUTE;
    const clock = isDay ? {} : { hour: "numeric", minute: "2-digit", ...(isElsewhere ? { timeZoneName: "short" } : {}) };
    return new Intl.DateTimeFormat(locale, { timeZone, ...day, ...clock }).format(time);
}

/** How long it still is, in its two largest units; null once it is over. */
export function remaining(time, locale, now = Date.now()) {
    let seconds = Math.floor((time - now) / 1000);
    if (seconds < 0) return null;
    const units = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]], parts = [];
    const longest = units.findIndex(([, length]) => seconds >= length), first = longest < 0 ? units.length - 1 : longest;
    for (const [unit, length] of units.slice(first, first + 2)) {
        parts.push(new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(Math.floor(seconds / length)));
        seconds %= length;
    }
    return parts.join(" ");
}
