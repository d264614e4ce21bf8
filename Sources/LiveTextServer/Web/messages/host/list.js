import { make } from "../shared/dom.js";
import { Bubble } from "./bubble.js";
import { Visible } from "./visible.js";

/** Messages of one sender within this time stand together, in milliseconds. */
const TOGETHER = 5 * 60_000;
/** So many messages are drawn at once. */
const CHUNK = 40;
/** How near to its end a transcript is at its end, in CSS pixels. */
const NEAR = 60;

const isBefore = (one, other) => (one.sequence ?? Infinity) < (other.sequence ?? Infinity);

/** The messages of a conversation in their order, and which of them are in sight. */
export class MessageList {
    #host;
    #bubbles = new Map();
    #list = make("ol", { part: "list" });
    #visible;
    #isAtEnd = true;
    #top = 0;
    /** So that what one keeps adding comes in order. */
    #adding = Promise.resolve();
    onScroll = () => {};

    constructor(host) {
        this.#host = host;
        this.element = make("div", { className: "scroller", part: "scroller", role: "log", tabIndex: 0, "aria-label": host.labels.messages }, this.#list);
        this.element.addEventListener("scroll", () => this.#scrolled(), { passive: true });
        const resized = new ResizeObserver(() => this.keepEnd());
        for (const element of [this.#list, this.element]) resized.observe(element);
    }

    begin() {
        this.#visible ??= new Visible(this.element);
        for (const bubble of this.#bubbles.values()) this.#visible.add(bubble);
    }

    end() {
        const done = this.#visible?.end();
        this.#visible = null;
        return done;
    }

    /** It is left by going up; where it only grows, it is followed. */
    #scrolled() {
        const { scrollTop } = this.element, isNear = this.#fromEnd() < NEAR;
        if (isNear || scrollTop < this.#top - 1) this.#isAtEnd = isNear;
        this.#top = scrollTop;
        this.onScroll();
    }

    #fromEnd() {
        return this.element.scrollHeight - this.element.scrollTop - this.element.clientHeight;
    }

    get isAtEnd() {
        return this.#isAtEnd;
    }

    /** The number of the last message. */
    get newest() {
        return this.#list.lastElementChild?.bubble.message.sequence ?? -1;
    }

    get width() {
        return this.#list.clientWidth;
    }

    get instances() {
        return [...this.#bubbles.values()].map(({ instance }) => instance).filter(Boolean);
    }

    find(id) {
        return this.#bubbles.get(id);
    }

    keepEnd() {
        if (this.#isAtEnd) this.element.scrollTop = this.element.scrollHeight;
    }

    scrollToEnd() {
        this.#isAtEnd = true;
        this.keepEnd();
    }

    scrollTo(id) {
        this.#isAtEnd = false;
        this.#bubbles.get(id)?.element.scrollIntoView({ block: "center" });
    }

    /** Adds messages, oldest first, or what has become of those that are there. Many come in steps, the newest first, so that nothing stands still. */
    add(messages) {
        const parts = [];
        for (let end = messages.length; end > 0; end -= CHUNK) parts.push(messages.slice(Math.max(end - CHUNK, 0), end));
        const [newest, ...older] = parts;
        newest?.forEach((message) => this.#put(message));
        this.#adding = this.#adding.then(async () => {
            for (const part of older) {
                await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
                part.toReversed().forEach((message) => this.#put(message));
            }
        });
        return this.#adding;
    }

    remove(id) {
        const bubble = this.#bubbles.get(id);
        if (!bubble) return;
        this.#bubbles.delete(id);
        const next = bubble.element.nextElementSibling;
        this.#visible?.remove(bubble);
        bubble.element.remove();
        if (next) this.#group(next);
    }

    #put(message) {
        if (message.isDeleted) return this.remove(message.id);
        const known = this.#bubbles.get(message.id);
        if (known) return known.show(message);
        const bubble = new Bubble(this.#host, message);
        this.#bubbles.set(message.id, bubble);
        this.#replace(message);
        let next = null;
        for (let last = this.#list.lastElementChild; last && isBefore(message, last.bubble.message); last = last.previousElementSibling) next = last;
        this.#list.insertBefore(bubble.element, next);
        this.#group(bubble.element);
        if (next) this.#group(next);
        this.#visible?.add(bubble);
        return undefined;
    }

    /** A message of a session takes the place of the earlier one, which leaves its summary behind. */
    #replace({ id, session, sequence, isReplaced }) {
        if (!session || isReplaced) return;
        for (const { message } of this.#bubbles.values()) {
            if (message.id === id || message.session !== session || message.isReplaced) continue;
            const earlier = isBefore({ sequence }, message) ? id : message.id;
            this.#bubbles.get(earlier).show({ ...this.#bubbles.get(earlier).message, isReplaced: true });
        }
    }

    /** Names once who speaks, and says when a day begins. */
    #group(element) {
        const { message } = element.bubble, before = element.previousElementSibling?.bubble.message, time = new Date(message.sent), earlier = new Date(before?.sent);
        const isNewDay = message.sent && (!before || time.toDateString() !== earlier.toDateString());
        element.classList.toggle("follows", !isNewDay && before?.senderParticipantIdentifier === message.senderParticipantIdentifier && time - earlier < TOGETHER);
        if (isNewDay) element.dataset.day = this.#host.format(time, { weekday: "long", day: "numeric", month: "long" });
        else delete element.dataset.day;
    }
}
