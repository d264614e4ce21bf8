import { HostChannel } from "./channel.js";
import { Conversation } from "./conversation.js";

const FIELDS = 'input:not([type="button"], [type="checkbox"], [type="radio"], [type="submit"]), textarea, select, [contenteditable]';

/**
 * An app's code: one class for the transcript, the compact and the expanded place; `presentationStyle` and the selected message say what to show.
 *
 *     class Poster extends MessagesApp { willBecomeActive(conversation) { … } }
 *     new Poster().run();
 */
export class MessagesApp {
    #channel = new HostChannel();
    /** "compact", "expanded" or "transcript". */
    presentationStyle = null;
    activeConversation = null;
    /** `{ locale, direction, textSize, colorScheme, safeAreaInsets }`: of the page around. */
    environment = null;

    willBecomeActive(conversation) {}
    didBecomeActive(conversation) {}
    viewDidAppear() {}
    willResignActive(conversation) {}
    didResignActive(conversation) {}
    willSelect(message, conversation) {}
    didSelect(message, conversation) {}
    didReceive(message, conversation) {}
    didStartSending(message, conversation) {}
    didCancelSending(message, conversation) {}
    willTransition(presentationStyle) {}
    didTransition(presentationStyle) {}
    environmentDidChange(environment) {}

    /** The size that the content wants within one, in CSS pixels: as the body is laid out. */
    contentSizeThatFits({ width, height }) {
        const { documentElement: root, body } = document, before = root.style.width;
        root.style.width = `${width}px`;
        const box = body.getBoundingClientRect(), size = { width: Math.min(box.width, width), height: Math.min(box.height, height) };
        root.style.width = before;
        return size;
    }

    /** Connects to the host; to be called once. */
    run() {
        addEventListener("focusin", ({ target }) => this.#onFocus(target));
        addEventListener("keydown", (event) => event.key === "Escape" && !event.defaultPrevented && this.presentationStyle !== "transcript" && this.dismiss());
        this.#channel.connect((name, value) => this.#on(name, value));
        return this;
    }

    requestPresentationStyle(style) {
        return this.#channel.request("requestPresentationStyle", style);
    }

    dismiss() {
        return this.#channel.request("dismiss");
    }

    /** The content has changed: the host asks again for its size, as often as is reasonable. */
    contentSizeChanged() {
        return this.#channel.request("contentSizeChanged");
    }

    /** Opens a link, right after the person asked for it. */
    open(url) {
        return this.#channel.request("open", url);
    }

    copy(text) {
        return this.#channel.request("copy", text);
    }

    save(name, file) {
        return this.#channel.request("save", { name, file });
    }

    /** Takes back what was inserted. */
    cancelSending() {
        return this.#channel.request("cancelSending");
    }

    async #on(name, { conversation, presentationStyle, environment, message, width, height }) {
        if (conversation) this.activeConversation = new Conversation(this.#channel, conversation);
        if (environment) this.#adopt(environment);
        const active = this.activeConversation;
        switch (name) {
        case "willBecomeActive":
            this.presentationStyle = presentationStyle;
            this.#show();
            return void (await this.willBecomeActive(active));
        case "contentSizeThatFits": {
            const { width: wide, height: high } = await this.contentSizeThatFits({ width, height });
            return { width: wide, height: high };
        }
        case "willTransition": return void this.willTransition(presentationStyle);
        case "didTransition":
            this.presentationStyle = presentationStyle;
            this.#show();
            return void this.didTransition(presentationStyle);
        case "environmentDidChange": return void this.environmentDidChange(this.environment);
        case "willSelect": case "didSelect": case "didReceive": case "didStartSending": case "didCancelSending": return void this[name](message, active);
        case "didBecomeActive": case "viewDidAppear": case "willResignActive": case "didResignActive": return void this[name](active);
        default: return undefined; // Of a later host.
        }
    }

    #show() {
        document.documentElement.dataset.presentation = this.presentationStyle;
    }

    /** Looks like the page around: its language, text size, colours, and what it covers. */
    #adopt(environment) {
        this.environment = environment;
        const { documentElement: root } = document;
        Object.assign(root, { lang: environment.locale, dir: environment.direction });
        Object.assign(root.style, { fontSize: `${environment.textSize}px`, colorScheme: environment.colorScheme });
        for (const [side, inset] of Object.entries(environment.safeAreaInsets)) root.style.setProperty(`--safe-area-inset-${side}`, `${inset}px`);
    }

    /** In the transcript people tap, and type nothing. */
    #onFocus(target) {
        if (this.presentationStyle === "transcript" && target.matches?.(FIELDS)) target.blur();
    }
}
