import { distance, frameOf, framePoint, isQuad } from "./geometry.js";

/** The edges that stickers have: the first that holds all pixels is taken. */
const STICKERS = [300, 408, 618];
const PLACE = "\uFFFC";
const SQUARE = "width:1em;height:1em;vertical-align:baseline";
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt()};`);

/** The glyphs of an analysis in the order of its text: what is not one is left out. */
function glyphsOf(analysis) {
    const isGlyph = (glyph) => Array.isArray(glyph?.range) && glyph.range.every(Number.isInteger) && isQuad(glyph.quad);
    const pictures = new Map(), found = (Array.isArray(analysis?.glyphs) ? analysis.glyphs : []).filter(isGlyph);
    for (const { identifier, image } of found) {
        // Another address would tell a stranger who copies what.
        if (/^data:image\/png;base64,[\w+/=]*$/.test(image)) pictures.set(identifier, image);
    }
    return found.map(({ range: [start, end], quad, identifier, description, unicode }) => ({
        start, end, frame: frameOf(quad), image: pictures.get(identifier),
        emoji: typeof unicode === "string" ? unicode : "", label: String(description || "picture").slice(0, 200),
    }));
}

/** The part of a picture in a frame, as it would stand upright, in the middle of a square: a data URL; "" where the page may not read the picture. */
function cutOut(media, { width, height }, frame) {
    const natural = media.naturalWidth || media.videoWidth || media.width, longest = Math.max(frame.width, frame.height);
    const edge = STICKERS.find((edge) => edge >= longest * natural / width) ?? STICKERS.at(-1), fit = edge / longest;
    const canvas = Object.assign(document.createElement("canvas"), { width: edge, height: edge }), context = canvas.getContext("2d");
    const [x, y] = framePoint(frame, 0, 0), [right, down] = framePoint(frame, 1, 0), [cos, sin] = [right - x, down - y];
    const [left, top] = [(edge - frame.width * fit) / 2, (edge - frame.height * fit) / 2];
    context.beginPath();
    context.rect(left, top, frame.width * fit, frame.height * fit);
    context.clip();
    context.setTransform(fit * cos, -fit * sin, fit * sin, fit * cos, left - fit * (cos * x + sin * y), top + fit * (sin * x - cos * y));
    try {
        context.drawImage(media, 0, 0, width, height);
        return canvas.toDataURL("image/png");
    } catch {
        return "";
    }
}

/** A policy of the page may forbid to fetch such an address. */
const bytesOf = (url) => Uint8Array.from(atob(url.split(",")[1]), (sign) => sign.charCodeAt());

/** Pictures that stand in the text, when they are copied or dragged away: their descriptions in plain text, themselves in rich text. */
export class Glyphs {
    #core;
    #media;
    #pointOf;
    #glyphs;
    #done = new AbortController();

    /** `media` gives the picture that is seen, and `pointOf` the place of an event in it. */
    constructor(core, root, media, pointOf) {
        this.#core = core;
        this.#media = media;
        this.#pointOf = pointOf;
        this.#glyphs = glyphsOf(core.analysis);
        const { signal } = this.#done;
        // After the listener that copies text, which has filled the clipboard then.
        root.addEventListener("copy", (event) => this.#onCopy(event), { signal });
        root.addEventListener("mousedown", (event) => this.#onDown(event), { signal, capture: true });
        root.addEventListener("dragstart", (event) => this.#onDrag(event), { signal });
    }

    /** Ends, when another analysis is shown. */
    stop() {
        this.#done.abort();
    }

    get #selected() {
        const ranges = this.#core.selectedRanges;
        return this.#glyphs.filter(({ start, end }) => ranges.some(([from, to]) => from <= start && end <= to));
    }

    /** The glyph that is all that is selected. */
    get #alone() {
        const { text, selectedRanges: ranges } = this.#core, [only, ...others] = this.#selected;
        const isAlone = only && !others.length && ranges.length === 1 && text.slice(...ranges[0]).trim() === text.slice(only.start, only.end);
        return isAlone ? only : null;
    }

    #onCopy(event) {
        const selected = this.#selected, alone = this.#alone;
        // Nothing was copied where the text is translated.
        if (!event.defaultPrevented || !selected.length) return;
        this.#fill(event.clipboardData, selected, alone);
        if (!alone) return;
        const url = this.#urlOf(alone), type = (name, part) => [name, new Blob([part], { type: name })];
        if (!url) return;
        const entries = [type("text/plain", this.#plain(selected)), type("text/html", this.#htmlOf(alone, "")), type("image/png", bytesOf(url))];
        // The browser reads this HTML under the page's policy, which may allow no styles. Only so a picture gets there, with its text; what the event has got stays where that is not possible.
        navigator.clipboard?.write?.([new ClipboardItem(Object.fromEntries(entries))]).catch(() => {});
    }

    /** A press on a glyph that is selected alone begins to drag it. */
    #onDown(event) {
        const alone = event.button ? null : this.#alone;
        if (alone && !distance(alone.frame, this.#pointOf(event))) event.stopPropagation();
    }

    /** What is dropped elsewhere is a sticker's file. */
    #onDrag(event) {
        const alone = this.#alone, url = alone && this.#urlOf(alone);
        if (!url) return;
        const name = `${alone.label.replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 60) || "sticker"}.png`;
        this.#fill(event.dataTransfer, [alone], alone);
        event.dataTransfer.setData("DownloadURL", `image/png:${name}:${url}`);
        event.dataTransfer.items.add(new File([bytesOf(url)], name, { type: "image/png" }));
        event.dataTransfer.effectAllowed = "copy";
    }

    #fill(transfer, selected, alone) {
        transfer.setData("text/plain", this.#plain(selected));
        const pictures = this.#picturesIn(selected);
        const html = this.#core.selectedHTML.replaceAll(PLACE, () => (pictures.length ? this.#htmlOf(pictures.shift()) : PLACE));
        transfer.setData("text/html", alone ? this.#htmlOf(alone) : html);
    }

    /** Emoji are themselves; a description stands for what has no character. */
    #plain(selected) {
        const pictures = this.#picturesIn(selected);
        return this.#core.selectedText.replaceAll(PLACE, () => (pictures.length ? `[${pictures.shift().label}]` : PLACE));
    }

    #picturesIn(selected) {
        return selected.filter(({ emoji }) => !emoji);
    }

    #urlOf({ image, frame }) {
        return image ?? cutOut(this.#media(), this.#core.analysis, frame);
    }

    #htmlOf(glyph, style = ` style="${SQUARE}"`) {
        const url = this.#urlOf(glyph);
        if (!url) return glyph.emoji || escaped(`[${glyph.label}]`);
        return `<picture><img src="${url}" alt="${escaped(glyph.label)}"${style}></picture>`;
    }
}
