import { on } from "./dom.js";
import { naturalSize } from "./analysis-source.js";

/** The picture in an element: which one it is, and what happens to it. */
export class PictureWatch {
    #host;
    #known = {};
    #isNear = false;
    /** Ends what listens for as long as the element is in a document: its `signal`. */
    connection = null;

    /** The host's analysis is cleared when it does not fit the picture any more, laid anew or asked for when it may have to. */
    constructor(host) {
        this.#host = host;
    }

    get media() {
        return this.#host.querySelector("img, canvas, video");
    }

    /** Is there a picture that stands still, where a person sees it or soon will? */
    get isReadable() {
        const { media } = this;
        if (!this.#isNear || !this.#host.isConnected || !naturalSize(media).height) return false;
        // A poster is no frame: there is something to read once the video has been played or moved.
        return media instanceof HTMLVideoElement
            ? media.paused && !media.seeking && media.currentTime > 0 && media.readyState > 1 : media.complete !== false;
    }

    connect() {
        const host = this.#host, { signal } = (this.connection = new AbortController());
        const listen = (names, handler) => names.forEach((name) => on(host, name, handler, { signal, capture: true }));
        listen(["load", "loadedmetadata", "resize"], () => this.#look());
        listen(["transitionend", "animationend"], () => host._place());
        listen(["play", "playing", "seeking", "emptied"], () => (host.analysis = null));
        listen(["pause", "seeked"], () => host._request());
        const near = new IntersectionObserver((entries) => {
            this.#isNear = entries.at(-1).isIntersecting;
            host._request();
        }, { rootMargin: "200px" });
        const resized = new ResizeObserver(() => host._place());
        const watch = () => {
            resized.disconnect();
            for (const target of [host, this.media]) if (target) resized.observe(target);
            this.#look();
        };
        const changed = new MutationObserver((changes) => (changes.some(({ type }) => type === "childList") ? watch() : host._place()));
        changed.observe(host, { subtree: true, childList: true, attributeFilter: ["style", "class", "width", "height"] });
        near.observe(host);
        on(signal, "abort", () => [near, resized, changed].forEach((observer) => observer.disconnect()));
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
        if (isOther && source) this.#host.analysis = null;
        this.#host._place();
        this.#host._request();
    }
}
