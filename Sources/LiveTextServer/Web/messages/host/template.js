import { make } from "../shared/dom.js";

/** A caption says no more than this. */
const LONGEST = 1000;

let observer = null;

/** Calls an element's `onSeen` once, when it comes into sight: a long conversation gets no pictures that nobody looks at. */
function watch(element) {
    observer ??= new IntersectionObserver((entries) => entries.filter(({ isIntersecting }) => isIntersecting).forEach(({ target }) => {
        observer.unobserve(target);
        target.onSeen();
    }));
    observer.observe(element);
}

/** A row of texts by their names; none where none of them says anything. Texts are texts, whatever is in them. */
function row(texts) {
    const parts = Object.entries(texts).filter(([, text]) => text).map(([className, text]) => make("span", { className, dir: "auto" }, String(text).slice(0, LONGEST)));
    return parts.length ? make("div", { className: "row" }, ...parts) : null;
}

/** Draws a template layout: what everybody sees who has no app for the message. A live layout always has one. */
export function drawTemplate({ layout, accessibilityLabel, summaryText }, pictureOf) {
    const template = (layout?.type === "live" ? layout.alternate : layout) ?? {};
    const { image, imageTitle, imageSubtitle, caption, trailingCaption, subcaption, trailingSubcaption } = template;
    let picture = null;
    if (image) {
        const img = make("img", { alt: accessibilityLabel ?? "", decoding: "async" }), remove = () => img.remove();
        // What cannot be had leaves no broken sign behind.
        img.onerror = remove;
        img.onSeen = () => pictureOf(image).then((url) => (url ? (img.src = url) : remove()), remove);
        watch(img);
        picture = make("div", { className: "picture" }, img, make("div", { className: "over" }, row({ imageTitle }), row({ imageSubtitle })));
    }
    const captions = [row({ caption, trailingCaption }), row({ subcaption, trailingSubcaption })].filter(Boolean);
    if (!captions.length && !picture) captions.push(row({ caption: summaryText }));
    return make("div", { className: "template", part: "template" }, picture, captions.length ? make("div", { className: "captions" }, ...captions) : null);
}
