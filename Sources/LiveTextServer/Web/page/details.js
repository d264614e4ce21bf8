import { copyFrom, make } from "./elements.js";

const SCHEMES = new Set(["http:", "https:", "mailto:", "tel:", "sms:", "geo:"]);
/** The kinds of details, as a person would call several of them. */
const KINDS = {
    phoneNumber: "Phone numbers", emailAddress: "Email addresses", link: "Links", postalAddress: "Addresses", date: "Dates", money: "Amounts", flightNumber: "Flights",
    trackingNumber: "Shipments", paymentIdentifier: "Payments", measurement: "Measurements", ipAddress: "IP addresses", code: "Codes",
    taxIdentifier: "Tax numbers", publicationIdentifier: "Publications", productCode: "Articles", vehicleIdentifier: "Vehicles", macAddress: "MAC addresses",
    coordinates: "Places", oneTimeCode: "One-time codes", socialTag: "Tags",
};
/** What the fields of a code's content are called; others are not shown. */
const FIELDS = {
    ssid: "Network", password: "Password", name: "Name", organization: "Organization", phoneNumbers: "Phone", emailAddresses: "Email", urls: "Link", postalAddresses: "Address",
    summary: "Event", start: "Starts", end: "Ends", location: "Place", isbn: "ISBN", gtin: "GTIN", iban: "IBAN", amount: "Amount", number: "Number", url: "Link",
};

const harmless = (text) => (URL.canParse(text) && SCHEMES.has(new URL(text).protocol) ? new URL(text) : null);
const siteOf = (url) => (url?.protocol.startsWith("http") ? url.host : "");

/** What can be done with a detail. What asks a web site says which, and is left out where nothing is to leave the machine. */
function actionsOf(entry, isOwn, hasSites) {
    return (entry.actions ?? []).flatMap(({ title, url: text }) => {
        const url = harmless(text), site = siteOf(url);
        if (!url || (site && !isOwn && !hasSites)) return [];
        const isTwice = entry.actions.filter((other) => other.title === title).length > 1, name = isTwice ? `${title} ${decodeURIComponent(url.pathname)}` : title;
        return [make("a", { className: "action", href: url.href, target: site ? "_blank" : "", rel: "noopener noreferrer" }, name, ...(site ? [make("small", {}, site)] : []))];
    });
}

function fieldsOf({ content, payload, payloadHex }) {
    const fields = Object.entries(FIELDS).flatMap(([name, label]) => [content?.[name] ?? []].flat().map((value) => [label, String(value)]));
    return fields.length ? fields : [["", payload ?? payloadHex ?? ""]];
}

function copyButton(text) {
    const button = make("button", { type: "button", className: "action" }, "Copy");
    button.addEventListener("click", () => copyFrom(button, text));
    return button;
}

/** What two writings of one value have in common: its letters and digits without the zeros before them. */
const coreOf = (text) => String(text ?? "").replace(/[^\p{L}\p{N}]/gu, "").replace(/^0+/, "").toLowerCase();

/** Data and codes by kind, with what can be done with each; `onPoint` is called with the quads of what is pointed at. */
export function detailsOf({ data, codes }, hasSites, onPoint) {
    const inCodes = new Map(codes.map((code) => [coreOf(code.payload), (code.actions ?? []).map(({ title }) => title)]));
    const items = [
        ...data.map((entry) => {
            // What is printed below a code is the code once more: what can be done with it is said once.
            const twin = [entry.text, entry.value?.number].map((written) => written && inCodes.get(coreOf(written))).find(Boolean) ?? [];
            const rest = { ...entry, actions: (entry.actions ?? []).filter(({ title }) => !twin.includes(title)) };
            return { kind: entry.type, quads: entry.quads, text: entry.text, actions: actionsOf(rest, entry.type === "link", hasSites), rows: [["", entry.text]] };
        }),
        ...codes.map((entry) => ({
            kind: "code", quads: [entry.quad], text: entry.payload ?? entry.payloadHex ?? "", rows: fieldsOf(entry),
            actions: actionsOf(entry, ["url", "contact"].includes(entry.content?.type), hasSites),
        })),
    ];
    return Object.entries(KINDS).flatMap(([kind, heading]) => {
        const found = items.filter((item) => item.kind === kind);
        if (!found.length) return [];
        return [make("h3", {}, heading), make("ul", { className: "details" }, ...found.map(({ quads, text, actions, rows }) => {
            const entry = make("li", {}, ...rows.map(([label, value]) => make("div", { className: "field" }, ...(label ? [make("small", {}, label)] : []), make("span", { dir: "auto" }, value))),
                make("div", { className: "row actions" }, ...actions, copyButton(text)));
            entry.addEventListener("pointerenter", () => onPoint(quads));
            entry.addEventListener("pointerleave", () => onPoint([]));
            return entry;
        }))];
    });
}
