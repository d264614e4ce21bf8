import { copy } from "./actions.js";
import { icon, make, on } from "./dom.js";
import css from "./card.css";
import { qrDrawing } from "./qr.js";

/** What only cards say. */
const ENGLISH = {
    addContact: "Add Contact", name: "Name", organization: "Organization", position: "Position", birthday: "Birthday", note: "Note", network: "Network", password: "Password",
    security: "Security", link: "Link", emailAddress: "Email address", phoneNumber: "Phone number", event: "Event", starts: "Starts", ends: "Ends", location: "Place", product: "Product", scanToJoin: "Scan to join",
};

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

const text = (value) => (typeof value === "string" || typeof value === "number" ? String(value) : "");
const texts = (value) => (Array.isArray(value) ? value.map(text).filter(Boolean) : []);
const digits = (gtin) => text(gtin).replace(/^0+/, "");

/** A moment or a day of ISO 8601 as people of a language write it; as it is where it is none. */
function moment(value, language) {
    const isDay = /^\d{4}-\d\d-\d\d$/.test(text(value)), date = new Date(isDay ? `${value}T00:00` : value);
    if (!value || Number.isNaN(+date)) return text(value);
    return date.toLocaleString(language, isDay ? { dateStyle: "full" } : { dateStyle: "full", timeStyle: "short" });
}

/** What is on the card of each kind of content: its drawing, its title and its fields, [label, value]. */
const KINDS = {
    contact: (content, words) => ({
        icon: "contact", title: text(content.name), fields: [
            [words.organization, text(content.organization)], [words.position, text(content.title)],
            ...texts(content.phoneNumbers).map((number) => [words.phoneNumber, number]), ...texts(content.emailAddresses).map((address) => [words.emailAddress, address]),
            ...texts(content.urls).map((url) => [words.link, url]), ...texts(content.postalAddresses).map((address) => [words.postalAddress, address]),
            [words.birthday, text(content.birthday)], [words.note, text(content.note)],
        ],
    }),
    wifi: (content, words) => ({
        icon: "wifi", title: text(content.ssid),
        fields: [[words.network, text(content.ssid)], [words.password, text(content.password)], [words.name, text(content.identity)], [words.security, text(content.security).toUpperCase()]],
    }),
    event: (content, words) => ({
        icon: "event", title: text(content.summary) || words.event,
        fields: [[words.starts, moment(content.start)], [words.ends, moment(content.end)], [words.location, text(content.location)], [words.note, text(content.details)]],
    }),
    product: (content, words) => ({
        icon: "product", title: text(content.isbn) || text(content.issn) || digits(content.gtin),
        fields: [["ISBN", text(content.isbn)], ["ISSN", text(content.issn)], ["GTIN", text(content.gtin)]],
    }),
};

/** A contact as a vCard: as the code has it, or made of its fields. */
function vCard(payload, content) {
    if (/^BEGIN:VCARD/i.test(payload)) return payload;
    const plain = (value) => value.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
    const line = (name, value) => (value ? [`${name}:${plain(value)}`] : []);
    const all = (name, values) => texts(values).flatMap((value) => line(name, value));
    return ["BEGIN:VCARD", "VERSION:3.0", ...line("FN", text(content.name)), `N:${plain(text(content.familyName))};${plain(text(content.givenName))};;;`,
        ...line("ORG", text(content.organization)), ...line("TITLE", text(content.title)), ...all("TEL", content.phoneNumbers), ...all("EMAIL", content.emailAddresses),
        ...all("URL", content.urls), ...texts(content.postalAddresses).map((address) => `ADR:;;${plain(address)};;;;`), ...line("NOTE", text(content.note)), "END:VCARD", ""].join("\r\n");
}

/** A field that copies itself. */
function row([label, value], words) {
    const button = make("button", { type: "button", className: "field", "aria-label": `${label}: ${value}. ${words.copy}` },
        make("span", { className: "detail" }, label), make("span", { className: "label", dir: "auto" }, value));
    on(button, "click", (event) => {
        event.stopPropagation();
        event.preventDefault();
        copy(value);
        button.classList.add("copied");
    });
    return button;
}

/** The card of a code for a shadow root: { title, children, file }; null where there is none for what it means. `file` is what it can be kept as. */
export function cardOf({ content, text: payload }, given, root) {
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
    const words = { ...ENGLISH, ...given }, card = KINDS[content?.type]?.(content, words);
    if (!card) return null;
    const head = make("div", { className: "head" }, icon(card.icon), make("h2", { dir: "auto" }, card.title));
    const fields = card.fields.filter(([, value]) => value).map((field) => row(field, words)), children = [head, ...fields];
    if (content.type === "wifi") {
        const drawing = qrDrawing(payload, words.scanToJoin);
        if (drawing) children.push(make("figure", {}, drawing, make("figcaption", { className: "detail" }, words.scanToJoin)));
    }
    const name = `${card.title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "contact"}.vcf`;
    return { title: card.title, children, file: content.type === "contact" && { label: words.addContact, text: vCard(payload, content), type: "text/vcard", name } };
}
