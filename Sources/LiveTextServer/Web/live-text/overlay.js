import { boundsOf, make, naturalSize } from "./dom.js";
import { note } from "./notes.js";
import { contentBox, fitted, isInPerspective, placeOf, turnOf, visibleRect } from "./placement.js";

/** What lies over the picture: a page in pixels of the picture, and the matrix that lays it there. */
export class Overlay {
    #matrix = new DOMMatrix();
    /** The corners of the rectangle of the picture that is to be seen. */
    #shown = [];
    #bounds = "";
    /** Three places in the element that tell how it lies in the window, whatever turns and scales its ancestors. */
    probes = [[0, 0], [100, 0], [0, 100]].map(([x, y]) => {
        const probe = make("div", { className: "probe" });
        Object.assign(probe.style, { left: `${x}px`, top: `${y}px` });
        return probe;
    });

    constructor(...children) {
        this.page = make("div", { className: "page" }, ...children);
        this.element = make("div", { className: "overlay", part: "overlay", hidden: true }, this.page);
        /** Where the whole picture lies, in shares of its box. */
        this.contentsRect = { x: 0, y: 0, width: 1, height: 1 };
    }

    /** The next `place` asks where the contents are, even if nothing has moved. */
    forgetBounds() {
        this.#bounds = "";
    }

    /**
     * Lays the page over the picture in an element. `ask` may return another contents rectangle; it is called when the
     * bounds have changed. Returns the rectangle of the element in which the picture is to be seen.
     */
    place(media, host, analysis, ask) {
        const box = contentBox(media), natural = naturalSize(media);
        if (!(box.width > 0 && box.height > 0)) return null;
        const fit = fitted(box, natural.height ? natural : analysis ?? box, media), bounds = JSON.stringify([box, fit]);
        if (bounds !== this.#bounds) {
            this.#bounds = bounds;
            this.contentsRect = { ...(ask() ?? fit) };
        }
        if (isInPerspective(media)) note(media, "its text is misplaced, for it is seen in perspective.");
        const rect = this.contentsRect, { width, height } = analysis ?? { width: box.width, height: box.height };
        const turn = turnOf(media, host), place = placeOf(media, box, turn, this.toWindow);
        const inner = new DOMMatrix().translate(rect.x * box.width, rect.y * box.height)
            .scale(rect.width * box.width / width, rect.height * box.height / height);
        this.#shown = [[0, 0], [box.width, box.height]].map(([x, y]) => inner.inverse().transformPoint({ x, y }));
        this.#matrix = place.multiply(inner);
        const { style } = this.page;
        Object.assign(this.element.style, { width: `${box.width}px`, height: `${box.height}px`, transform: place });
        Object.assign(style, { width: `${width}px`, height: `${height}px`, transform: inner });
        style.setProperty("--_px", this.pixel);
        style.setProperty("--_turn", `${-Math.atan2(turn.b, turn.a)}rad`);
        return visibleRect(rect, box, place);
    }

    /** How many pixels of the picture are one of the element's. */
    get pixel() {
        return 1 / Math.max(Math.hypot(this.#matrix.a, this.#matrix.b), 1e-3);
    }

    /** From the element's coordinates to the window's. */
    get toWindow() {
        const [o, x, y] = this.probes.map((probe) => boundsOf(probe));
        return new DOMMatrix([(x.x - o.x) / 100, (x.y - o.y) / 100, (y.x - o.x) / 100, (y.y - o.y) / 100, o.x, o.y]);
    }

    /** From the picture's coordinates to the window's. */
    get pageInWindow() {
        return this.toWindow.multiply(this.#matrix);
    }

    /** Where in the element an event happened: { x, y }. */
    point({ clientX, clientY }) {
        const { x, y } = this.toWindow.inverse().transformPoint({ x: clientX, y: clientY });
        return { x, y };
    }

    /** The place in the picture, [x, y], of a point of the element. */
    picturePoint(point) {
        const { x, y } = this.#matrix.inverse().transformPoint({ x: Number(point?.x), y: Number(point?.y) });
        return [x, y];
    }

    /** The same, or no place where the picture is cropped away. */
    shownPoint(point) {
        const [x, y] = this.picturePoint(point), [from, to] = this.#shown;
        return from?.x <= x && x < to.x && from.y <= y && y < to.y ? [x, y] : [NaN, NaN];
    }
}
