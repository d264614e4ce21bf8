import { Refusal } from "../shared/protocol.js";
import { harmless } from "../shared/links.js";
import { Gate } from "./gate.js";
import { Identifiers } from "./identifiers.js";

const LABELS = { messages: "Messages", close: "Close", draft: "Draft", removeDraft: "Remove draft", newest: "To the newest message" };
/** The widest that a message gets, in widths of the text; its height as a share of the room there is. */
const WIDEST = 24;
const NARROWEST = 120;
const SHARE = 0.86;
const HIGHEST = 0.9;

/** What all parts of a transcript share: who takes part, which apps there are, and how an app's wishes reach the page around. */
export class Host {
    #element;
    #formats = new Map();
    gate = new Gate();
    identifiers = new Identifiers();
    labels = { ...LABELS };
    apps = {};
    participants = [];
    localParticipantIdentifier = null;
    pictureOf = async () => null;
    /** Set by the transcript. */
    panel = null;
    metrics = { width: 320, height: 480, textSize: 16, locale: "en", direction: "ltr", colorScheme: "light" };
    onLayout = () => {};

    constructor(element) {
        this.#element = element;
    }

    get participantIdentifiers() {
        return this.participants.map(({ id }) => id);
    }

    nameOf(participant) {
        return this.participants.find(({ id }) => id === participant)?.name ?? "";
    }

    /** The address of an app's page; null where the page does not offer it. */
    urlOf(app) {
        const url = Object.hasOwn(this.apps, app) ? new URL(this.apps[app].url, document.baseURI) : null;
        return url && /^https?:$/.test(url.protocol) ? harmless(url.href) : null;
    }

    titleOf(app) {
        return this.apps[app]?.title ?? app;
    }

    format(date, options) {
        const key = JSON.stringify([this.metrics.locale, options]);
        if (!this.#formats.has(key)) this.#formats.set(key, new Intl.DateTimeFormat(this.metrics.locale, options));
        return Number.isNaN(date.getTime()) ? "" : this.#formats.get(key).format(date);
    }

    /** What an app is to lay itself out by. The host's own interface covers nothing of it but what the insets say. */
    environment({ style }) {
        const { locale, direction, textSize, colorScheme } = this.metrics, none = { top: 0, right: 0, bottom: 0, left: 0 };
        return { locale, direction, textSize, colorScheme, safeAreaInsets: style === "expanded" ? { ...none, bottom: 8 } : none };
    }

    /** The size that is offered to a message, in CSS pixels. */
    sizeFor(instance) {
        const { width, height, textSize } = this.metrics, most = Math.floor(height * (instance.message?.isPending ? HIGHEST / 2 : HIGHEST));
        return { width: Math.max(Math.floor(Math.min(width * SHARE, WIDEST * textSize)), NARROWEST), height: Math.max(most, NARROWEST) };
    }

    activeElement() {
        return this.#element.getRootNode().activeElement;
    }

    /** Tells the page; false where it wants what is usual not to happen. */
    tell(name, detail) {
        return this.#element.dispatchEvent(new CustomEvent(name, { detail, cancelable: true, bubbles: true, composed: true }));
    }

    /** Hands a wish to the page, and gives back what it answers with `respondWith(promise)`. */
    async deliver(name, detail) {
        let answer = null;
        this.tell(name, { ...detail, respondWith: (promise) => (answer = Promise.resolve(promise)) });
        if (!answer) throw new Refusal("notOffered", "This page does not offer that.");
        try {
            return await answer;
        } catch (error) {
            throw new Refusal(typeof error?.code === "string" ? error.code : "failed", String(error?.message ?? "It could not be done."));
        }
    }

    /** What an app asks for; the code for it is a file of its own, since many conversations never need it. */
    async answer(instance, name, value, event) {
        const { requests } = await import("./live-messages-more.js");
        return requests[name](this, instance, value, event);
    }
}
