import { draw } from "./dom.js";

// QR codes of ISO/IEC 18004 with bytes, level M, versions 1 to 10: enough for what a wireless network's code holds.

/** By version: error correction codewords of a block, and the data codewords of each block. */
const BLOCKS = [
    [10, [16]], [16, [28]], [26, [44]], [18, [32, 32]], [24, [43, 43]], [16, [27, 27, 27, 27]], [18, [31, 31, 31, 31]],
    [22, [38, 38, 39, 39]], [22, [36, 36, 36, 37, 37]], [26, [43, 43, 43, 43, 44]],
];
const ALIGNMENT = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]];
const sum = (list) => list.reduce((total, value) => total + value, 0);

const powers = [1];
for (let index = 1; index < 255; index++) powers.push((powers[index - 1] << 1) ^ (powers[index - 1] & 128 ? 285 : 0));
const product = (a, b) => (a && b ? powers[(powers.indexOf(a) + powers.indexOf(b)) % 255] : 0);

/** The remainder that Reed and Solomon's code adds to some bytes. */
function correction(bytes, count) {
    let divisor = [1];
    for (let index = 0; index < count; index++) {
        const shifted = [...divisor, 0];
        divisor.forEach((value, place) => (shifted[place + 1] ^= product(value, powers[index])));
        divisor = shifted;
    }
    const rest = [...bytes, ...Array(count).fill(0)];
    for (let index = 0; index < bytes.length; index++) {
        const factor = rest[index];
        divisor.forEach((value, place) => (rest[index + place] ^= product(value, factor)));
    }
    return rest.slice(bytes.length);
}

/** The bits of a text in the order in which they are laid out. */
function bitsOf(bytes, version) {
    const [count, sizes] = BLOCKS[version - 1], room = sum(sizes), bits = [];
    const push = (value, length) => {
        for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
    };
    push(4, 4);
    push(bytes.length, version > 9 ? 16 : 8);
    for (const byte of bytes) push(byte, 8);
    push(0, Math.min(4, room * 8 - bits.length));
    while (bits.length % 8) bits.push(0);
    for (let fill = 236; bits.length < room * 8; fill ^= 253) push(fill, 8);
    const codewords = Array.from({ length: room }, (_, index) => Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(""), 2));
    let start = 0;
    const blocks = sizes.map((size) => codewords.slice(start, (start += size))), checks = blocks.map((block) => correction(block, count)), mixed = [];
    for (const list of [blocks, checks]) {
        for (let index = 0; index < Math.max(...list.map(({ length }) => length)); index++) {
            for (const block of list) if (index < block.length) mixed.push(block[index]);
        }
    }
    bits.length = 0;
    for (const byte of mixed) push(byte, 8);
    return bits;
}

/** The modules of a QR code, rows of 0 and 1; null where a text is too long. */
export function qrModules(text) {
    const bytes = [...new TextEncoder().encode(text)], version = 1 + BLOCKS.findIndex(([, sizes], index) => bytes.length + (index > 8 ? 3 : 2) <= sum(sizes));
    if (!version) return null;
    const size = version * 4 + 17, rows = Array.from({ length: size }, () => Array(size).fill(null));
    const square = (x, y, radius, isDark) => {
        for (let dy = -radius; dy <= radius; dy++) for (let dx = -radius; dx <= radius; dx++) if (rows[y + dy]?.[x + dx] !== undefined) rows[y + dy][x + dx] = isDark;
    };
    for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) [[4, 0], [3, 1], [2, 0], [1, 1]].forEach(([radius, isDark]) => square(x, y, radius, isDark));
    const centers = version > 1 ? [6, ...ALIGNMENT[version - 1]] : [], last = centers.at(-1);
    for (const x of centers) for (const y of centers) if (![[6, 6], [6, last], [last, 6]].some(([a, b]) => a === x && b === y)) [[2, 1], [1, 0], [0, 1]].forEach(([radius, isDark]) => square(x, y, radius, isDark));
    for (let index = 8; index < size - 8; index++) rows[6][index] = rows[index][6] = 1 - (index % 2);
    // Level M and mask 0.
    const format = 0x5412;
    for (let bit = 0; bit < 15; bit++) {
        const value = (format >> bit) & 1;
        rows[bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit][8] = value;
        rows[8][bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit] = value;
    }
    rows[size - 8][8] = 1;
    if (version > 6) {
        let check = version;
        for (let bit = 0; bit < 12; bit++) check = (check << 1) ^ ((check >> 11) * 0x1f25);
        for (let bit = 0; bit < 18; bit++) {
            const value = (((version << 12) | check) >> bit) & 1, near = Math.floor(bit / 3), far = size - 11 + (bit % 3);
            rows[near][far] = rows[far][near] = value;
        }
    }
    const bits = bitsOf(bytes, version);
    let place = 0;
    for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
        if (right === 6) right = 5;
        for (let step = 0; step < size; step++) {
            const y = isUp ? size - 1 - step : step;
            for (const x of [right, right - 1]) if (rows[y][x] === null) rows[y][x] = (bits[place++] ?? 0) ^ ((x + y) % 2 ? 0 : 1);
        }
    }
    return rows;
}

/** A drawing of a QR code with its quiet zone; null where a text is too long for one. */
export function qrDrawing(text, label) {
    const rows = qrModules(text);
    if (!rows) return null;
    const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : []))).join(""), size = rows.length + 8;
    return draw("svg", { class: "qr", viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": label, "shape-rendering": "crispEdges" }, draw("rect", { width: size, height: size, fill: "#fff" }), draw("path", { d: path, fill: "#000" }));
}
