/** How many pages are looked for at most. */
const MOST = 100;

/** How many pages a file has: more than one only in TIFFs. */
export async function pageCount(file) {
    const head = new DataView(await file.slice(0, 8).arrayBuffer());
    if (head.byteLength < 8) return 1;
    const isLittle = head.getUint16(0) === 0x4949;
    if (head.getUint16(2, isLittle) !== 42 || ![0x4949, 0x4d4d].includes(head.getUint16(0))) return 1;
    let count = 0, next = head.getUint32(4, isLittle);
    const seen = new Set();
    while (next && count < MOST && !seen.has(next)) {
        seen.add(next);
        // A directory is a number of entries of twelve bytes, and where the next one is.
        const part = await file.slice(next, next + 2).arrayBuffer();
        if (part.byteLength < 2) break;
        const end = next + 2 + 12 * new DataView(part).getUint16(0, isLittle), link = await file.slice(end, end + 4).arrayBuffer();
        count += 1;
        next = link.byteLength < 4 ? 0 : new DataView(link).getUint32(0, isLittle);
    }
    return Math.max(count, 1);
}
