/** Lets through what comes at a steady rate, and bursts up to a limit. */
export class Budget {
    #left;
    #time = performance.now();

    constructor(burst, perSecond) {
        Object.assign(this, { burst, perSecond });
        this.#left = burst;
    }

    /** Takes one; false where there is none left. */
    take() {
        const now = performance.now();
        this.#left = Math.min(this.burst, this.#left + ((now - this.#time) / 1000) * this.perSecond);
        this.#time = now;
        if (this.#left < 1) return false;
        this.#left -= 1;
        return true;
    }
}
