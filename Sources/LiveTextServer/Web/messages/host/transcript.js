import { iconButton, label, make } from "../shared/dom.js";
import { createDraft } from "./draft.js";
import { createHost } from "./host.js";
import { createList } from "./list.js";
import { createPanel } from "./panel.js";
import sheet from "./style.css";

const dark = globalThis.matchMedia?.("(prefers-color-scheme: dark)");

/**
 * A conversation: messages, a draft, and the one app that is open beside them.
 *
 * Events, which bubble out of shadow trees: `insert`, `send`, `respond`, `cancel` and `resource` are an app's wishes, which the page answers with
 * `detail.respondWith(promise)`; `open` (cancelable) { url }; `presentationchange` { style, app }; `appfailure` { message, reason };
 * `draftremove`; `older` when the beginning comes into sight.
 */
// Where there are no elements, as on a server, the module can be imported all the same.
export class LiveTranscript extends (globalThis.HTMLElement ?? class {}) {
    /** The apps that the page offers by their names: `{ picture: { url, title } }`. */
    apps = {};
    /** Everybody in the conversation: `[{ id, name }]`. */
    participants = [];
    /** Who looks at it. */
    localParticipantIdentifier = null;
    /** How the picture of an alternate layout is had: a function of its identifier that promises an address. */
    pictureOf = async () => null;

    #host = createHost(this);
    #list = createList(this.#host, () => this.#scrolled());
    #draft = createDraft(this.#host, () => this.#removeDraft());
    #panel = (this.#host.panel = createPanel(this.#host));
    #newest = iconButton("M12 5v14M6 13l6 6 6-6", this.#host.words.newest, { className: "newest", hidden: true, onclick: this.#list.scrollToEnd });
    #gauge = make("div", { className: "gauge", "aria-hidden": "true" });
    #done = null;
    #laidOutBy = "";
    #isOlderWanted = true;

    constructor() {
        super();
        const root = this.attachShadow({ mode: "open" }), style = new CSSStyleSheet();
        style.replaceSync(sheet);
        root.adoptedStyleSheets = [style];
        root.append(make("div", { className: "stage" }, this.#list.element, this.#newest, this.#panel.element), this.#draft.element, make("slot"), this.#gauge);
        this.#host.onLayout = this.#list.keepEnd;
    }

    connectedCallback() {
        const options = { signal: (this.#done = new AbortController()).signal }, measure = () => this.#measure();
        const resized = new ResizeObserver(measure), language = new MutationObserver(measure);
        for (const element of [this.#list.element, this.#gauge]) resized.observe(element);
        language.observe(document.documentElement, { attributeFilter: ["lang", "dir"] });
        language.observe(this, { attributeFilter: ["lang", "dir"] });
        addEventListener("languagechange", measure, options);
        dark.addEventListener("change", measure, options);
        options.signal.addEventListener("abort", () => {
            resized.disconnect();
            language.disconnect();
        });
        this.#measure();
        this.#list.begin();
    }

    /** Without the element there is no place for apps. */
    disconnectedCallback() {
        this.leave();
    }

    /** Ends all apps: the conversation is left. Resolves when they have been told and are gone. */
    leave() {
        this.#done?.abort();
        this.#draft.show(null);
        return Promise.all([this.#list.end(), this.#panel.close()]);
    }

    /** What the transcript itself says: messages, close, draft, removeDraft, newest. */
    set labels(labels) {
        const words = Object.assign(this.#host.words, labels);
        this.#list.element.ariaLabel = words.messages;
        label(this.#newest, words.newest);
    }

    /** The apps that run: where, and for which message. */
    get instances() {
        return this.#instances.map(({ app, style, message, frame, size }) => ({ app, style, message, frame, size }));
    }

    get #instances() {
        return [...this.#list.instances, this.#draft.instance, this.#panel.instance].filter(Boolean);
    }

    /** Adds messages, or what has become of them. Resolves when all are drawn. */
    add(messages) {
        const list = [messages].flat(), done = this.#list.add(list);
        list.forEach((message) => this.#panel.receive(message));
        done.then(() => (this.#isOlderWanted = true));
        return done;
    }

    removeMessage(id) {
        this.#list.remove(id);
    }

    /** The message that is shown for an identifier. */
    message(id) {
        return this.#list.find(id) ?? null;
    }

    scrollTo(id) {
        if (typeof id === "string") this.#list.scrollTo(id);
        else this.#list.scrollToEnd();
    }

    /** What was inserted and waits to be sent; null removes it. */
    get draft() {
        return this.#draft.content;
    }

    set draft(content) {
        this.#draft.show(content);
    }

    /** The draft is on its way. Its app is told, and it goes when the promise has come true. */
    async sending(promise) {
        const { instance, content } = this.#draft;
        instance?.startSending(content);
        try {
            const result = await promise;
            if (this.#draft.content === content) this.#draft.show(null);
            return result;
        } catch (error) {
            instance?.stopSending(content);
            throw error;
        }
    }

    /** Opens an app beside the transcript. */
    openApp(app, style = "compact", message = null) {
        this.#panel.open(app, style, message);
    }

    /** Resolves when the open app is gone. */
    closeApp() {
        return this.#panel.close();
    }

    #removeDraft() {
        const { content } = this.#draft, { instance } = this.#panel;
        if (instance && content?.layout?.app === instance.app) instance.stopSending(content);
        this.#draft.instance?.stopSending(content);
        this.#draft.show(null);
        this.#host.tell("draftremove", {});
    }

    #scrolled() {
        this.#newest.hidden = this.#list.isAtEnd;
        if (this.#list.element.scrollTop > 600 || !this.#isOlderWanted) return;
        this.#isOlderWanted = false;
        this.#host.tell("older", {});
    }

    /** Looks at what apps are laid out by, and tells them what has changed. */
    #measure() {
        const style = getComputedStyle(this), { metrics } = this.#host, { clientHeight } = this.#list.element;
        if (!clientHeight) return;
        const found = {
            // A draft takes its room from that of the messages: its app is offered the same whatever stands there.
            width: this.#list.width, height: clientHeight + this.#draft.element.offsetHeight, textSize: parseFloat(style.fontSize),
            locale: this.closest("[lang]")?.lang || document.documentElement.lang || navigator.language, direction: style.direction,
            colorScheme: style.colorScheme === "dark" || (style.colorScheme.includes("dark") && dark.matches) ? "dark" : "light",
        };
        Object.assign(metrics, found);
        this.style.setProperty("--offered", `${this.#host.sizeFor({}).width}px`);
        // Its height alone changes with every line that is typed: what fits still fits, or is scrolled.
        const before = this.#laidOutBy;
        this.#laidOutBy = JSON.stringify({ ...found, height: 0 });
        if (this.#laidOutBy !== before) this.#instances.forEach((instance) => instance.environmentChanged());
    }
}
