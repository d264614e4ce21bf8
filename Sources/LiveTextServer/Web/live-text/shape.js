import { framePoint, inFrame } from "./geometry.js";

/** Lines are of one shape where no more than this share of the lower one's height lies between them. */
const NEAR = 0.6;

/** How two stripes that follow each other lie: the gap between them, and the next one's ends in the frame of the first. */
function meeting(one, next) {
    const turn = one.frame.along[0] * next.frame.along[0] + one.frame.along[1] * next.frame.along[1];
    const least = Math.min(one.frame.height, next.frame.height), place = (x, y) => inFrame(one.frame, framePoint(next.frame, x, y));
    const gap = place((next.from + next.to) / 2, 0)[1] - one.frame.height;
    const [from, to] = [next.from, next.to].map((x) => place(x, next.frame.height / 2)[0]);
    const isNear = turn > 0.98 && Math.abs(gap) < NEAR * least && Math.min(one.to, to) > Math.max(one.from, from);
    return isNear ? { gap, from, to, least } : null;
}

/** Ends that are nearly below each other become one edge: the shorter stripe is made longer. */
function align(one, next, { from, to, least }, slack) {
    const left = from - one.from, right = to - one.to;
    if (Math.abs(left) < slack * least) [one.from, next.from] = [one.from + Math.min(left, 0), next.from - Math.max(left, 0)];
    if (Math.abs(right) < slack * least) [one.to, next.to] = [one.to + Math.max(right, 0), next.to - Math.min(right, 0)];
}

/** A polygon as a path whose corners are rounded. */
function rounded(points, radius) {
    const parts = points.map(([x, y], index) => {
        const toward = ([px, py]) => {
            const length = Math.hypot(px - x, py - y) || 1, share = Math.min(radius, length / 2) / length;
            return `${(x + (px - x) * share).toFixed(2)} ${(y + (py - y) * share).toFixed(2)}`;
        };
        return `L${toward(points.at(index - 1))}Q${x.toFixed(2)} ${y.toFixed(2)} ${toward(points[(index + 1) % points.length])}`;
    });
    return `M${parts.join("").slice(1)}Z`;
}

/**
 * The shape of stretches of lines, { frame, from, to } in pixels along their line: lines that follow closely are one polygon
 * without gaps or overlaps. `radius` rounds its corners, `margin` makes it larger, and `slack`, in line heights, is how ragged an edge may
 * be before it is a straight one.
 */
export function outline(stretches, { radius = 0, margin = 0, slack = 0.2 } = {}) {
    const stripes = stretches.map((stretch) => ({ ...stretch, top: -margin, bottom: stretch.frame.height + margin, isJoined: false }));
    const pairs = stripes.slice(1).map((next, index) => [stripes[index], next, meeting(stripes[index], next)]);
    // Once down and once up, so that the longest line of some decides for all.
    for (const [one, next, meets] of [...pairs, ...pairs.toReversed()]) if (meets) align(one, next, meeting(one, next) ?? meets, slack);
    for (const [one, next, meets] of pairs) {
        if (!meets) continue;
        one.bottom = one.frame.height + meets.gap / 2;
        next.top = -meets.gap / 2;
        next.isJoined = true;
    }
    const polygons = [];
    for (const { frame, from, to, top, bottom, isJoined } of stripes) {
        const [left, right] = [from - margin, to + margin].map((x) => [framePoint(frame, x, top), framePoint(frame, x, bottom)]);
        if (!isJoined) polygons.push({ left: [], right: [] });
        polygons.at(-1).left.unshift(...left.toReversed());
        polygons.at(-1).right.push(...right);
    }
    return polygons.map(({ left, right }) => rounded([...right, ...left], radius)).join("");
}
