import { make } from "./dom.js";
import { FONT, lineHeight } from "./measure.js";
import { makeRun, refit, runsOf } from "./run.js";

/** The transparent text over a picture. */
export class TextLayer {
    #text;
    #onTranslation;
    #words = new Map();
    #frames = new Map();
    #observer = new MutationObserver((changes) => this.#follow(changes));

    /** `onTranslation` is called when somebody else changes the text. */
    constructor(onTranslation) {
        this.#onTranslation = onTranslation;
        this.element = make("div", { className: "text", part: "text", role: "group", tabIndex: 0 });
        this.element.style.font = FONT;
        // A number, not "normal": that would be another height wherever a fallback font steps in.
        this.element.style.lineHeight = `${lineHeight()}px`;
    }

    render(text) {
        this.#text = text;
        this.#observer.disconnect();
        this.#words.clear();
        this.#frames.clear();
        this.element.replaceChildren(...text.blocks.map((lines) =>
            make("div", { role: "paragraph" }, ...lines.map((line) => this.#lineElement(line, text.transcript)))));
        for (const word of text.words) this.#words.set(word.element, word);
        this.#observer.observe(this.element, { subtree: true, childList: true, characterData: true });
    }

    /** A line is read out as a whole, whatever pieces it is laid out in. */
    #lineElement(line, transcript) {
        const element = make("div", { className: "line", dir: line.isRTL ? "rtl" : "ltr", "data-line": transcript.slice(line.start, line.end) });
        if (line.language) element.lang = line.language;
        for (const run of runsOf(line)) {
            const child = makeRun(line, run, transcript);
            element.append(child);
            this.#frames.set(child, run.frame);
        }
        return element;
    }

    /** The node of the text at an offset, and the place in it. */
    nodeAt(offset) {
        const word = this.#text.wordAt(offset), node = word.element.firstChild;
        return [node, Math.min(Math.max(offset - word.start, 0), node.length ?? 0)];
    }

    /** The offset of a place in a node; null where it is not of this text. */
    offsetOf(node, place) {
        if (!this.element.contains(node) || !this.#text?.words.length) return null;
        const isText = node.nodeType === Node.TEXT_NODE, word = this.#words.get(isText ? node.parentElement : node);
        if (word) return Math.min(word.start + (isText ? place : place && word.next - word.start), word.next);
        const range = document.createRange();
        range.setStart(node, place);
        return this.#text.words.find(({ element }) => range.comparePoint(element, 0) >= 0)?.start ?? this.#text.transcript.length;
    }

    #follow(changes) {
        const elements = changes.map(({ target }) => target.parentElement?.closest(".run") ?? target);
        for (const element of new Set(elements)) {
            if (!this.#frames.has(element)) continue;
            refit(element, this.#frames.get(element));
            delete element.parentElement?.dataset.line;
            element.ariaHidden = null;
        }
        this.#observer.takeRecords();
        this.#onTranslation();
    }
}
