// What selection.py runs in the page: a picture with its analysis, and what a selection covers.

const STEPS = 24;
/** Ink is looked at in so many pixels at most. */
const MOST = 4000;

await customElements.whenDefined("live-text");
const pen = new OffscreenCanvas(1, 1).getContext("2d");
let element, pixels;

/** Puts a picture with its analysis on the page, so large that it fits into the window. */
window.show = async (src, analysis, width) => {
    document.querySelector("main").innerHTML = '<live-text preferred-interaction-types="textSelection" supplementary-interface-hidden allow-long-press-for-data-detectors-in-text-mode="false"><img alt=""></live-text>';
    window.element = element = document.querySelector("live-text");
    const image = element.querySelector("img");
    image.style.width = `${width}px`;
    image.src = src;
    await image.decode();
    element.analysis = { data: [], codes: [], ...analysis };
    const canvas = new OffscreenCanvas(analysis.width, analysis.height);
    pixels = canvas.getContext("2d", { willReadFrequently: true });
    pixels.drawImage(image, 0, 0, analysis.width, analysis.height);
    await new Promise(requestAnimationFrame);
    const { x, y } = image.getBoundingClientRect();
    return [x, y, image.getBoundingClientRect().width / analysis.width];
};

window.copied = () => element.selectedText;
window.clear = () => element.resetTextSelection();

/** The darkness up to which a pixel is of the darker class: by the method of Otsu. */
function threshold(values) {
    const counts = new Array(256).fill(0);
    for (const value of values) counts[value] += 1;
    let sum = 0, below = 0, count = 0, best = 0, place = 127;
    counts.forEach((each, value) => (sum += each * value));
    for (let value = 0; value < 256; value++) {
        count += counts[value];
        below += counts[value] * value;
        const rest = values.length - count;
        if (!count || !rest) continue;
        const between = count * rest * (below / count - (sum - below) / rest) ** 2;
        if (between > best) [best, place] = [between, value];
    }
    return place;
}

/** The places of ink in a quad: of the class of pixels that has fewer of them. */
function inkIn(quad) {
    const xs = quad.map(([x]) => x), ys = quad.map(([, y]) => y), inside = new Path2D();
    quad.forEach(([x, y], index) => inside[index ? "lineTo" : "moveTo"](x, y));
    const left = Math.max(Math.floor(Math.min(...xs)), 0), top = Math.max(Math.floor(Math.min(...ys)), 0);
    const width = Math.ceil(Math.max(...xs)) - left, height = Math.ceil(Math.max(...ys)) - top;
    if (width < 1 || height < 1) return [];
    const { data } = pixels.getImageData(left, top, width, height), stride = Math.ceil(Math.sqrt(width * height / MOST)), places = [];
    for (let y = 0; y < height; y += stride) {
        for (let x = 0; x < width; x += stride) {
            const at = (y * width + x) * 4, place = [left + x + 0.5, top + y + 0.5];
            if (pen.isPointInPath(inside, ...place)) places.push([place, Math.round((data[at] * 2 + data[at + 1] * 5 + data[at + 2]) / 8)]);
        }
    }
    const limit = threshold(places.map(([, value]) => value)), dark = places.filter(([, value]) => value <= limit), light = places.filter(([, value]) => value > limit);
    return (dark.length < light.length ? dark : light).map(([place]) => place);
}

const between = ([a, b], [c, d], share) => [a + (c - a) * share, b + (d - b) * share];
const share = (places, path) => (places.length ? places.filter((place) => pen.isPointInPath(path, ...place)).length / places.length : null);

const outlineOf = (quad) => new Path2D(`M${quad.map((corner) => corner.join(" ")).join("L")}Z`);

/**
 * Of a selected range: the shares of the truth's box and of its ink that its shape covers, and what the shape is beyond the box, in shares of that. Ink
 * that is in one of the other boxes of the truth as well may be of their text, and does not count.
 */
window.covered = (range, quad, others) => {
    element.selectedRanges = [range];
    const shape = element.shadowRoot.querySelector(".marks path"), path = new Path2D(shape.getAttribute("d")), inside = [];
    const box = outlineOf(quad), shared = others.map(outlineOf);
    const ink = inkIn(quad).filter((place) => !shared.some((other) => pen.isPointInPath(other, ...place)));
    for (let row = 0; row < STEPS; row++) {
        for (let column = 0; column < 4 * STEPS; column++) {
            const x = (column + 0.5) / (4 * STEPS), y = (row + 0.5) / STEPS;
            inside.push(between(between(quad[0], quad[1], x), between(quad[3], quad[2], x), y));
        }
    }
    const { x, y, width, height } = shape.getBBox();
    let painted = 0, beyond = 0;
    for (let row = 0; row < STEPS; row++) {
        for (let column = 0; column < 4 * STEPS; column++) {
            const place = [x + (column + 0.5) / (4 * STEPS) * width, y + (row + 0.5) / STEPS * height];
            if (!pen.isPointInPath(path, ...place)) continue;
            painted += 1;
            if (!pen.isPointInPath(box, ...place)) beyond += 1;
        }
    }
    const cell = width * height / (4 * STEPS * STEPS), area = Math.abs(quad.reduce((sum, [x, y], index) => {
        const [nextX, nextY] = quad[(index + 1) % 4];
        return sum + x * nextY - nextX * y;
    }, 0) / 2);
    return { box: share(inside, path), ink: share(ink, path), beyond: area ? beyond * cell / area : null };
};

window.isReady = true;
