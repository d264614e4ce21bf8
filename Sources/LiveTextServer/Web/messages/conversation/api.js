import { patiently } from "../../live-text/patience.js";

/** What the server refused: its sentence, its status and its name for programs. */
export class Problem extends Error {
    constructor(message, status, code) {
        super(message);
        this.name = "Problem";
        Object.assign(this, { status, code });
    }
}

/** The server's conversations, for one participant. */
export class API {
    #token;

    constructor(conversation, token) {
        this.conversation = conversation;
        this.#token = token;
    }

    /** Makes a conversation; `key` where the server asks for one. */
    static async begin(title, name, key) {
        return (await ask("/v1/conversations", { method: "POST", body: JSON.stringify({ title: title || null, name }), headers: { ...JSON_TYPE, ...(key && { "X-API-Key": key }) } })).json();
    }

    static async join(conversation, invitation, name) {
        return (await ask(`/v1/conversations/${conversation}/participants`, { method: "POST", body: JSON.stringify({ invitation, name }), headers: JSON_TYPE })).json();
    }

    /** The answer to a question about the conversation: path below it, and what `fetch` takes. */
    ask(path, { headers, ...options } = {}) {
        return ask(`/v1/conversations/${this.conversation}${path}`, { ...options, headers: { Authorization: `Bearer ${this.#token}`, ...headers } });
    }

    async get(path) {
        return (await this.ask(path)).json();
    }

    async send(method, path, value, headers = {}) {
        const response = await this.ask(path, { method, body: JSON.stringify(value), headers: { ...JSON_TYPE, ...headers } });
        return response.status === 204 ? null : response.json();
    }

    async upload(file, language) {
        const today = new Date(), reference = `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, "0")}-${String(today.getDate()).padStart(2, "0")}`;
        const query = new URLSearchParams({ language, reference });
        return (await this.ask(`/pictures?${query}`, { method: "POST", body: file, headers: { "Content-Type": file.type || "image/jpeg" } })).json();
    }
}

const JSON_TYPE = { "Content-Type": "application/json" };

async function ask(path, options) {
    // What is asked twice is written once: messages bring their own keys, pictures are stored by content.
    const response = await patiently(() => fetch(path, options));
    if (response.ok) return response;
    const problem = await response.json().catch(() => null);
    throw new Problem(problem?.detail ?? problem?.error?.message ?? `The server answered ${response.status}.`, response.status, problem?.code);
}
