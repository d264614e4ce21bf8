/** How long a busy server is asked again, in milliseconds. */
const PATIENCE = 120_000;

/** The response to what `ask` sends, which is sent again while the server is too busy for it (503), when the server says so. */
export async function patiently(ask) {
    const begun = Date.now();
    for (let tries = 1; ; tries++) {
        const response = await ask();
        const pause = 1000 * (+response.headers.get("Retry-After") || tries);
        if (response.status !== 503 || Date.now() + pause - begun > PATIENCE) return response;
        await new Promise((resolve) => setTimeout(resolve, pause));
    }
}
