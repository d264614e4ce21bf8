import { REQUESTS, Refusal, VERSION, isObject } from "../shared/protocol.js";
import { Budget } from "./budget.js";

/** How long an app may take to be there, and to answer a question, in milliseconds. */
const PATIENCE = 8000;
const ANSWER = 4000;

/** The host's end of what it and one app tell each other. `tell` has onConnect(), onRequest(name, value, event) → a promise, and onFailure(reason). */
export class Channel {
    #frame;
    #tell;
    #port = null;
    #budget = new Budget(80, 20);
    #questions = new Map();
    #count = 0;
    #done = new AbortController();

    constructor(frame, tell) {
        this.#frame = frame;
        this.#tell = tell;
        addEventListener("message", (event) => this.#onWindowMessage(event), { signal: this.#done.signal });
        this.#expect(PATIENCE, () => this.#port, "notAnswering");
    }

    close() {
        this.#done.abort();
        this.#port?.close();
        for (const { reject } of this.#questions.values()) reject(new Refusal("closed", "The app is gone."));
        this.#questions.clear();
    }

    /** Tells the app something. */
    call(name, value) {
        this.#port?.postMessage({ type: "call", name, value });
    }

    /** Asks the app; rejects once the channel is closed, which it is where the app does not answer. */
    ask(name, value) {
        const id = ++this.#count;
        this.#port?.postMessage({ type: "call", name, value, id });
        const answer = new Promise((resolve, reject) => this.#questions.set(id, { resolve, reject }));
        this.#expect(ANSWER, () => !this.#questions.has(id), "notAnswering");
        return answer;
    }

    /** Fails unless something has come about in time; a hidden page's frames may be slow. */
    async #expect(time, isThere, reason) {
        for (let left = time; left > 0; left -= document.visibilityState === "visible" ? 250 : 0) {
            await new Promise((resolve) => setTimeout(resolve, 250));
            if (this.#done.signal.aborted || isThere()) return;
        }
        this.#fail(reason);
    }

    #fail(reason) {
        if (this.#done.signal.aborted) return;
        this.close();
        this.#tell.onFailure(reason);
    }

    /** Only the frame itself can begin, once, and only without an origin. */
    #onWindowMessage({ source, origin, data }) {
        if (source === null || source !== this.#frame.contentWindow || !isObject(data) || data.liveMessages !== "ready") return;
        // A frame that begins twice has loaded something else.
        if (this.#port || origin !== "null") return this.#fail("navigated");
        if (!Array.isArray(data.versions) || !data.versions.includes(VERSION)) return this.#fail("version");
        const { port1, port2 } = new MessageChannel();
        this.#port = port1;
        port1.onmessage = (event) => this.#onMessage(event);
        port1.onmessageerror = () => this.#fail("invalid");
        this.#frame.contentWindow.postMessage({ liveMessages: "connect", version: VERSION }, "*", [port2]);
        this.#tell.onConnect();
    }

    #onMessage(event) {
        const { data } = event;
        if (!this.#budget.take()) return this.#fail("flooding");
        if (!isObject(data)) return this.#fail("invalid");
        if (data.type === "answer") {
            const question = this.#questions.get(data.id);
            this.#questions.delete(data.id);
            return question ? question.resolve(data.value) : this.#fail("invalid");
        }
        if (data.type !== "request" || !Number.isSafeInteger(data.id) || !REQUESTS.includes(data.name)) return this.#fail("invalid");
        this.#reply(data, event);
    }

    async #reply({ id, name, value }, event) {
        const reply = { type: "reply", id };
        try {
            reply.value = await this.#tell.onRequest(name, value, event);
        } catch (error) {
            // By its name: the file that is loaded later has a class of its own.
            const isOurs = error?.name === "Refusal";
            reply.error = { code: isOurs ? error.code : "failed", message: isOurs ? error.message : "The host could not do it." };
        }
        if (!this.#done.signal.aborted) this.#port.postMessage(reply);
    }
}
