import { make } from "../shared/dom.js";
import { harmless } from "../shared/links.js";
import { openInstance } from "./instance.js";
import { drawTemplate } from "./template.js";

const LINK = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}]/g;

/** What is longer than any message is cut, and has no more links than anybody follows. */
const LONGEST = 20_000;
const MOST_LINKS = 100;

/** A paragraph of a text with its links. */
function linked(className, whole) {
    const parts = [], text = String(whole ?? "").slice(0, LONGEST);
    let at = 0;
    for (const { 0: found, index } of text.matchAll(LINK)) {
        const href = harmless(found);
        if (!href || parts.length >= 2 * MOST_LINKS) continue;
        parts.push(text.slice(at, index), make("a", { href, target: "_blank", rel: "noopener noreferrer" }, found));
        at = index + found.length;
    }
    return make("p", { className, dir: "auto" }, ...parts, text.slice(at));
}

/** One message in the transcript, or a draft: its alternate layout, and above that its app while it is seen. `part` names the kind of place. */
export function createBubble(host, first, part = "message") {
    const { comment, isPending, senderParticipantIdentifier, sent } = first, time = new Date(sent);
    const card = make("div", { className: "card", part: "card" });
    const head = make("div", { className: "head" },
        make("span", { className: "name", dir: "auto" }, isPending ? "" : host.nameOf(senderParticipantIdentifier)),
        sent ? make("time", { dateTime: sent, title: host.format(time, { dateStyle: "long", timeStyle: "short" }) }, host.format(time, { timeStyle: "short" })) : null);
    const element = make("li", { className: "message", part }, head, card, comment ? linked("text comment", comment) : null);
    const bubble = (element.bubble = { element, message: first, instance: null, isLive, show, reveal, hide });
    let drawn = "", isWanted = false, hasFailed = false, ending = null;

    function isLive() {
        const { layout, isReplaced } = bubble.message;
        return layout?.type === "live" && !isReplaced && !hasFailed && host.urlOf(layout.app) !== null;
    }

    /** Shows a message, or what has become of it. */
    function show(message) {
        bubble.message = message;
        const { kind, layout, text, picture, isReplaced, summaryText } = message;
        const classes = {
            own: Boolean(message.isPending) || senderParticipantIdentifier === host.transcript.localParticipantIdentifier,
            replaced: Boolean(isReplaced), plain: kind === "text" && !isReplaced, sticker: kind === "sticker" && !isReplaced,
        };
        for (const [name, isSet] of Object.entries(classes)) element.classList.toggle(name, isSet);
        if (isLive()) bubble.instance?.receive(message);
        else hide();
        const looks = JSON.stringify([layout, text, isReplaced]);
        if (looks === drawn) return;
        drawn = looks;
        // The alternate layout comes first, and the app stays where it is.
        card.firstChild?.remove();
        card.prepend(isReplaced ? make("p", { className: "summary", dir: "auto" }, String(summaryText ?? "").slice(0, LONGEST))
            : kind === "text" ? linked("text", text)
            : drawTemplate(picture && kind !== "message" ? { ...message, layout: { image: picture } } : message, host.transcript.pictureOf));
    }

    /** The message can be seen: its app comes, once an earlier instance has gone. There is never more than one. */
    async function reveal() {
        isWanted = true;
        await ending;
        if (!isWanted || bubble.instance || !isLive()) return;
        const { message } = bubble, { app } = message.layout;
        // As high as it was when it was seen last, or as its alternate layout: the transcript stays still.
        card.classList.add("loading");
        bubble.instance = openInstance(host, card, { app, message, style: "transcript", label: message.accessibilityLabel || message.summaryText || app }, { onSize, onFailure });
    }

    /** The message is not seen any more. Resolves when its app has been told and is gone. */
    function hide() {
        isWanted = false;
        const { instance } = bubble;
        if (!instance) return ending;
        settle();
        instance.frame.hidden = true;
        return (ending = instance.end());
    }

    function onSize({ height }) {
        card.classList.remove("loading");
        card.classList.add("live", "placed");
        card.style.setProperty("--height", `${height}px`);
        host.onLayout();
    }

    /** A misbehaving app costs its own bubble. */
    function onFailure(reason) {
        hasFailed = true;
        settle();
        card.classList.remove("placed");
        host.tell("appfailure", { message: bubble.message, reason });
    }

    function settle() {
        bubble.instance = null;
        card.classList.remove("loading", "live");
    }

    show(first);
    return bubble;
}
