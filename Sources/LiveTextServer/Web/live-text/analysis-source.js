import { make, naturalSize } from "./dom.js";
import { patiently } from "./patience.js";

/** An analysis that lies at a URL, or that an endpoint makes of a picture, perhaps for a key. Throws an Error that says what happened. */
export async function fetchedAnalysis(url, endpoint, key, media, signal) {
    const body = url ? null : await file(media, signal);
    const headers = { "Content-Type": body?.type || "application/octet-stream", ...(key && { "X-API-Key": key }) };
    // A page may have more pictures than the endpoint takes at once.
    const response = await patiently(() => fetch(url || endpoint, body ? { signal, method: "POST", body, headers } : { signal }));
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
