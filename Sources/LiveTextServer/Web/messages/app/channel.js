import { VERSION, isObject } from "../shared/protocol.js";

/** What the host refused, with its `code`. */
export class HostRefusal extends Error {
    constructor({ code, message }) {
        super(message);
        this.name = "HostRefusal";
        this.code = code;
    }
}

/** The app's end of the channel. */
export class HostChannel {
    #port = null;
    #requests = new Map();
    #count = 0;

    /** Tells the window around that the app is there. `onCall` is called with a name and a value; what it gives back is the answer. */
    connect(onCall) {
        if (parent === window) return;
        const listen = ({ source, data, ports: [port] }) => {
            // Only the window around may be the host, and only the first time.
            if (this.#port || source !== parent || !isObject(data) || data.liveMessages !== "connect" || !port) return;
            removeEventListener("message", listen);
            this.#port = port;
            port.onmessage = ({ data: message }) => (message.type === "call" ? this.#answer(message, onCall) : this.#settle(message));
        };
        addEventListener("message", listen);
        parent.postMessage({ liveMessages: "ready", versions: [VERSION] }, "*");
    }

    /** Asks the host for something. Rejects with a `HostRefusal`. */
    request(name, value) {
        const id = ++this.#count;
        // Where the browser can, it says whether a person has just done something here; the app has no say in it.
        this.#port?.postMessage({ type: "request", id, name, value }, { includeUserActivation: true });
        return new Promise((resolve, reject) => this.#requests.set(id, { resolve, reject }));
    }

    async #answer({ id, name, value }, onCall) {
        const answer = await onCall(name, value ?? {});
        if (id !== undefined) this.#port.postMessage({ type: "answer", id, value: answer });
    }

    #settle({ id, value, error }) {
        const request = this.#requests.get(id);
        this.#requests.delete(id);
        if (error) request?.reject(new HostRefusal(error));
        else request?.resolve(value);
    }
}
