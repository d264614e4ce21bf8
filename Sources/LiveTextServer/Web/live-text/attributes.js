import { note } from "./notes.js";

/** Properties that are text, and the attributes that hold them. */
const TEXTS = {
    analysisUrl: "analysis", endpoint: "endpoint", apiKey: "api-key", lookupUrl: "lookup-url", translateUrl: "translate-url", directionsUrl: "directions-url",
};
/** Properties that are true unless their attribute says otherwise. */
const SWITCHES = { allowLongPressForDataDetectorsInTextMode: "allow-long-press-for-data-detectors-in-text-mode", webActions: "web-actions" };
export const PROPERTIES = [...Object.keys(TEXTS), ...Object.keys(SWITCHES)];
export const TYPES = "preferred-interaction-types";
export const HIDDEN = "supplementary-interface-hidden";
/** The attributes by which an analysis is found. */
export const SOURCES = [TEXTS.analysisUrl, TEXTS.endpoint];
export const ATTRIBUTES = [...Object.values(TEXTS), ...Object.values(SWITCHES), TYPES, HIDDEN, "lang"];

const KNOWN_TYPES = ["automatic", "automaticTextOnly", "textSelection", "dataDetectors"];
const TEMPLATES = [TEXTS.lookupUrl, TEXTS.translateUrl, TEXTS.directionsUrl];
const isOff = (value) => /^(false|off)$/i.test(value ?? "");

/** Gives a class whose `_host` is an element the properties that are attributes of it. */
export function reflect(prototype) {
    for (const [name, attribute] of Object.entries(TEXTS)) {
        Object.defineProperty(prototype, name, {
            get() {
                return this._host.getAttribute(attribute);
            },
            set(value) {
                if (value == null) this._host.removeAttribute(attribute);
                else this._host.setAttribute(attribute, value);
            },
        });
    }
    for (const [name, attribute] of Object.entries(SWITCHES)) {
        Object.defineProperty(prototype, name, {
            get() {
                return !isOff(this._host.getAttribute(attribute));
            },
            set(value) {
                this._host.setAttribute(attribute, Boolean(value));
            },
        });
    }
}

/** The interaction types that an element's attribute names. */
export const typesOf = (element) => element.getAttribute(TYPES)?.match(/\w+/g) ?? [];

/** Says on the console what is wrong with an element's attributes. */
export function check(element) {
    const value = (name) => element.getAttribute(name), say = (name, why) => note(element, `${name}="${value(name)}" ${why}.`);
    for (const type of typesOf(element)) if (!KNOWN_TYPES.includes(type)) say(TYPES, `holds “${type}”, which is none of ${KNOWN_TYPES.join(", ")}`);
    for (const name of TEMPLATES) if (value(name) && !(value(name).includes("{text}") && URL.canParse(value(name).replace("{text}", "")))) say(name, "is no address with {text} in it");
    for (const name of Object.values(SWITCHES)) if (value(name) && !/^(true|on|false|off)$/i.test(value(name))) say(name, "is neither true nor false");
    for (const name of SOURCES) {
        if (value(name) === null) continue;
        if (!URL.canParse(value(name), document.baseURI)) say(name, "is no address");
        if (!value(TYPES)) say(name, `is not asked without ${TYPES}="automatic"`);
    }
}
