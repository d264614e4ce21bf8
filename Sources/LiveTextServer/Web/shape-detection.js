/**
 * TextDetector and BarcodeDetector of the Shape Detection API, made with LiveText's endpoint:
 *
 *     import { TextDetector } from "/shape-detection.js";
 *     const found = await new TextDetector().detect(image);
 *
 * `install()` puts them where the browser has none of its own.
 */

let endpoint = "/v1/analyze";
let key = null;

/** The formats of the Shape Detection API, by LiveText's symbology. */
const FORMATS = {
    aztec: "aztec", code128: "code_128", code39: "code_39", code93: "code_93", codabar: "codabar", dataMatrix: "data_matrix", ean13: "ean_13",
    ean8: "ean_8", itf: "itf", itf14: "itf", pdf417: "pdf417", qr: "qr_code", upca: "upc_a", upce: "upc_e",
};

async function pictureFile(source) {
    if (source instanceof Blob) return source;
    if (source instanceof HTMLImageElement) await source.decode();
    const width = source.displayWidth ?? source.videoWidth ?? source.naturalWidth ?? source.width;
    const height = source.displayHeight ?? source.videoHeight ?? source.naturalHeight ?? source.height;
    if (!width || !height) return null;
    const canvas = new OffscreenCanvas(width, height), context = canvas.getContext("2d");
    if (source instanceof ImageData) context.putImageData(source, 0, 0);
    else context.drawImage(source, 0, 0);
    // Throws a SecurityError for pictures of other origins, as the API asks.
    return canvas.convertToBlob();
}

async function analysis(source, types) {
    const body = await pictureFile(source);
    if (!body) return { lines: [], codes: [] };
    const headers = { "Content-Type": body.type || "application/octet-stream", ...(key && { "X-API-Key": key }) };
    const response = await fetch(`${endpoint}?types=${types}`, { method: "POST", body, headers });
    const answer = await response.json().catch(() => null);
    if (response.ok && answer) return answer;
    throw new DOMException(answer?.detail ?? answer?.error?.message ?? `The service answered ${response.status}.`, "OperationError");
}

function shape(quad) {
    const xs = quad.map(([x]) => x), ys = quad.map(([, y]) => y), left = Math.min(...xs), top = Math.min(...ys);
    return {
        boundingBox: new DOMRectReadOnly(left, top, Math.max(...xs) - left, Math.max(...ys) - top),
        cornerPoints: quad.map(([x, y]) => ({ x, y })),
    };
}

/** Lines of text in a picture: an image, canvas, video, ImageBitmap, ImageData or Blob. */
export class TextDetector {
    async detect(source) {
        const { lines } = await analysis(source, "text");
        return lines.map(({ text, quad }) => ({ rawValue: text, ...shape(quad) }));
    }
}

/** Codes in a picture, of some formats or of all. */
export class BarcodeDetector {
    #formats;

    constructor({ formats } = {}) {
        const isKnown = (format) => Object.values(FORMATS).includes(format);
        if (formats && (!formats.length || !formats.every(isKnown))) throw new TypeError(`Formats are some of ${Object.values(FORMATS).join(", ")}.`);
        this.#formats = formats;
    }

    static async getSupportedFormats() {
        return [...new Set(Object.values(FORMATS))];
    }

    async detect(source) {
        const { codes } = await analysis(source, "codes");
        return codes.map(({ symbology, payload, quad }) => ({ format: FORMATS[symbology] ?? "unknown", rawValue: payload ?? "", ...shape(quad) }))
            .filter(({ format }) => !this.#formats || this.#formats.includes(format));
    }
}

/** Puts the detectors into the window where the browser has none; `at` is the address of LiveText's endpoint. */
export function install(at = endpoint, apiKey = key) {
    endpoint = at;
    key = apiKey;
    globalThis.TextDetector ??= TextDetector;
    globalThis.BarcodeDetector ??= BarcodeDetector;
}
