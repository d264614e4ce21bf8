import { Refusal, VERSION, isObject } from "../shared/protocol.js";
import { budget } from "./budget.js";
import { requests } from "./requests.js";

/** How long an app may take to be there, and to answer a question, in milliseconds. */
const PATIENCE = 8000;
const ANSWER = 4000;

/** The host's end of what it and one app tell each other. `tell` has onConnect(), onRequest(name, value, event) → a promise, and onFailure(reason). */
export function openChannel(frame, tell) {
    const done = new AbortController(), { signal } = done, take = budget(80, 20), questions = new Map();
    let port = null, count = 0;

    /** Ends it. Questions that are open are answered with nothing. */
    function close() {
        done.abort();
        port?.close();
        for (const answer of questions.values()) answer();
    }

    function fail(reason) {
        if (signal.aborted) return;
        close();
        tell.onFailure(reason);
    }

    /** Fails unless something has come about in time; a hidden page's frames may be slow. */
    async function expect(time, isThere) {
        for (let left = time; left > 0; left -= document.visibilityState === "visible" ? 250 : 0) {
            await new Promise((resolve) => setTimeout(resolve, 250));
            if (signal.aborted || isThere()) return;
        }
        fail("notAnswering");
    }

    /** Tells the app something. With an `id` it is a question. */
    function call(name, value, id) {
        port?.postMessage({ type: "call", name, value, id });
    }

    /** Asks the app. Resolves with nothing once the channel is closed, which it is where the app does not answer. */
    function ask(name, value) {
        const id = ++count;
        call(name, value, id);
        expect(ANSWER, () => !questions.has(id));
        return new Promise((resolve) => questions.set(id, resolve));
    }

    /** Only the frame itself can begin, once, and only without an origin. */
    function onWindowMessage({ source, origin, data }) {
        if (source === null || source !== frame.contentWindow || data?.liveMessages !== "ready") return;
        // A frame that begins twice has loaded something else.
        if (port || origin !== "null") return fail("navigated");
        if (!Array.isArray(data.versions) || !data.versions.includes(VERSION)) return fail("version");
        const { port1, port2 } = new MessageChannel();
        port = port1;
        port.onmessage = onMessage;
        port.onmessageerror = () => fail("invalid");
        source.postMessage({ liveMessages: "connect", version: VERSION }, "*", [port2]);
        tell.onConnect();
    }

    function onMessage(event) {
        const { type, id, name, value } = isObject(event.data) ? event.data : {};
        if (!take()) return fail("flooding");
        if (type === "answer" && questions.has(id)) {
            questions.get(id)(value);
            questions.delete(id);
        } else if (type === "request" && Number.isSafeInteger(id) && Object.keys(requests).includes(name)) {
            reply(id, name, value, event);
        } else {
            fail("invalid");
        }
    }

    async function reply(id, name, value, event) {
        const answer = { type: "reply", id };
        try {
            answer.value = await tell.onRequest(name, value, event);
        } catch (error) {
            const { code, message } = error instanceof Refusal ? error : { code: "failed", message: "The host could not do it." };
            answer.error = { code, message };
        }
        if (!signal.aborted) port.postMessage(answer);
    }

    addEventListener("message", onWindowMessage, { signal });
    expect(PATIENCE, () => port);
    return { call, ask, close };
}
