/** The titles of actions are in English already, and so are the names of most types of data. */
const ENGLISH = {
    liveText: "Live Text", text: "Text in the picture", data: "Data in the picture", quickActions: "Quick actions", selectedText: "Selected text",
    copy: "Copy", selectAll: "Select All", share: "Share…", directions: "Directions", lookUp: "Look Up", translate: "Translate", more: "More",
    reading: "Reading text …", failed: "The text could not be read.", addToCalendar: "Add to Calendar",
    postalAddress: "Address", money: "Amount", flightNumber: "Flight", trackingNumber: "Shipment", ipAddress: "IP address", paymentIdentifier: "Payment",
    taxIdentifier: "Tax number", publicationIdentifier: "Publication", vehicleIdentifier: "Vehicle", macAddress: "MAC address", oneTimeCode: "One-time code",
    socialTag: "Hashtag or profile",
};

/** What a page wants to be said and shown instead: change entries before elements are made. */
export const labels = {};

/** The languages besides English, once they are loaded. */
let others = null;

function languageOf(element) {
    let node = element;
    while (node && !node.closest("[lang]")) node = node.getRootNode().host;
    return (node?.closest("[lang]").lang || navigator.language).toLowerCase().split("-")[0];
}

/** What is said and shown in the language of an element: in English until another is loaded, which `onChange` tells, or where there is none. */
export function wordsFor(element, onChange) {
    const language = languageOf(element);
    // A file of its own: most pages want one language only, and many none of these.
    if (language !== "en" && !others) {
        others = import("./live-text-languages.js").then((module) => (others = module.languages), () => (others = new Map()));
    }
    if (others instanceof Promise) others.then(onChange);
    const words = others instanceof Map && others.get(language);
    return { ...ENGLISH, ...words, ...labels, direction: words && language === "ar" ? "rtl" : "ltr" };
}

/** What data of a type are called: in English mostly as the type is, "phoneNumber" is a phone number. */
export const typeOf = (type, words) => words[type] ?? type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase());

/** The title of an action, in English, as some words have it: "Send Email" is `sendEmail`. */
export function titleOf(title, words) {
    const name = title === "Create Event" ? "addToCalendar"
        : title.slice(0, 1).toLowerCase() + title.slice(1).replace(/ (.)/g, (_, letter) => letter.toUpperCase());
    return words[name] ?? title;
}
