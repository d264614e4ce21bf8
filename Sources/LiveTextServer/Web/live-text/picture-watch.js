import { naturalSize, on } from "./dom.js";

/** How long a film has to stand still before it is read, in milliseconds: who looks for a place stops at many. */
const STANDSTILL = 400;
/** What moves a picture without changing its size. */
const MOVES = ["transitionend", "animationend", "pointerover", "focusin"];

/** The picture in an element: which one it is, and what happens to it. */
export class PictureWatch {
    #host;
    #tell;
    #known = {};
    #isNear = false;
    #timer = 0;
    /** Ends what listens for as long as the element is in a document: its `signal`. */
    connection = null;

    /** `tell` has `onOther()`: it is another picture; `onMove()`: it may lie elsewhere; `onReadable()`: it may be read by now. */
    constructor(host, tell) {
        this.#host = host;
        this.#tell = tell;
    }

    get media() {
        return this.#host.querySelector("img, canvas, video");
    }

    /** Is there a picture that stands still, where a person sees it or soon will? */
    get isReadable() {
        const { media } = this;
        if (!this.#isNear || !this.#host.isConnected || !naturalSize(media).height) return false;
        if (!(media instanceof HTMLVideoElement)) return media.complete !== false;
        // A poster is no frame: there is something to read once the film has been played or moved.
        const isShown = media.currentTime > 0 || media.played.length > 0 || !media.poster;
        return media.paused && !media.seeking && isShown && media.readyState > 1;
    }

    connect() {
        const host = this.#host, { signal } = (this.connection = new AbortController());
        const listen = (target, names, handler) => names.forEach((name) => on(target, name, handler, { signal, capture: true }));
        listen(host, ["load", "loadedmetadata", "loadeddata", "resize"], () => this.#look());
        listen(host, MOVES, () => this.#tell.onMove());
        // Style sheets that come late, and windows for which others hold.
        listen(document, ["load"], ({ target }) => target.sheet !== undefined && this.#tell.onMove());
        listen(window, ["resize", "load"], () => this.#tell.onMove());
        listen(host, ["play", "playing", "seeking", "emptied"], () => {
            this.#tell.onOther();
            this.#tellSoon();
        });
        listen(host, ["pause", "seeked"], () => this.#tellSoon());
        const near = new IntersectionObserver((entries) => {
            this.#isNear = entries.at(-1).isIntersecting;
            this.#tellSoon();
        }, { rootMargin: "200px" });
        const resized = new ResizeObserver(() => this.#tell.onMove());
        const watch = () => {
            resized.disconnect();
            near.disconnect();
            for (const target of [host, this.media]) if (target) resized.observe(target);
            // The element may have no box of its own.
            near.observe(this.media ?? host);
            this.#look();
        };
        const changed = new MutationObserver((changes) => (changes.some(({ type }) => type === "childList") ? watch() : this.#tell.onMove()));
        changed.observe(host, { subtree: true, childList: true, attributeFilter: ["style", "class", "width", "height"] });
        on(signal, "abort", () => {
            for (const observer of [near, resized, changed]) observer.disconnect();
            clearTimeout(this.#timer);
        });
        watch();
    }

    disconnect() {
        this.connection?.abort();
    }

    /** What is shown now is what the analysis is of. */
    remember() {
        const { media } = this, { width, height } = naturalSize(media);
        // What the page says, not `currentSrc`: that is another file for another window or screen.
        const source = [media, media?.parentElement.querySelector("source")].map((part) => part?.getAttribute("src") ?? part?.srcset).join(" ").trim();
        this.#known = { source, ratio: media?.complete === false ? 0 : width / height };
    }

    /** Another picture makes the analysis stale; another resolution of the same does not. */
    #look() {
        const { source, ratio } = this.#known;
        this.remember();
        const isOther = source !== this.#known.source || (ratio && Math.abs(ratio / this.#known.ratio - 1) > 0.02);
        // What was set while there was no picture is meant for the one that has come.
        if (isOther && source) this.#tell.onOther();
        this.#tell.onMove();
        this.#tellSoon();
    }

    /** A film has to stand still for a while, and its first frame to be drawn. */
    #tellSoon() {
        clearTimeout(this.#timer);
        if (this.media?.localName === "video") this.#timer = setTimeout(() => this.#tell.onReadable(), STANDSTILL);
        else this.#tell.onReadable();
    }
}
