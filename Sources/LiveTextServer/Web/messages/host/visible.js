/** How long a message has to stay in sight before its app is loaded, and out of sight before it goes, in milliseconds. */
const ARRIVAL = 120;
const DEPARTURE = 300;

/** Gives exactly the messages in sight their apps; one a frame, and none for what only flies by. */
export function watchVisible(root) {
    const timers = new Map(), queue = new Set(), near = new Set();
    const observer = new IntersectionObserver((entries) => entries.forEach(({ target, isIntersecting }) => change(target.bubble, isIntersecting)), { root });
    // Only messages of groups that are near are looked at: a browser asks for the place of each observed element in every frame.
    const groups = new IntersectionObserver((entries) => entries.forEach(({ target, isIntersecting }) => approach(target, isIntersecting)), { root, rootMargin: "100%" });
    let isWorking = false;

    function add({ element }) {
        const group = element.parentElement;
        groups.observe(group);
        if (near.has(group)) observer.observe(element);
    }

    function approach(group, isNear) {
        if (isNear) near.add(group);
        else if (!near.delete(group)) return;
        for (const element of group.children) {
            observer[isNear ? "observe" : "unobserve"](element);
            if (!isNear) change(element.bubble, false);
        }
    }

    /** Takes a bubble out. Resolves when its app is gone. */
    function remove(bubble) {
        observer.unobserve(bubble.element);
        return hide(bubble);
    }

    /** Takes all apps away: the conversation is left. */
    function end(bubbles) {
        observer.disconnect();
        groups.disconnect();
        return Promise.all(bubbles.map(hide));
    }

    function hide(bubble) {
        clearTimeout(timers.get(bubble));
        timers.delete(bubble);
        queue.delete(bubble);
        return bubble.hide();
    }

    function change(bubble, isIntersecting) {
        clearTimeout(timers.get(bubble));
        timers.set(bubble, setTimeout(() => {
            timers.delete(bubble);
            if (!isIntersecting) return void hide(bubble);
            if (!bubble.isLive()) return;
            queue.add(bubble);
            work();
        }, isIntersecting ? ARRIVAL : DEPARTURE));
    }

    function work() {
        if (isWorking) return;
        isWorking = true;
        requestAnimationFrame(() => {
            isWorking = false;
            const [bubble] = queue;
            if (!bubble) return;
            queue.delete(bubble);
            bubble.reveal();
            work();
        });
    }

    return { add, remove, end };
}
