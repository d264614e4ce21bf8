import { patiently } from "../live-text/patience.js";

const ENDPOINT = "v1/analyze";
const KEY = "api-key";
/** Refusals that another try may not meet: what is wrong with a picture stays wrong. */
const PASSING = new Set([0, 401, 408, 429, 500, 502, 503, 504]);

export const key = {
    get: () => sessionStorage.getItem(KEY),
    set: (value) => (value ? sessionStorage.setItem(KEY, value) : sessionStorage.removeItem(KEY)),
};

/** Why there is no answer: a sentence, and whether it is worth another try. */
export class Refusal extends Error {
    constructor(message, status = 0) {
        super(message);
        this.status = status;
        this.isPassing = PASSING.has(status);
    }
}

/** The answer to a page of a file in a format, or, with a `last`, to all pages up to that. Throws a `Refusal`. */
export async function answered({ file, page, stop: { signal } }, format, last = page) {
    const headers = { "Content-Type": file.type || "application/octet-stream", ...(key.get() && { "X-API-Key": key.get() }) };
    const pages = last > page ? `pages=${page}-${last}` : `page=${page}`;
    const response = await patiently(() => fetch(`${ENDPOINT}?format=${format}&${pages}`, { method: "POST", body: file, headers, signal }))
        .catch(() => { throw new Refusal("The server cannot be reached."); });
    if (response.ok) return response;
    const problem = await response.json().catch(() => null);
    throw new Refusal(problem?.detail ?? problem?.error?.message ?? `The server answered ${response.status}.`, response.status);
}

/** A picture that the browser cannot show as one that it can: the server's page about it holds it as a JPEG. */
export async function preview(entry) {
    const [, data] = (await (await answered(entry, "html")).text()).match(/<image href="data:image\/jpeg;base64,([^"]*)"/);
    return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt())], { type: "image/jpeg" });
}
