import { make } from "../shared/dom.js";
import { Refusal, isObject } from "../shared/protocol.js";
import { Budget } from "./budget.js";
import { Channel } from "./channel.js";
import { shownMessage } from "./shown-message.js";

/** How long an app that is told to go may tidy up, in milliseconds. */
const FAREWELL = 200;
/** The least that an app gets, in CSS pixels. */
const LEAST = 24;

/**
 * One app's code in one place: the transcript, the compact or the expanded one, or the draft's. It lives in a frame with an origin of its own, which can reach
 * nothing but its channel.
 *
 * `host` has what all instances share; `tell` has onSize(size), onFailure(reason) and onRequest(name, value, event).
 */
export class Instance {
    #host;
    #tell;
    #channel;
    #sizes = new Budget(20, 2);
    #asked = null;
    #isAskedAgain = false;
    #state = "connecting";

    constructor(host, { app, message = null, style, label = "" }, tell) {
        Object.assign(this, { app, message, style });
        this.#host = host;
        this.#tell = tell;
        // Without an origin it has no storage, no cookies and no way into the page around it; without allow-popups and
        // allow-top-navigation it opens nothing.
        this.frame = make("iframe", { sandbox: "allow-scripts", referrerPolicy: "no-referrer", title: label, className: "app", part: "app", scrolling: style === "transcript" ? "no" : "auto", src: host.urlOf(app) });
    }

    /** Puts the frame into a place, where it loads. */
    begin(place) {
        this.#channel = new Channel(this.frame, {
            onConnect: () => this.#onConnect(), onFailure: (reason) => this.#fail(reason),
            onRequest: (name, value, event) => this.#onRequest(name, value, event),
        });
        place.append(this.frame);
        this.#host.gate.add(this.frame);
    }

    get isActive() {
        return this.#state === "active";
    }

    /** The order of calls is the documented one; by the first of them, style and message are known. */
    async #onConnect() {
        await this.#host.identifiers.prepare(this.app, this.#host.participantIdentifiers);
        if (this.#state !== "connecting") return;
        this.#state = "active";
        this.#channel.call("willBecomeActive", { conversation: this.#conversation(), presentationStyle: this.style, environment: this.#host.environment(this) });
        this.#channel.call("didBecomeActive");
        this.#channel.call("viewDidAppear");
        this.askSize();
    }

    #conversation() {
        const identifierOf = (participant) => this.#host.identifiers.of(this.app, participant);
        const local = this.#host.localParticipantIdentifier;
        return {
            localParticipantIdentifier: identifierOf(local),
            remoteParticipantIdentifiers: this.#host.participantIdentifiers.filter((participant) => participant !== local).map(identifierOf),
            selectedMessage: this.#shown(this.message),
        };
    }

    #shown(message) {
        return shownMessage(message, (participant) => this.#host.identifiers.of(this.app, participant));
    }

    /** Asks for the size that the content wants within the one that is offered. Questions do not pile up. */
    async askSize() {
        if (!this.isActive || this.style !== "transcript") return;
        if (this.#asked) return void (this.#isAskedAgain = true);
        const offered = this.#host.sizeFor(this);
        this.#asked = offered;
        let answer;
        try {
            answer = await this.#channel.ask("contentSizeThatFits", offered);
        } catch {
            return; // The channel is closed.
        }
        this.#asked = null;
        if (!this.isActive) return;
        const clamped = (value, most) => Math.min(Math.max(Math.ceil(value), LEAST), most);
        if (!isObject(answer) || !Number.isFinite(answer.width) || !Number.isFinite(answer.height)) return this.#fail("invalid");
        this.size = { width: clamped(answer.width, offered.width), height: clamped(answer.height, offered.height) };
        Object.assign(this.frame.style, { width: `${this.size.width}px`, height: `${this.size.height}px` });
        this.#tell.onSize(this.size);
        if (this.#isAskedAgain) {
            this.#isAskedAgain = false;
            this.askSize();
        }
    }

    /** The width, the text size, the locale or the colours have changed. */
    environmentChanged() {
        if (!this.isActive) return;
        this.#channel.call("environmentDidChange", { environment: this.#host.environment(this) });
        this.askSize();
    }

    /** The participants, or what is known of the message, have changed: a response came, or it was sent. */
    async receive(message) {
        await this.#host.identifiers.prepare(this.app, this.#host.participantIdentifiers);
        if (this.message?.id === message.id || (this.message?.session && this.message.session === message.session)) this.message = message;
        if (!this.isActive) return;
        this.#channel.call("didReceive", { message: this.#shown(message), conversation: this.#conversation() });
        this.askSize();
    }

    /** Gives a compact or an expanded instance another message; one in the transcript keeps its own. */
    select(message) {
        if (this.style === "transcript") return;
        this.message = message;
        if (!this.isActive) return;
        const change = { message: this.#shown(message), conversation: this.#conversation() };
        this.#channel.call("willSelect", change);
        this.#channel.call("didSelect", change);
    }

    /** Makes a compact instance an expanded one, or the other way. `move` changes the place between the two calls. */
    transition(style, move = () => {}) {
        if (this.style === style || this.style === "transcript") return;
        this.#channel.call("willTransition", { presentationStyle: style });
        this.style = style;
        Object.assign(this.frame.style, { width: "", height: "" });
        move();
        this.#channel.call("didTransition", { presentationStyle: style, environment: this.#host.environment(this) });
        this.askSize();
    }

    startSending(message) {
        if (this.isActive) this.#channel.call("didStartSending", { message: this.#shown(message), conversation: this.#conversation() });
    }

    cancelSending(message) {
        if (this.isActive) this.#channel.call("didCancelSending", { message: this.#shown(message), conversation: this.#conversation() });
    }

    /** Takes the app away once it has been told. Resolves when the frame is gone. */
    async end() {
        if (this.isActive) {
            this.#state = "ending";
            this.#channel.call("willResignActive");
            await Promise.race([this.#channel.ask("didResignActive").catch(() => {}), new Promise((resolve) => setTimeout(resolve, FAREWELL))]);
        }
        this.#leave("gone");
    }

    #leave(state) {
        this.#state = state;
        this.#channel?.close();
        this.#host.gate.remove(this.frame);
        this.frame.remove();
    }

    #fail(reason) {
        if (this.#state === "gone" || this.#state === "ending") return;
        this.#leave("gone");
        this.#tell.onFailure(reason);
    }

    #onRequest(name, value, event) {
        if (!this.isActive) throw new Refusal("notActive", "The app is not active.");
        if (name === "contentSizeChanged") {
            if (this.#sizes.take()) this.askSize();
            else this.#fail("resizing");
            return undefined;
        }
        return this.#tell.onRequest(name, value, event);
    }
}
