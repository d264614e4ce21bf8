import { boundsOf } from "./dom.js";
/** How near to an edge, in CSS pixels, a drag begins to scroll, and the fastest it scrolls, in pixels a frame. */
const EDGE = 20, FASTEST = 40;

const parentOf = (node) => node.assignedSlot ?? node.parentElement ?? node.getRootNode().host;

/** What scrolls around an element, from the inside out. */
function scrollersOf(element) {
    const found = [];
    for (let node = parentOf(element); node; node = parentOf(node)) {
        const { overflowX, overflowY } = getComputedStyle(node);
        if (/auto|scroll/.test(overflowX + overflowY) && node !== document.scrollingElement) found.push(node);
    }
    return [...found, document.scrollingElement];
}

/** Scrolls for as long as a drag is held at an edge. */
export class EdgeScroll {
    #scrollers;
    #pointer;
    #onScroll;
    #frame = 0;

    /** `onScroll` is called with the last place of the pointer whenever something has been scrolled. */
    constructor(element, onScroll) {
        this.#scrollers = scrollersOf(element);
        this.#onScroll = onScroll;
    }

    follow({ clientX, clientY }) {
        this.#pointer = { clientX, clientY };
        this.#frame ||= requestAnimationFrame(() => this.#step());
    }

    stop() {
        cancelAnimationFrame(this.#frame);
        this.#frame = 0;
    }

    #step() {
        this.#frame = 0;
        const { clientX, clientY } = this.#pointer;
        for (const scroller of this.#scrollers) {
            const box = scroller === document.scrollingElement ? new DOMRect(0, 0, innerWidth, innerHeight) : boundsOf(scroller);
            const speed = (at, start, end) => {
                const beyond = at < start + EDGE ? at - start - EDGE : Math.max(at - end + EDGE, 0);
                return Math.max(Math.min(beyond / 2, FASTEST), -FASTEST);
            };
            const before = [scroller.scrollLeft, scroller.scrollTop];
            scroller.scrollBy({ left: speed(clientX, box.left, box.right), top: speed(clientY, box.top, box.bottom), behavior: "instant" });
            if (scroller.scrollLeft === before[0] && scroller.scrollTop === before[1]) continue;
            this.#onScroll(this.#pointer);
            this.#frame = requestAnimationFrame(() => this.#step());
            return;
        }
    }
}
