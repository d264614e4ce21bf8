import { CLOSE, iconButton, make } from "../shared/dom.js";
import { Instance } from "./instance.js";

/** Where the one compact or expanded instance is: a strip above the composer, or over the whole transcript. */
export class Panel {
    #host;
    #instance = null;
    #place = make("div", { className: "place" });
    #title = make("h2", { dir: "auto" });
    #close;
    #opener = null;

    constructor(host) {
        this.#host = host;
        this.#close = iconButton(CLOSE, host.labels.close, { className: "close" });
        this.#close.addEventListener("click", () => this.close());
        this.element = make("section", { className: "panel", part: "panel", hidden: true, tabIndex: -1 }, make("div", { className: "bar" }, this.#title, this.#close), this.#place);
        this.element.addEventListener("keydown", (event) => event.key === "Escape" && this.close());
    }

    get instance() {
        return this.#instance;
    }

    /** Opens an app, or moves it and gives it another message where it is open. */
    open(app, style, message = null) {
        const current = this.#instance;
        if (current?.app === app) {
            if (current.style !== style) current.transition(style, () => this.#show(style));
            if (message && current.message?.id !== message.id) current.select(message);
            return;
        }
        this.close();
        if (this.#host.urlOf(app) === null) return;
        this.#opener = this.#host.activeElement();
        const instance = this.#instance = new Instance(this.#host, { app, message, style, label: this.#host.titleOf(app) }, {
            onSize: () => {}, onFailure: (reason) => this.#onFailure(app, reason),
            onRequest: (name, value, event) => this.#host.answer(instance, name, value, event),
        });
        this.#show(style);
        instance.begin(this.#place);
    }

    /** An instance asks for a style. One in the transcript stays as it is: there is another instance for that. */
    request(instance, style) {
        this.open(instance.app, style, instance.style === "transcript" ? instance.message : null);
    }

    /** A message has come or changed: the open instance of its app is told. */
    receive(message) {
        const instance = this.#instance;
        if (instance && (message.layout?.app === instance.app || instance.message?.id === message.id)) instance.receive(message);
    }

    close() {
        const instance = this.#instance;
        if (!instance) return Promise.resolve();
        this.#instance = null;
        this.element.hidden = true;
        this.#opener?.focus?.();
        this.#host.tell("presentationchange", { style: null, app: instance.app });
        return instance.end();
    }

    #show(style) {
        const { app } = this.#instance;
        this.#title.textContent = this.#host.titleOf(app);
        this.#close.ariaLabel = this.#close.title = this.#host.labels.close;
        this.element.ariaLabel = this.#host.titleOf(app);
        this.element.hidden = false;
        this.element.classList.toggle("expanded", style === "expanded");
        this.element.role = style === "expanded" ? "dialog" : "region";
        if (style === "expanded") this.#close.focus({ preventScroll: true });
        this.#host.tell("presentationchange", { style, app });
    }

    #onFailure(app, reason) {
        this.#instance = null;
        this.element.hidden = true;
        this.#host.tell("appfailure", { message: null, app, reason });
    }
}
