/** A function that lets through what comes at a steady rate, and bursts up to a limit; it gives false where there is nothing left. */
export function budget(burst, perSecond) {
    let left = burst, time = performance.now();
    return () => {
        const now = performance.now();
        left = Math.min(burst, left + ((now - time) / 1000) * perSecond);
        time = now;
        if (left < 1) return false;
        left -= 1;
        return true;
    };
}
