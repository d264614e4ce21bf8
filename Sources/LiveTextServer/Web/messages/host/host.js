import { Refusal } from "../shared/protocol.js";
import { createGate } from "./gate.js";
import { createIdentifiers } from "./identifiers.js";

/** The widest that a message gets, in widths of the text; its height as a share of the room there is. */
const WIDEST = 24;
const NARROWEST = 120;
const SHARE = 0.86;
const HIGHEST = 0.9;

/** What all parts of a transcript share: the element itself, which apps there are, and how an app's wishes reach the page around. */
export function createHost(transcript) {
    const formats = new Map();
    const metrics = { width: 320, height: 480, textSize: 16, locale: "en", direction: "ltr", colorScheme: "light" };

    /** Tells the page; false where it wants what is usual not to happen. */
    function tell(name, detail) {
        return transcript.dispatchEvent(new CustomEvent(name, { detail, cancelable: true, bubbles: true, composed: true }));
    }

    return {
        transcript,
        metrics,
        tell,
        gate: createGate(),
        identifiers: createIdentifiers(),
        words: { messages: "Messages", close: "Close", draft: "Draft", removeDraft: "Remove draft", newest: "To the newest message" },

        nameOf: (participant) => transcript.participants.find(({ id }) => id === participant)?.name ?? "",

        titleOf: (app) => transcript.apps[app]?.title ?? app,

        /** The address of an app's page; null where the page does not offer it. */
        urlOf(app) {
            const url = Object.hasOwn(transcript.apps, app) ? new URL(transcript.apps[app].url, document.baseURI) : null;
            return /^https?:$/.test(url?.protocol) ? url.href : null;
        },

        format(date, options) {
            const key = JSON.stringify([metrics.locale, options]);
            if (!formats.has(key)) formats.set(key, new Intl.DateTimeFormat(metrics.locale, options));
            return Number.isNaN(date.getTime()) ? "" : formats.get(key).format(date);
        },

        /** What an app is to lay itself out by. The host's own interface covers nothing of it but what the insets say. */
        environmentOf({ style }) {
            const { width, height, ...environment } = metrics;
            return { ...environment, safeAreaInsets: { top: 0, right: 0, bottom: style === "expanded" ? 8 : 0, left: 0 } };
        },

        /** The size that is offered to a message, in CSS pixels. */
        sizeFor({ message }) {
            const { width, height, textSize } = metrics, most = height * (message?.isPending ? HIGHEST / 2 : HIGHEST);
            return { width: Math.max(Math.floor(Math.min(width * SHARE, WIDEST * textSize)), NARROWEST), height: Math.max(Math.floor(most), NARROWEST) };
        },

        /** Hands a wish to the page, and gives back what it answers with `respondWith(promise)`. */
        async deliver(name, detail) {
            let answer = null;
            tell(name, { ...detail, respondWith: (promise) => (answer = Promise.resolve(promise)) });
            if (!answer) throw new Refusal("notOffered", "This page does not offer that.");
            try {
                return await answer;
            } catch (error) {
                throw new Refusal(typeof error?.code === "string" ? error.code : "failed", String(error?.message ?? "It could not be done."));
            }
        },
    };
}
