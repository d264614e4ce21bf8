import { $, make } from "./elements.js";

const MOST = 8;
const STEP = 1.25;
const SVG = "http://www.w3.org/2000/svg";

/** The picture that is looked at: its zoom, and what in it is pointed out. */
export class Viewer {
    #table = $("table");
    #entry = null;
    #zoom = 1;
    #fingers = new Map();
    #spread = 0;
    #onLine;
    #spot = document.createElementNS(SVG, "svg");

    /** `onLine` is called with the number of the line that is pointed at in the picture, or -1. */
    constructor(onLine) {
        this.#onLine = onLine;
        this.#spot.setAttribute("class", "spot");
        this.#spot.setAttribute("aria-hidden", "true");
        const table = this.#table, listen = (name, handler) => table.addEventListener(name, handler, { passive: false });
        $("zoom-in").addEventListener("click", () => this.zoomTo(this.#zoom * STEP));
        $("zoom-out").addEventListener("click", () => this.zoomTo(this.#zoom / STEP));
        $("zoom-fit").addEventListener("click", () => this.zoomTo(1));
        listen("wheel", (event) => this.#onWheel(event));
        listen("keydown", (event) => this.#onKey(event));
        listen("mousedown", (event) => this.#pan(event));
        listen("mousemove", (event) => this.#point(event));
        listen("mouseleave", () => this.#onLine(-1));
        for (const name of ["pointerdown", "pointermove", "pointerup", "pointercancel"]) listen(name, (event) => this.#pinch(event));
        new ResizeObserver(() => this.#fit()).observe(table);
    }

    /** Shows the picture of an entry, or nothing. */
    show(entry) {
        if (entry === this.#entry) return;
        this.#entry = entry;
        this.#zoom = 1;
        this.#table.replaceChildren(...(entry ? [make("div", { className: "sheet" }, entry.element, this.#spot)] : []));
        this.light([]);
        this.#fit();
    }

    /** Points quads of the picture out. */
    light(quads) {
        const { analysis } = this.#entry ?? {};
        if (analysis) this.#spot.setAttribute("viewBox", `0 0 ${analysis.width} ${analysis.height}`);
        this.#spot.setAttribute("preserveAspectRatio", "none");
        this.#spot.replaceChildren(...quads.map((quad) => {
            const polygon = document.createElementNS(SVG, "polygon");
            polygon.setAttribute("points", quad.map((point) => point.join()).join(" "));
            return polygon;
        }));
        const box = this.#spot.firstChild?.getBoundingClientRect(), table = this.#table.getBoundingClientRect();
        if (box && (box.top < table.top || box.bottom > table.bottom)) this.#table.scrollBy({ top: box.top - table.top - table.height / 3 });
    }

    /** The picture as it fits, made larger; a place of the window stays where it is. */
    zoomTo(zoom, at = null) {
        const table = this.#table.getBoundingClientRect(), { x, y } = at ?? { x: table.x + table.width / 2, y: table.y + table.height / 2 };
        const before = this.#sheet?.getBoundingClientRect();
        this.#zoom = Math.min(Math.max(zoom, 1), MOST);
        this.#fit();
        if (!before) return;
        const after = this.#sheet.getBoundingClientRect(), ratio = after.width / (before.width || 1);
        this.#table.scrollBy({ left: after.x + (x - before.x) * ratio - x, top: after.y + (y - before.y) * ratio - y, behavior: "instant" });
    }

    get #sheet() {
        return this.#table.querySelector(".sheet");
    }

    #fit() {
        const image = this.#entry?.image;
        $("zoom-fit").textContent = `${Math.round(this.#zoom * 100)} %`;
        if (!image?.naturalWidth) return image?.addEventListener("load", () => this.#fit(), { once: true });
        const { clientWidth: width, clientHeight: height } = this.#table;
        const scale = Math.min((width - 24) / image.naturalWidth, (height - 24) / image.naturalHeight, 2) * this.#zoom;
        image.style.width = `${Math.max(Math.round(image.naturalWidth * scale), 1)}px`;
    }

    #onWheel(event) {
        // A pinch on a touch pad is a wheel with Control.
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        this.zoomTo(this.#zoom * Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
    }

    #onKey(event) {
        const zooms = { "+": this.#zoom * STEP, "=": this.#zoom * STEP, "-": this.#zoom / STEP, 0: 1 };
        if (event.ctrlKey || event.metaKey || !(event.key in zooms)) return;
        event.preventDefault();
        this.zoomTo(zooms[event.key]);
    }

    /** Beside text, a mouse moves the picture. */
    #pan(start) {
        if (start.defaultPrevented || start.button || this.#zoom === 1) return;
        start.preventDefault();
        const move = (event) => this.#table.scrollBy(-event.movementX, -event.movementY), done = new AbortController();
        addEventListener("mousemove", move, { signal: done.signal });
        addEventListener("mouseup", () => done.abort(), { signal: done.signal });
    }

    #pinch(event) {
        if (event.pointerType !== "touch") return;
        if (event.type === "pointerdown" || (event.type === "pointermove" && this.#fingers.has(event.pointerId))) this.#fingers.set(event.pointerId, event);
        else this.#fingers.delete(event.pointerId);
        const [one, other] = this.#fingers.values(), spread = other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
        if (spread && this.#spread) this.zoomTo(this.#zoom * spread / this.#spread, { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 });
        this.#spread = spread;
    }

    #point({ clientX, clientY, buttons }) {
        const { analysis, image } = this.#entry ?? {};
        if (!analysis || buttons) return;
        const box = image.getBoundingClientRect(), x = (clientX - box.x) / box.width * analysis.width, y = (clientY - box.y) / box.height * analysis.height;
        this.#onLine(analysis.lines.findIndex(({ quad }) => isInside(quad, x, y)));
    }
}

const isInside = (quad, x, y) => quad.every(([ax, ay], index) => {
    const [bx, by] = quad[(index + 1) % 4];
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
});
