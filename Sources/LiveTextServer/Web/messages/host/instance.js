import { make } from "../shared/dom.js";
import { Refusal } from "../shared/protocol.js";
import { budget } from "./budget.js";
import { openChannel } from "./channel.js";
import { requests } from "./requests.js";
import { shownMessage } from "./shown-message.js";

/** How long an app that is told to go may tidy up, in milliseconds. */
const FAREWELL = 200;
/** The least that an app gets, in CSS pixels. */
const LEAST = 24;

/**
 * One app's code in one place: the transcript, the compact or the expanded one, or the draft's. It lives in a frame with an origin of its own, which can reach
 * nothing but its channel.
 *
 * `host` has what all instances share; `tell` has onSize(size) and onFailure(reason).
 */
export function openInstance(host, place, { app, message = null, style, label }, tell) {
    // Without an origin it has no storage, no cookies and no way into the page around it; without allow-popups and
    // allow-top-navigation it opens nothing.
    const frame = make("iframe", { sandbox: "allow-scripts", referrerPolicy: "no-referrer", title: label, className: "app", part: "app", scrolling: style === "transcript" ? "no" : "auto", src: host.urlOf(app) });
    const instance = { app, message, style, frame, resize, environmentChanged, receive, select, transition, startSending, stopSending, end };
    const channel = openChannel(frame, { onConnect, onFailure: fail, onRequest }), mayResize = budget(20, 2);
    let isActive = false, isEnding = false, isAsking = false, isAskedAgain = false;

    const prepare = () => host.identifiers.prepare(app, host.transcript.participants);
    const identifierOf = (participant) => host.identifiers.of(app, participant);
    const shown = (about) => shownMessage(about, identifierOf);
    const call = (name, value) => isActive && channel.call(name, value);
    const callAbout = (name, about) => call(name, { message: shown(about), conversation: conversation() });

    function conversation() {
        const local = host.transcript.localParticipantIdentifier;
        return {
            localParticipantIdentifier: identifierOf(local),
            remoteParticipantIdentifiers: host.transcript.participants.filter(({ id }) => id !== local).map(({ id }) => identifierOf(id)),
            selectedMessage: shown(instance.message),
        };
    }

    /** The order of calls is the documented one; by the first of them, style and message are known. */
    async function onConnect() {
        await prepare();
        if (!frame.isConnected) return;
        isActive = true;
        call("willBecomeActive", { conversation: conversation(), presentationStyle: instance.style, environment: host.environmentOf(instance) });
        call("didBecomeActive");
        call("viewDidAppear");
        askSize();
    }

    /** Asks for the size that the content wants within the one that is offered. Questions do not pile up. */
    async function askSize() {
        if (!isActive || instance.style !== "transcript") return;
        isAskedAgain = isAsking;
        if (isAsking) return;
        isAsking = true;
        const offered = host.sizeFor(instance), answer = await channel.ask("contentSizeThatFits", offered);
        isAsking = false;
        if (!isActive) return;
        if (!Number.isFinite(answer?.width) || !Number.isFinite(answer.height)) return fail("invalid");
        const clamped = (side) => Math.min(Math.max(Math.ceil(answer[side]), LEAST), offered[side]), size = { width: clamped("width"), height: clamped("height") };
        instance.size = size;
        Object.assign(frame.style, { width: `${size.width}px`, height: `${size.height}px` });
        tell.onSize(size);
        if (isAskedAgain) askSize();
    }

    /** An app wants another size, as it may now and then. */
    function resize() {
        if (mayResize()) askSize();
        else fail("resizing");
    }

    /** The width, the text size, the locale or the colours have changed. */
    function environmentChanged() {
        call("environmentDidChange", { environment: host.environmentOf(instance) });
        askSize();
    }

    /** The participants, or what is known of the message, have changed: a response came, or it was sent. */
    async function receive(changed) {
        await prepare();
        const { message: own } = instance;
        if (own?.id === changed.id || (own?.session && own.session === changed.session)) instance.message = changed;
        callAbout("didReceive", changed);
        askSize();
    }

    /** Gives a compact or an expanded instance another message. */
    function select(other) {
        instance.message = other;
        callAbout("willSelect", other);
        callAbout("didSelect", other);
    }

    /** Makes a compact instance an expanded one, or the other way. `move` changes the place between the two calls. */
    function transition(other, move) {
        call("willTransition", { presentationStyle: other });
        instance.style = other;
        move();
        call("didTransition", { presentationStyle: other, environment: host.environmentOf(instance) });
    }

    function startSending(content) {
        callAbout("didStartSending", content);
    }

    function stopSending(content) {
        callAbout("didCancelSending", content);
    }

    /** Takes the app away once it has been told. Resolves when the frame is gone. */
    async function end() {
        isEnding = true;
        if (isActive) {
            call("willResignActive");
            isActive = false;
            await Promise.race([channel.ask("didResignActive"), new Promise((resolve) => setTimeout(resolve, FAREWELL))]);
        }
        leave();
    }

    function leave() {
        isActive = false;
        channel.close();
        host.gate.remove(frame);
        frame.remove();
    }

    function fail(reason) {
        if (isEnding) return;
        leave();
        tell.onFailure(reason);
    }

    function onRequest(name, value, event) {
        if (!isActive) throw new Refusal("notActive", "The app is not active.");
        return requests[name](host, instance, value, event);
    }

    place.append(frame);
    host.gate.add(frame);
    return instance;
}
