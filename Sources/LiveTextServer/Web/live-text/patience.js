/** How long a busy server is asked again, in milliseconds. */
const PATIENCE = 120_000;

/** The response to the request that `ask` sends. While that is 503, it is sent again after the time that `Retry-After` gives. */
export async function patiently(ask) {
    const begun = Date.now();
    for (let tries = 1; ; tries++) {
        const response = await ask();
        const pause = 1000 * (+response.headers.get("Retry-After") || tries);
        if (response.status !== 503 || Date.now() + pause - begun > PATIENCE) return response;
        await new Promise((resolve) => setTimeout(resolve, pause));
    }
}
