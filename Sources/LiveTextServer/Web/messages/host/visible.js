/** How long a message has to stay in sight before its app is loaded, and out of sight before it goes, in milliseconds. */
const ARRIVAL = 120;
const DEPARTURE = 300;

/** Gives exactly the messages in sight their apps; one a frame, and none for what only flies by. */
export class Visible {
    #timers = new Map();
    #queue = [];
    #isWorking = false;
    #observer;
    bubbles = new Set();

    constructor(root) {
        this.#observer = new IntersectionObserver((entries) => entries.forEach(({ target, isIntersecting }) => this.#change(target.bubble, isIntersecting)), { root });
    }

    add(bubble) {
        this.#observer.observe(bubble.element);
    }

    /** Takes a bubble out. Resolves when its app is gone. */
    remove(bubble) {
        this.#observer.unobserve(bubble.element);
        return this.#hide(bubble);
    }

    /** Takes all apps away: the conversation is left. */
    end() {
        this.#observer.disconnect();
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
