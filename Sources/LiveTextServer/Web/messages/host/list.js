import { make } from "../shared/dom.js";
import { createBubble } from "./bubble.js";
import { watchVisible } from "./visible.js";

/** Messages of one sender within this time stand together, in milliseconds. */
const TOGETHER = 5 * 60_000;
/** So many messages are drawn at once, and so many stand in one group, which the browser lays out and paints, or passes over, as a whole. */
const CHUNK = 40;
/** How near to its end a transcript is at its end, in CSS pixels. */
const NEAR = 60;

/** Until a group was drawn once, in milliseconds. */
const MEASURED = 500;

const isBefore = (one, other) => (one.sequence ?? Infinity) < (other.sequence ?? Infinity);

/** The messages of a conversation in their order, and which of them are in sight. */
export function createList(host, onScroll) {
    const list = make("div", { className: "list", part: "list" });
    const element = make("div", { className: "scroller", part: "scroller", role: "log", tabIndex: 0, ariaLabel: host.words.messages }, list);
    /** The messages by their identifiers, and in their order. */
    const bubbles = new Map(), order = [];
    let visible = null, isAtEnd = true, top = 0;
    /** So that what one keeps adding comes in order. */
    let adding = Promise.resolve();

    /** Has somebody scrolled? The end is left by going up; where the transcript only grows, it is followed. Not all of it has been told of yet. */
    function notice() {
        const { scrollHeight, scrollTop, clientHeight } = element, isNear = scrollHeight - scrollTop - clientHeight < NEAR;
        if (isNear || scrollTop < top - 1) isAtEnd = isNear;
        top = scrollTop;
    }

    function keepEnd() {
        notice();
        if (!isAtEnd) return;
        element.scrollTop = element.scrollHeight;
        top = element.scrollTop;
    }

    function remove(id) {
        const bubble = bubbles.get(id);
        if (!bubble) return;
        bubbles.delete(id);
        const index = order.indexOf(bubble), group = bubble.element.parentElement;
        order.splice(index, 1);
        visible?.remove(bubble);
        bubble.element.remove();
        if (!group.firstChild) group.remove();
        head(index);
    }

    function put(message) {
        if (message.isDeleted) return remove(message.id);
        const known = bubbles.get(message.id);
        if (known) return known.show(message);
        const bubble = createBubble(host, message);
        bubbles.set(message.id, bubble);
        replace(message);
        let index = order.length;
        while (index && isBefore(message, order[index - 1].message)) index--;
        insert(bubble.element, order[index - 1]?.element, order[index]?.element);
        order.splice(index, 0, bubble);
        head(index);
        head(index + 1);
        visible?.add(bubble);
        return undefined;
    }

    /** Browsers keep in its place what is read when something comes above it, but not at the very top. */
    function putAll(messages) {
        const first = isAtEnd || element.scrollTop ? null : order[0]?.element, place = () => first?.getBoundingClientRect().top, before = place();
        messages.forEach(put);
        if (!first) return;
        // As high as it is, not as what is far away is taken to be; the browser remembers that.
        for (let group = first.parentElement.previousElementSibling; group; group = group.previousElementSibling) {
            const { style } = group;
            style.contentVisibility = "visible";
            setTimeout(() => (style.contentVisibility = ""), MEASURED);
        }
        element.scrollTop += place() - before;
    }

    /** Groups begin at the two ends of the list, where messages come; one that comes late finds its place within. */
    function insert(message, before, after) {
        const near = before ?? after;
        if (!near || (near.parentElement.childElementCount >= CHUNK && !(before && after))) list[after ? "prepend" : "append"](make("ol", {}, message));
        else if (before) before.after(message);
        else after.before(message);
    }

    /** A message of a session takes the place of the earlier one, which leaves its summary behind. */
    function replace(message) {
        if (!message.session || message.isReplaced) return;
        for (const other of order) {
            if (other.message.session !== message.session || other.message.isReplaced) continue;
            const earlier = isBefore(message, other.message) ? bubbles.get(message.id) : other;
            earlier.show({ ...earlier.message, isReplaced: true });
        }
    }

    /** Names once who speaks, and says when a day begins. */
    function head(index) {
        if (!order[index]) return;
        const { message, element: { classList, dataset } } = order[index], before = order[index - 1]?.message, time = new Date(message.sent), earlier = new Date(before?.sent);
        const isNewDay = message.sent && (!before || time.toDateString() !== earlier.toDateString());
        classList.toggle("follows", !isNewDay && before?.senderParticipantIdentifier === message.senderParticipantIdentifier && time - earlier < TOGETHER);
        if (isNewDay) dataset.day = host.format(time, { weekday: "long", day: "numeric", month: "long" });
        else delete dataset.day;
    }

    element.addEventListener("scroll", () => {
        notice();
        onScroll();
    }, { passive: true });
    // Where there still is little above, nobody can scroll to ask for more.
    const resized = new ResizeObserver(() => {
        keepEnd();
        onScroll();
    });
    for (const part of [list, element]) resized.observe(part);

    return {
        element,
        keepEnd,
        remove,

        begin() {
            visible ??= watchVisible(element);
            order.forEach(visible.add);
        },

        end() {
            const done = visible?.end(order);
            visible = null;
            return done;
        },

        get isAtEnd() {
            return isAtEnd;
        },

        get width() {
            return list.clientWidth;
        },

        get instances() {
            return order.map(({ instance }) => instance);
        },

        find: (id) => bubbles.get(id)?.message,

        scrollToEnd() {
            isAtEnd = true;
            top = 0;
            keepEnd();
        },

        scrollTo(id) {
            isAtEnd = false;
            bubbles.get(id)?.element.scrollIntoView({ block: "center" });
        },

        /** Adds messages, oldest first, or what has become of those that are there. Many come in steps, the newest first, so that nothing stands still. */
        add(messages) {
            const parts = [];
            for (let end = messages.length; end > 0; end -= CHUNK) parts.push(messages.slice(Math.max(end - CHUNK, 0), end));
            const [newest, ...older] = parts;
            putAll(newest ?? []);
            adding = adding.then(async () => {
                for (const part of older) {
                    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
                    putAll(part.toReversed());
                }
            });
            return adding;
        },
    };
}
