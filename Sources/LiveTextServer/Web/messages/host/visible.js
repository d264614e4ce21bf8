/** How long a message has to stay in sight before its app is loaded, and out of sight before it goes, in milliseconds. */
const ARRIVAL = 120;
const DEPARTURE = 300;

/** Gives exactly the messages in sight their apps; one a frame, and none for what only flies by. */
export class Visible {
    #timers = new Map();
    #queue = [];
    #isWorking = false;
    #groups;
    #near = new Set();
    #observer;
    bubbles = new Set();

    constructor(root) {
        // Only messages of groups that are near are looked at: a browser asks for the place of each observed element in every frame.
        this.#groups = new IntersectionObserver((entries) => entries.forEach(({ target, isIntersecting }) => this.#approach(target, isIntersecting)), { root, rootMargin: "100%" });
        this.#observer = new IntersectionObserver((entries) => entries.forEach(({ target, isIntersecting }) => this.#change(target.bubble, isIntersecting)), { root });
    }

    add({ element }) {
        this.#groups.observe(element.parentElement);
        if (this.#near.has(element.parentElement)) this.#observer.observe(element);
    }

    #approach(group, isNear) {
        if (isNear) this.#near.add(group);
        else if (!this.#near.delete(group)) return;
        for (const element of group.children) {
            this.#observer[isNear ? "observe" : "unobserve"](element);
            if (!isNear) this.#change(element.bubble, false);
        }
    }

    /** Takes a bubble out. Resolves when its app is gone. */
    remove(bubble) {
        this.#observer.unobserve(bubble.element);
        return this.#hide(bubble);
    }

    /** Takes all apps away: the conversation is left. */
    end() {
        this.#observer.disconnect();
        this.#groups.disconnect();
        return Promise.all([...this.bubbles, ...this.#timers.keys()].map((bubble) => this.#hide(bubble)));
    }

    #hide(bubble) {
        clearTimeout(this.#timers.get(bubble));
        this.#timers.delete(bubble);
        this.#queue = this.#queue.filter((other) => other !== bubble);
        this.bubbles.delete(bubble);
        return bubble.hide();
    }

    #change(bubble, isIntersecting) {
        clearTimeout(this.#timers.get(bubble));
        this.#timers.set(bubble, setTimeout(() => {
            this.#timers.delete(bubble);
            if (!isIntersecting) return void this.#hide(bubble);
            if (!bubble.isLive) return;
            this.#queue.push(bubble);
            this.#work();
        }, isIntersecting ? ARRIVAL : DEPARTURE));
    }

    #work() {
        if (this.#isWorking) return;
        this.#isWorking = true;
        requestAnimationFrame(() => {
            this.#isWorking = false;
            const bubble = this.#queue.shift();
            if (!bubble) return;
            this.bubbles.add(bubble);
            bubble.reveal();
            this.#work();
        });
    }
}
