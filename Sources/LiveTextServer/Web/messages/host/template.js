import { make } from "../shared/dom.js";

/** The layouts that a message has to offer, in the order of trust: the alternate one of a live layout is always there. */
export const templateOf = ({ layout }) => (layout?.type === "live" ? layout.alternate : layout) ?? {};

/** Draws a template layout: what everybody sees who has no app for the message. Texts are texts, whatever is in them. */
export function drawTemplate(message, pictureOf) {
    const template = templateOf(message), line = (name, tag = "span") => (template[name] ? make(tag, { className: name, dir: "auto" }, template[name]) : null);
    const row = (...names) => {
        const parts = names.map((name) => line(name)).filter(Boolean);
        return parts.length ? [make("div", { className: "row" }, ...parts)] : [];
    };
    const picture = [];
    if (template.image) {
        const image = make("img", { alt: message.accessibilityLabel ?? "", loading: "lazy", decoding: "async" });
        // What cannot be had leaves no broken sign behind.
        image.addEventListener("error", () => image.remove());
        pictureOf(template.image).then((url) => (url ? (image.src = url) : image.remove()), () => image.remove());
        picture.push(make("div", { className: "picture" }, image, make("div", { className: "over" }, ...row("imageTitle"), ...row("imageSubtitle"))));
    }
    const captions = [...row("caption", "trailingCaption"), ...row("subcaption", "trailingSubcaption")];
    if (!captions.length && !picture.length) captions.push(make("div", { className: "row" }, make("span", { className: "caption", dir: "auto" }, message.summaryText ?? "")));
    return make("div", { className: "template", part: "template" }, ...picture, ...(captions.length ? [make("div", { className: "captions" }, ...captions)] : []));
}
