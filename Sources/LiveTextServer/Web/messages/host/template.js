import { make } from "../shared/dom.js";

/** The layouts that a message has to offer, in the order of trust: the alternate one of a live layout is always there. */
export const templateOf = ({ layout }) => (layout?.type === "live" ? layout.alternate : layout) ?? {};

const waiting = new WeakMap();
let observer = null;

/** Calls back once when an element comes into sight: a long conversation gets no pictures that nobody looks at. */
function whenSeen(element, callback) {
    observer ??= new IntersectionObserver((entries) => entries.filter(({ isIntersecting }) => isIntersecting).forEach(({ target }) => {
        observer.unobserve(target);
        waiting.get(target)();
    }));
    waiting.set(element, callback);
    observer.observe(element);
}

/** A caption says no more than this. */
const LONGEST = 1000;

/** Draws a template layout: what everybody sees who has no app for the message. Texts are texts, whatever is in them. */
export function drawTemplate(message, pictureOf) {
    const template = templateOf(message), line = (name, tag = "span") => (template[name] ? make(tag, { className: name, dir: "auto" }, String(template[name]).slice(0, LONGEST)) : null);
    const row = (...names) => {
        const parts = names.map((name) => line(name)).filter(Boolean);
        return parts.length ? [make("div", { className: "row" }, ...parts)] : [];
    };
    const picture = [];
    if (template.image) {
        const image = make("img", { alt: message.accessibilityLabel ?? "", decoding: "async" });
        // What cannot be had leaves no broken sign behind.
        image.addEventListener("error", () => image.remove());
        whenSeen(image, () => pictureOf(template.image).then((url) => (url ? (image.src = url) : image.remove()), () => image.remove()));
        picture.push(make("div", { className: "picture" }, image, make("div", { className: "over" }, ...row("imageTitle"), ...row("imageSubtitle"))));
    }
    const captions = [...row("caption", "trailingCaption"), ...row("subcaption", "trailingSubcaption")];
    if (!captions.length && !picture.length) captions.push(make("div", { className: "row" }, make("span", { className: "caption", dir: "auto" }, String(message.summaryText ?? "").slice(0, LONGEST))));
    return make("div", { className: "template", part: "template" }, ...picture, ...(captions.length ? [make("div", { className: "captions" }, ...captions)] : []));
}
