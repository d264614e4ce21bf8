/**
 * Participants as one app knows them: by identifiers that say nothing in another app, and stay the same when the page comes back. Pages that
 * came over plain HTTP have no digest; there they last as long as the page.
 */
export class Identifiers {
    #known = new Map();

    /** Resolves once the participants of a conversation have their identifiers for an app. */
    async prepare(app, participants) {
        await Promise.all(participants.map(async (participant) => {
            const key = `${app} ${participant}`;
            if (this.#known.has(key)) return;
            const digest = await globalThis.crypto.subtle?.digest("SHA-256", new TextEncoder().encode(key));
            const bytes = digest ? new Uint8Array(digest).slice(0, 16) : crypto.getRandomValues(new Uint8Array(16));
            if (!this.#known.has(key)) this.#known.set(key, [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
        }));
    }

    of(app, participant) {
        return this.#known.get(`${app} ${participant}`) ?? null;
    }
}
