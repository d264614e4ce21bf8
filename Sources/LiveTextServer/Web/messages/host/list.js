import { make } from "../shared/dom.js";
import { Bubble } from "./bubble.js";
import { Visible } from "./visible.js";

/** Messages of one sender within this time stand together, in milliseconds. */
const TOGETHER = 5 * 60_000;
/** So many messages are drawn at once, and so many stand in one group, which the browser lays out and paints, or passes over, as a whole. */
const CHUNK = 40;
/** How near to its end a transcript is at its end, in CSS pixels. */
const NEAR = 60;

const isBefore = (one, other) => (one.sequence ?? Infinity) < (other.sequence ?? Infinity);

/** The messages of a conversation in their order, and which of them are in sight. */
export class MessageList {
    #host;
    #bubbles = new Map();
    /** All of them in their order. */
    #order = [];
    #list = make("div", { className: "list", part: "list" });
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
        this.#notice();
        this.onScroll();
    }

    /** Has somebody scrolled? Not all of it has been told of yet. */
    #notice() {
        const { scrollHeight, scrollTop, clientHeight } = this.element, isNear = scrollHeight - scrollTop - clientHeight < NEAR;
        if (isNear || scrollTop < this.#top - 1) this.#isAtEnd = isNear;
        this.#top = scrollTop;
    }

    get isAtEnd() {
        return this.#isAtEnd;
    }

    /** The number of the last message. */
    get newest() {
        return this.#order.at(-1)?.message.sequence ?? -1;
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
        this.#notice();
        if (!this.#isAtEnd) return;
        this.element.scrollTop = this.element.scrollHeight;
        this.#top = this.element.scrollTop;
    }

    scrollToEnd() {
        this.#top = 0;
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
        const index = this.#order.indexOf(bubble), group = bubble.element.parentElement;
        this.#order.splice(index, 1);
        this.#visible?.remove(bubble);
        bubble.element.remove();
        if (!group.firstChild) group.remove();
        this.#head(index);
    }

    #put(message) {
        if (message.isDeleted) return this.remove(message.id);
        const known = this.#bubbles.get(message.id);
        if (known) return known.show(message);
        const bubble = new Bubble(this.#host, message);
        this.#bubbles.set(message.id, bubble);
        this.#replace(message);
        let index = this.#order.length;
        while (index && isBefore(message, this.#order[index - 1].message)) index--;
        this.#insert(bubble.element, this.#order[index - 1]?.element, this.#order[index]?.element);
        this.#order.splice(index, 0, bubble);
        this.#head(index);
        this.#head(index + 1);
        this.#visible?.add(bubble);
        return undefined;
    }

    /** Groups begin at the two ends of the list, where messages come; one that comes late finds its place within. */
    #insert(element, before, after) {
        const near = before ?? after;
        if (!near || (near.parentElement.childElementCount >= CHUNK && !(before && after))) this.#list[after ? "prepend" : "append"](make("ol", {}, element));
        else if (before) before.after(element);
        else after.before(element);
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
    #head(index) {
        if (!this.#order[index]) return;
        const { message, element } = this.#order[index], before = this.#order[index - 1]?.message, time = new Date(message.sent), earlier = new Date(before?.sent);
        const isNewDay = message.sent && (!before || time.toDateString() !== earlier.toDateString());
        element.classList.toggle("follows", !isNewDay && before?.senderParticipantIdentifier === message.senderParticipantIdentifier && time - earlier < TOGETHER);
        if (isNewDay) element.dataset.day = this.#host.format(time, { weekday: "long", day: "numeric", month: "long" });
        else delete element.dataset.day;
    }
}
