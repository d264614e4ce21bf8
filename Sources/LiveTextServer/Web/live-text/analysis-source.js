import { make, naturalSize } from "./dom.js";

/** How often a busy endpoint is asked. */
const MOST_TRIES = 10;

/** An analysis that lies at a URL, or that an endpoint makes of a picture, perhaps for a key. Throws an Error that says what happened. */
export async function fetchedAnalysis(url, endpoint, key, media, signal) {
    const body = url ? null : await file(media, signal);
    const headers = { "Content-Type": body?.type || "application/octet-stream", ...(key && { "X-API-Key": key }) };
    let response, tries = 0;
    do {
        // A page may have more pictures than the endpoint takes at once.
        if (tries) await new Promise((resolve) => setTimeout(resolve, 1000 * (+response.headers.get("Retry-After") || tries)));
        response = await fetch(url || endpoint, body ? { signal, method: "POST", body, headers } : { signal });
    } while (response.status === 503 && ++tries < MOST_TRIES);
    const answer = await response.json().catch(() => null);
    if (response.ok && answer?.width > 0 && answer.height > 0) return answer;
    throw new Error(answer?.error?.message ?? answer?.detail ?? `There is no analysis: ${response.status} ${response.statusText}`);
}

async function file(media, signal) {
    if (media instanceof HTMLImageElement) {
        try {
            const response = await fetch(media.currentSrc || media.src, { signal });
            if (response.ok) return await response.blob();
        } catch {
            // Not to be fetched from here; perhaps its pixels may be read.
            signal.throwIfAborted();
        }
    }
    let source = media;
    if (!(media instanceof HTMLCanvasElement)) {
        source = make("canvas", naturalSize(media));
        source.getContext("2d").drawImage(media, 0, 0);
    }
    const blob = await new Promise((resolve) => source.toBlob(resolve));
    if (!blob) throw new Error("The picture is empty.");
    return blob;
}
