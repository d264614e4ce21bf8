import { harmless } from "../shared/links.js";
import { Refusal, isObject } from "../shared/protocol.js";

// What an app may put into a message. What is not named here does not get in; what is wrong is refused, and nothing is repaired.

const text = (limit) => (value) => typeof value === "string" && value.length <= limit;
const matching = (pattern) => (value) => typeof value === "string" && pattern.test(value);
const isWebAddress = (value) => /^https?:/.test(harmless(value));
const isIdentifier = matching(/^[\w-]{1,64}$/);
const isMoment = matching(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?$/);

const TEMPLATE = {
    image: isIdentifier, mediaFileURL: isWebAddress,
    ...Object.fromEntries(["imageTitle", "imageSubtitle", "caption", "subcaption", "trailingCaption", "trailingSubcaption"].map((name) => [name, text(1000)])),
};
const EVENT = { title: text(1000), start: isMoment, end: isMoment, timeZone: matching(/^[\w+/-]{1,64}$/), location: text(1000), notes: text(2000) };
const MESSAGE = {
    kind: (value) => ["message", "sticker", "text", "attachment"].includes(value),
    text: text(10000), picture: isIdentifier, session: matching(/^[\w.-]{1,64}$/),
    url: (value) => isWebAddress(value) || (text(5000)(value) && value.startsWith("?")),
    summaryText: text(500), accessibilityLabel: text(1000), expires: isMoment,
    preview: (value) => ["none", "summary", "full"].includes(value),
};
/** The largest file that an app may send, in bytes. */
export const FILE_LIMIT = 64e6;

/** The members of an object that a table names, checked. Throws a `Refusal` that says which is wrong. */
function checked(value, table, path) {
    if (!isObject(value)) throw new Refusal("invalidMessage", `${path || "A message"} has to be an object.`);
    const result = {};
    for (const [name, isValid] of Object.entries(table)) {
        const member = value[name];
        if (member === undefined || member === null) continue;
        if (!isValid(member)) throw new Refusal("invalidMessage", `${path}${name} is not what it may be.`);
        result[name] = member;
    }
    return result;
}

/** What an app wants to insert or send, as one that the host can pass on: a live layout is always of that app. */
export function contentOf(value, app) {
    const content = checked(value, MESSAGE, "");
    content.kind ??= "message";
    if (content.kind === "message") {
        const { layout } = value;
        if (!isObject(layout)) throw new Refusal("invalidMessage", "layout is missing: a message has a template layout, or a live layout with an alternate.");
        const isLive = layout.type === "live", template = checked(isLive ? layout.alternate : layout, TEMPLATE, isLive ? "layout.alternate." : "layout.");
        content.layout = isLive ? { type: "live", app, alternate: template } : { type: "template", ...template };
        if (!content.summaryText) throw new Refusal("invalidMessage", "summaryText is missing: it stands for the message in lists and notifications.");
        if (value.event) content.event = checked(value.event, EVENT, "event.");
    }
    if (content.kind === "text" && !content.text) throw new Refusal("invalidMessage", "text is missing.");
    if (["sticker", "attachment"].includes(content.kind) && !content.picture) {
        const { file } = value;
        if (!(file instanceof Blob) || file.size > FILE_LIMIT || !/^image\/[\w.+-]+$/.test(file.type)) throw new Refusal("invalidMessage", "picture is missing: an identifier, or a file of a picture.");
        if (content.kind === "sticker" && file.size > 500_000) throw new Refusal("invalidMessage", "A sticker has at most 500 kB.");
        content.file = file;
    }
    return content;
}
