/**
 * Participants as one app knows them: by identifiers that say nothing in another app, and stay the same when the page comes back. Pages that
 * came over plain HTTP have no digest; there they last as long as the page.
 */
export function createIdentifiers() {
    const known = new Map();
    return {
        /** Resolves once the participants of a conversation have their identifiers for an app. */
        prepare: (app, participants) => Promise.all(participants.map(async ({ id }) => {
            const key = `${app} ${id}`;
            if (known.has(key)) return;
            const digest = await crypto.subtle?.digest("SHA-256", new TextEncoder().encode(key));
            const bytes = digest ? new Uint8Array(digest).slice(0, 16) : crypto.getRandomValues(new Uint8Array(16));
            if (!known.has(key)) known.set(key, [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
        })),

        of: (app, participant) => known.get(`${app} ${participant}`) ?? null,
    };
}
