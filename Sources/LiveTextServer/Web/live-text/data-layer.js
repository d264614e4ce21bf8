import { make, on } from "./dom.js";
import { iconOf } from "./entries.js";
import { distance, frameOf, matrixOf } from "./geometry.js";
import { typeOf } from "./labels.js";

/** Between a code and its chip, in CSS pixels. */
const GAP = 6;
/** The size of a chip for which there is no room, in CSS pixels. */
const SIGN = 28;
/** How high the Quick Actions and what is below them are, in CSS pixels. */
const TOOLS = 50;

/** How far apart two upright boxes are. */
const apart = (a, b) => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom, 0);

function boxOf(quad) {
    const xs = quad.map(([x]) => x), ys = quad.map(([, y]) => y);
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The underlined data and the chips of codes. */
export class DataLayer {
    #items = [];
    #chips = [];
    element = make("div", { className: "data", role: "group" });

    /** `onTap` is called with the item and the event. */
    render(items, words, onTap) {
        this.#items = items;
        this.#chips = [];
        const boxes = items.flatMap((item) => item.quads.map((quad) => ({ item, ...boxOf(quad) })));
        this.element.replaceChildren(...items.flatMap((item) => {
            const button = (className, part, ...children) => make("button", {
                type: "button", className, part, "aria-haspopup": item.type === "code" ? "dialog" : "menu", "aria-expanded": "false",
                "aria-label": `${typeOf(item.name, words)} ${item.title.replace(/\s+/g, " ")}`.trim(),
            }, ...children);
            const isCode = item.type === "code";
            const elements = item.quads.map((quad, index) => {
                const frame = frameOf(quad), className = isCode ? "item code" : "item";
                // One button a datum: its further lines are tapped, but not read out again.
                const element = index || isCode ? make("div", { className, part: "data", "aria-hidden": "true" }) : button(className, "data");
                Object.assign(element.style, { width: `${frame.width}px`, height: `${frame.height}px`, transform: matrixOf(frame, 1, 1) });
                element.style.setProperty("--_height", `${frame.height}px`);
                // What is small is touched beside it, too, but no nearer to another than to itself.
                const box = boxOf(quad), rooms = boxes.filter((other) => other.item !== item).map((other) => apart(box, other) / 2);
                element.style.setProperty("--_room", `${Math.min(...rooms, 1e4)}px`);
                return element;
            });
            item.element = elements[0];
            if (isCode) {
                item.element = button("chip", "chip", iconOf(item.actions[0] ?? { title: item.content.type ?? "" }), make("span", { className: "label", dir: "auto" }, item.title));
                this.#chips.push({ element: item.element, quad: item.quads[0] });
                elements.push(item.element);
            }
            for (const element of elements) on(element, "click", (event) => onTap(item, event));
            return elements;
        }));
    }

    /**
     * Puts the chips below their codes, or above or beside them, where they cover neither text nor other codes; a CSS pixel is `pixel` of the
     * picture's, which has a size. Where there is no such place a chip is a small sign at the code's corner.
     */
    place({ width, height }, pixel, lines) {
        const taken = [...lines, ...this.#items.flatMap(({ quads }) => quads.map((quad) => ({ quad })))].map(({ quad }) => boxOf(quad));
        // The button and the Quick Actions are at the bottom.
        taken.push({ left: 0, right: width, top: height - TOOLS * pixel, bottom: height });
        for (const { element, quad } of this.#chips) {
            const code = boxOf(quad), gap = GAP * pixel, { style } = element;
            element.classList.remove("small");
            style.maxWidth = `${Math.max(Math.min(width / pixel - 8, 220), 40)}px`;
            const size = { width: element.offsetWidth * pixel, height: element.offsetHeight * pixel };
            const middle = { x: (code.left + code.right - size.width) / 2, y: (code.top + code.bottom - size.height) / 2 };
            const places = [[middle.x, code.bottom + gap], [middle.x, code.top - gap - size.height], [code.right + gap, middle.y], [code.left - gap - size.width, middle.y]].map(([x, y]) => {
                const left = Math.max(Math.min(x, width - size.width), 0);
                return { left, top: y, right: left + size.width, bottom: y + size.height };
            });
            const best = places.find((place) => place.left >= 0 && place.top >= 0 && place.right <= width && place.bottom <= height && !taken.some((other) => apart(other, place) === 0));
            element.classList.toggle("small", !best);
            const x = best?.left ?? Math.min(code.right, width - SIGN * pixel), y = best?.top ?? code.top;
            taken.push(best ?? { left: x, top: y, right: x + SIGN * pixel, bottom: y + SIGN * pixel });
            // Its middle stays where it is in a picture that is turned.
            const sign = SIGN * pixel, half = best ? [size.width / 2, size.height / 2] : [sign / 2, sign / 2];
            style.transform = `translate(${x + half[0]}px, ${y + half[1]}px) rotate(var(--_turn)) scale(var(--_px)) translate(-50%, -50%)`;
        }
    }

    itemAt(point) {
        return this.#items.find(({ quads }) => quads.some((quad) => distance(frameOf(quad), point) === 0));
    }
}
