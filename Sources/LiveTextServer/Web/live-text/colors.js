import { framePoint } from "./geometry.js";
import { make } from "./dom.js";

/** Colours of a selection: the first that stands out from the picture is taken. Each is red, green, blue and how opaque it is. */
const COLORS = [[0, 112, 255, 0.36], [120, 190, 255, 0.5], [255, 176, 0, 0.5]];
/** How far a colour of 0 to 255 a channel has to be from the picture's to stand out. */
const CONTRAST = 70;
/** Pixels of the longer side of the small copy of a picture whose colours are looked at. */
const SIZE = 96;

const copies = new WeakMap();

/** A small copy of a picture; null where the browser does not let anybody see its pixels. */
function smallCopy(media, { width, height }) {
    const isStill = media instanceof HTMLImageElement, known = isStill && copies.get(media);
    if (known?.source === media.currentSrc && known) return known;
    const scale = SIZE / Math.max(width, height), canvas = make("canvas", { width: Math.ceil(width * scale), height: Math.ceil(height * scale) });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    let pixels = null;
    try {
        context.drawImage(media, 0, 0, canvas.width, canvas.height);
        pixels = context.getImageData(0, 0, canvas.width, canvas.height);
    } catch {
        // A picture of another origin.
    }
    const copy = { source: media.currentSrc, pixels, scale };
    if (isStill) copies.set(media, copy);
    return copy;
}

/** The CSS colour for a selection of some stretches of lines. */
export function adaptedColor(media, size, stretches) {
    const { pixels, scale } = smallCopy(media, size), sum = [0, 0, 0];
    let count = 0;
    for (const { frame, from, to } of pixels ? stretches.slice(0, 50) : []) {
        for (let step = 0; step <= 8; step++) {
            const [x, y] = framePoint(frame, from + (to - from) * step / 8, frame.height * (step % 2 ? 0.1 : 0.9)).map((value) => Math.floor(value * scale));
            if (x < 0 || y < 0 || x >= pixels.width || y >= pixels.height) continue;
            sum.forEach((value, channel) => (sum[channel] = value + pixels.data[(y * pixels.width + x) * 4 + channel]));
            count += 1;
        }
    }
    const below = sum.map((value) => value / count);
    const distance = ([red, green, blue, alpha]) => alpha * Math.hypot(red - below[0], green - below[1], blue - below[2]);
    const color = count ? COLORS.find((each) => distance(each) >= CONTRAST) ?? COLORS[2] : COLORS[0];
    return `rgb(${color.slice(0, 3).join(" ")} / ${color[3]})`;
}
