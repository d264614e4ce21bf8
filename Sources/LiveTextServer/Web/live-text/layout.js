import { boundsOf } from "./dom.js";
/** How high the controls of a film are in browsers, in CSS pixels. */
const CONTROLS = 72;

/** Where things are: the overlay over the picture, and what lies at a point of the element. */
export class Layout {
    #core;
    #isOpen = false;

    constructor(core) {
        this.#core = core;
    }

    /** The part of the element's box in which the whole picture lies, in shares of it; reaches outside where it is cropped. */
    get contentsRect() {
        return { ...this.#core._overlay.contentsRect };
    }

    /** Asks anew where the contents are, and lays the text there. */
    setContentsRectNeedsUpdate() {
        this.#core._overlay.forgetBounds();
        this.place();
    }

    /** Lays everything over the picture, wherever that is by now. */
    place() {
        const core = this.#core, host = core._host, { media } = core._watch;
        if (!media || !host.isConnected) return;
        this.#keepOpen(media);
        const rect = core._overlay.place(media, host, core.analysis, () => {
            const detail = { rect: null };
            core._send("contentsrect", detail, true);
            return detail.rect;
        });
        if (!rect) return;
        const hasControls = media.localName === "video" && media.controls;
        core._setState("film", hasControls);
        core._supplement.place(rect, hasControls);
        if (!core.analysis) return;
        core._data.place(core.analysis, core._overlay.pixel, core._text.lines);
        if (core.selectableItemsHighlighted) core._drawShade();
        if (core.hasActiveTextSelection) core._selected.draw();
    }

    /** A picture that fills what is around the element leaves it no size of its own: its box is better not there. */
    #keepOpen(media) {
        const host = this.#core._host, isFilling = /absolute|fixed/.test(getComputedStyle(media).position);
        if (isFilling === this.#isOpen || (isFilling && host.offsetWidth && host.offsetHeight)) return;
        this.#isOpen = isFilling;
        host.style.display = isFilling ? "contents" : "";
    }

    /** The place in the picture, [x, y], of an event. */
    picturePoint(event) {
        const { _overlay: overlay } = this.#core;
        return overlay.picturePoint(overlay.point(event));
    }

    /** Is an event for the picture, and not for the button or a film's controls? */
    isOnPicture(event) {
        const core = this.#core, { media } = core._watch, [target] = event.composedPath();
        if (media?.localName === "video" && media.controls && event.clientY > boundsOf(media).bottom - CONTROLS) return false;
        return [media, core._overlay.page].some((part) => part?.contains(target));
    }

    /** Is there text at a point, whatever is active? */
    analysisHasText(point) {
        return this.#core._text.lineNear(this.#core._overlay.shownPoint(point), 0) !== null;
    }

    hasText(point) {
        return this.#core._isActive("textSelection") && this.analysisHasText(point);
    }

    hasDataDetector(point) {
        const core = this.#core;
        return core._isActive("dataDetectors") && core._data.itemAt(core._overlay.shownPoint(point)) !== undefined;
    }

    hasSupplementaryInterface(point) {
        const core = this.#core;
        return core._supplement.has(core._overlay.toWindow.transformPoint({ x: Number(point?.x), y: Number(point?.y) }));
    }

    hasInteractiveItem(point) {
        return this.hasText(point) || this.hasDataDetector(point) || this.hasSupplementaryInterface(point);
    }
}
