/** The box in which a picture is drawn, in CSS pixels, and how far its middle is from that of its border box. */
export function contentBox(media) {
    const style = getComputedStyle(media), value = (name) => parseFloat(style[name]) || 0;
    const [top, right, bottom, left] = ["Top", "Right", "Bottom", "Left"].map((side) => value(`padding${side}`) + value(`border${side}Width`));
    const isBorderBox = style.boxSizing === "border-box";
    return {
        width: value("width") - (isBorderBox ? left + right : 0), height: value("height") - (isBorderBox ? top + bottom : 0),
        shift: { x: (left - right) / 2, y: (top - bottom) / 2 }, fit: style.objectFit, position: style.objectPosition,
    };
}

/** Where a picture of a natural size is drawn in a box, in shares of the box; reaches outside where it is cropped. */
export function fitted(box, natural) {
    const ratios = [box.width / natural.width, box.height / natural.height];
    const scales = { contain: Math.min(...ratios), cover: Math.max(...ratios), none: 1 };
    scales["scale-down"] = Math.min(1, scales.contain);
    const scale = scales[box.fit];
    const width = scale ? natural.width * scale / box.width : 1, height = scale ? natural.height * scale / box.height : 1;
    const [x = 0, y = 0] = (box.position.match(/calc\([^)]*\)|\S+/g) ?? []).map((part, axis) => {
        let sum = 0;
        for (const [, sign, number, unit] of part.matchAll(/([-+]?)\s*([\d.]+)(%|px)/g)) {
            const share = unit === "%" ? (1 - (axis ? height : width)) / 100 : 1 / (axis ? box.height : box.width);
            sum += (sign === "-" ? -number : +number) * share;
        }
        return sum;
    });
    return { x, y, width, height };
}

/** How an element and its ancestors below `top` are turned and scaled by CSS, wherever that moves them. */
export function turnOf(element, top) {
    let turn = new DOMMatrix();
    for (let node = element; node && node !== top; node = node.parentElement) {
        const { rotate, scale, transform } = getComputedStyle(node);
        const own = [/deg$/.test(rotate) && `rotate(${rotate.split(" ").at(-1)})`, scale !== "none" && `scale(${scale.split(" ").slice(0, 2)})`,
            transform !== "none" && transform].filter(Boolean).join(" ");
        if (own) turn = new DOMMatrix(own).multiply(turn);
    }
    return new DOMMatrix([turn.a, turn.b, turn.c, turn.d, 0, 0]);
}

/**
 * From a box's own coordinates to those of the element around it. The middle of a box stays the middle of its bounding
 * rectangle however it is turned, so that tells where the box is.
 */
export function placeOf(media, box, turn, toWindow) {
    const { x, y, width, height } = media.getBoundingClientRect();
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
