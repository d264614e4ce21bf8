// Quads are four corners clockwise from the text's own top left; a point is [x, y], in pixels of the picture.

const isPoint = (value) => Array.isArray(value) && Number.isFinite(value[0]) && Number.isFinite(value[1]);
export const isQuad = (value) => Array.isArray(value) && value.length === 4 && value.every(isPoint);

/** The parallelogram nearest to a quad: origin, unit vector along the text with length, vector across with height. */
export function frameOf([a, b, c, d]) {
    const along = [(b[0] - a[0] + c[0] - d[0]) / 2, (b[1] - a[1] + c[1] - d[1]) / 2];
    const across = [(d[0] - a[0] + c[0] - b[0]) / 2, (d[1] - a[1] + c[1] - b[1]) / 2];
    const middle = [(a[0] + b[0] + c[0] + d[0]) / 4, (a[1] + b[1] + c[1] + d[1]) / 4];
    const width = Math.hypot(...along) || 1e-6, height = Math.hypot(...across) || 1e-6;
    return {
        origin: [middle[0] - (along[0] + across[0]) / 2, middle[1] - (along[1] + across[1]) / 2],
        along: [along[0] / width, along[1] / width], across: [across[0] / height, across[1] / height], width, height,
    };
}

/** A point in a frame's own coordinates: pixels along the text, pixels across it. */
export function inFrame({ origin, along, across }, [x, y]) {
    const dx = x - origin[0], dy = y - origin[1];
    const turn = along[0] * across[1] - along[1] * across[0] || 1e-6;
    return [(dx * across[1] - dy * across[0]) / turn, (along[0] * dy - along[1] * dx) / turn];
}

export function distance(frame, point) {
    const [x, y] = inFrame(frame, point);
    return Math.hypot(Math.max(-x, 0, x - frame.width), Math.max(-y, 0, y - frame.height));
}

export function matrixOf({ origin, along, across }, scaleX, scaleY) {
    const values = [along[0] * scaleX, along[1] * scaleX, across[0] * scaleY, across[1] * scaleY, origin[0], origin[1]];
    return `matrix(${values.map((value) => +value.toFixed(6)).join()})`;
}

export const framePoint = ({ origin, along, across }, x, y) =>
    [origin[0] + along[0] * x + across[0] * y, origin[1] + along[1] * x + across[1] * y];

export const hullOf = (words) => [words[0].quad[0], words.at(-1).quad[1], words.at(-1).quad[2], words[0].quad[3]];
