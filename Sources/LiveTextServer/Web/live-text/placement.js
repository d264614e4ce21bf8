import { boundsOf } from "./dom.js";
import { note } from "./notes.js";

/** The box in which a picture is drawn, in CSS pixels, and how far its middle is from that of its border box. */
export function contentBox(media) {
    const style = getComputedStyle(media), value = (name) => parseFloat(style[name]) || 0;
    const [top, right, bottom, left] = ["Top", "Right", "Bottom", "Left"].map((side) => value(`padding${side}`) + value(`border${side}Width`));
    const isBorderBox = style.boxSizing === "border-box";
    return {
        width: value("width") - (isBorderBox ? left + right : 0), height: value("height") - (isBorderBox ? top + bottom : 0),
        shift: { x: (left - right) / 2, y: (top - bottom) / 2 }, fit: style.objectFit, position: style.objectPosition,
        view: style.objectViewBox ?? "none",
    };
}

const PARTS = /calc\([^)]*\)|\S+/g;

/** A length of percents and pixels, in shares: a percent is a share of `percent`, and a pixel of `pixels`. */
function shareOf(text, percent, pixels) {
    let sum = 0;
    for (const [, sign, number, unit] of text.matchAll(/([-+]?)\s*([\d.]+)(%|px)/g)) {
        sum += (sign === "-" ? -number : +number) * (unit === "%" ? percent / 100 : 1 / pixels);
    }
    return sum;
}

/** The part of a picture that `object-view-box` shows, in shares of it; null where that is not known. */
function viewOf({ view }, natural) {
    if (view === "none") return { x: 0, y: 0, width: 1, height: 1 };
    // The browser writes every kind of view box as an inset of one to four sides.
    const sides = view.match(/^inset\((.*)\)$/)?.[1].match(PARTS);
    if (!sides) return null;
    const [top, right, bottom, left] = [0, 1, 2, 3].map((side) =>
        shareOf(sides[side] ?? sides[side - 2] ?? sides[0], 1, side % 2 ? natural.width : natural.height));
    return { x: left, y: top, width: 1 - left - right, height: 1 - top - bottom };
}

/** Where a picture of a natural size is drawn in a box, in shares of the box; reaches outside where it is cropped. */
export function fitted(box, picture, media) {
    const view = viewOf(box, picture) ?? (note(media, `its text is misplaced, for object-view-box: ${box.view} is not understood.`), viewOf({ view: "none" }));
    const natural = { width: picture.width * view.width, height: picture.height * view.height };
    const ratios = [box.width / natural.width, box.height / natural.height];
    const scales = { contain: Math.min(...ratios), cover: Math.max(...ratios), none: 1 };
    scales["scale-down"] = Math.min(1, scales.contain);
    const scale = scales[box.fit];
    const width = scale ? natural.width * scale / box.width : 1, height = scale ? natural.height * scale / box.height : 1;
    const [x = 0, y = 0] = (box.position.match(PARTS) ?? []).map((part, axis) => shareOf(part, 1 - (axis ? height : width), axis ? box.height : box.width));
    return { x: x - view.x * width / view.width, y: y - view.y * height / view.height, width: width / view.width, height: height / view.height };
}

const parentOf = (node) => node.assignedSlot ?? node.parentElement ?? node.getRootNode().host;

/** How an element and its ancestors below `top` are turned and scaled by CSS, wherever that moves them. */
export function turnOf(element, top) {
    let turn = new DOMMatrix();
    for (let node = element; node && node !== top; node = node.parentElement) {
        const { rotate, scale, transform } = getComputedStyle(node);
        const own = [/deg$/.test(rotate) && `rotate(${rotate.split(" ").at(-1)})`, scale !== "none" && `scale(${scale.split(" ").slice(0, 2)})`,
            transform !== "none" && transform].filter(Boolean).join(" ");
        if (own) turn = new DOMMatrix(own).multiply(turn);
    }
    const zoom = (element.currentCSSZoom ?? 1) / (top.currentCSSZoom ?? 1);
    return new DOMMatrix([turn.a, turn.b, turn.c, turn.d, 0, 0]).scale(zoom);
}

/** Is something seen in perspective, so that no matrix of the plane lays text over it? */
export function isInPerspective(element) {
    for (let node = element; node; node = parentOf(node)) {
        const { transform } = getComputedStyle(node);
        if (!transform.startsWith("matrix3d")) continue;
        const { m13, m14, m23, m24, m34 } = new DOMMatrix(transform), parent = parentOf(node);
        if (m14 || m24 || m34 || ((m13 || m23) && parent && getComputedStyle(parent).perspective !== "none")) return true;
    }
    return false;
}

/**
 * From a box's own coordinates to those of the element around it. The middle of a box stays the middle of its bounding
 * rectangle however it is turned, so that tells where the box is.
 */
export function placeOf(media, box, turn, toWindow) {
    const { x, y, width, height } = boundsOf(media);
    const middle = toWindow.inverse().transformPoint({ x: x + width / 2, y: y + height / 2 }), shift = turn.transformPoint(box.shift);
    return new DOMMatrix().translate(middle.x + shift.x, middle.y + shift.y).multiply(turn).translate(-box.width / 2, -box.height / 2);
}

/** The bounding rectangle of the part of a picture that its box shows, made smaller until it is inside of a tilted one. */
export function visibleRect(rect, box, place) {
    const limit = (value) => Math.min(Math.max(value, 0), 1);
    const corners = [rect.x, rect.x + rect.width].flatMap((x) => [rect.y, rect.y + rect.height].map((y) =>
        place.transformPoint({ x: limit(x) * box.width, y: limit(y) * box.height })));
    const bounds = new DOMQuad(...corners).getBounds(), half = { x: bounds.width / 2, y: bounds.height / 2 };
    const [first, last] = [corners[0], corners[3]].map((corner) => place.inverse().transformPoint(corner));
    const { a, b, c, d } = place.inverse();
    const share = Math.min(1, Math.abs(last.x - first.x) / 2 / (Math.abs(a) * half.x + Math.abs(c) * half.y),
        Math.abs(last.y - first.y) / 2 / (Math.abs(b) * half.x + Math.abs(d) * half.y)) || 0;
    return { left: bounds.x + half.x * (1 - share), top: bounds.y + half.y * (1 - share), width: bounds.width * share, height: bounds.height * share };
}
