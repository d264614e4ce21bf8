import { make, on } from "./dom.js";
import { distance, frameOf, framePoint, matrixOf } from "./geometry.js";

/** The underlined data and the chips of codes. */
export class DataLayer {
    #items = [];

    constructor(label) {
        this.element = make("div", { className: "data", role: "group", "aria-label": label });
    }

    /** `onTap` is called with the item and the event. */
    render(items, labels, onTap) {
        this.#items = items;
        this.element.replaceChildren(...items.flatMap((item) => {
            const button = (className, part) => make("button", {
                type: "button", className, part, "aria-haspopup": "menu", "aria-expanded": "false",
                "aria-label": `${labels[item.type] ?? ""} ${item.title.replace(/\s+/g, " ")}`.trim(),
            });
            const isCode = item.type === "code";
            const boxes = item.quads.map((quad, index) => {
                const frame = frameOf(quad), className = isCode ? "item code" : "item";
                // One button a datum: its further lines are tapped, but not read out again.
                const box = index || isCode ? make("div", { className, part: "data", "aria-hidden": "true" }) : button(className, "data");
                Object.assign(box.style, { width: `${frame.width}px`, height: `${frame.height}px`, transform: matrixOf(frame, 1, 1) });
                box.style.setProperty("--_line", `${frame.height * 0.06}px`);
                return box;
            });
            item.element = boxes[0];
            if (isCode) {
                const frame = frameOf(item.quads[0]), [x, y] = framePoint(frame, frame.width / 2, frame.height * 0.85);
                item.element = button("chip", "chip");
                item.element.append(item.title);
                item.element.style.transform = `translate(${x}px, ${y}px) rotate(var(--_turn)) scale(var(--_px)) translate(-50%, -50%)`;
                boxes.push(item.element);
            }
            for (const box of boxes) on(box, "click", (event) => onTap(item, event));
            return boxes;
        }));
    }

    itemAt(point) {
        return this.#items.find(({ quads }) => quads.some((quad) => distance(frameOf(quad), point) === 0));
    }
}
