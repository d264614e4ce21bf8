/** A comment comes every 15 seconds: a stream that is silent for longer than this is dead, in milliseconds. */
const SILENCE = 40_000;
const LONGEST_WAIT = 15_000;
const PASSING = new Set([408, 429, 500, 502, 503, 504]);

/**
 * What happens in a conversation from an event on, each once and in order, across cuts. `tell` has onEvent(name, data), onState(isOnline) and onEnd(problem).
 * Aborting the signal ends it.
 */
export async function follow(api, after, tell, signal) {
    let last = after, wait = 500;
    while (!signal.aborted) {
        const attempt = new AbortController(), give = () => attempt.abort();
        signal.addEventListener("abort", give, { once: true });
        try {
            const response = await api.ask(`/events?after=${last}`, { signal: attempt.signal, headers: { Accept: "text/event-stream" } });
            tell.onState(true);
            wait = 500;
            for await (const { id, event, data } of eventsOf(response.body, attempt)) {
                if (id !== undefined && id <= last) continue;
                if (event === "closed") return tell.onEnd(data.reason);
                last = event === "reset" ? data.latestEvent : id ?? last;
                tell.onEvent(event, data);
            }
        } catch (error) {
            if (signal.aborted) return undefined;
            if (error.status && !PASSING.has(error.status)) return tell.onEnd(error.code);
        } finally {
            signal.removeEventListener("abort", give);
        }
        tell.onState(false);
        await new Promise((resolve) => setTimeout(resolve, wait * (0.75 + Math.random() / 2)));
        wait = Math.min(wait * 2, LONGEST_WAIT);
    }
    return undefined;
}

/** The events of a stream, as the HTML standard reads them; an event's number is an integer. */
async function* eventsOf(stream, attempt) {
    const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "", timer = 0;
    try {
        while (true) {
            clearTimeout(timer);
            timer = setTimeout(() => attempt.abort(), SILENCE);
            const { done, value } = await reader.read();
            if (done) return;
            const blocks = (rest + value).split(/\r?\n\r?\n/);
            rest = blocks.pop();
            for (const block of blocks) {
                const fields = { event: "message", data: [] };
                for (const line of block.split(/\r?\n/)) {
                    const [, name, text] = /^(\w+): ?(.*)$/s.exec(line) ?? [];
                    if (name === "data") fields.data.push(text);
                    else if (name === "id") fields.id = Number(text);
                    else if (name === "event") fields.event = text;
                }
                if (fields.data.length) yield { ...fields, data: JSON.parse(fields.data.join("\n")) };
            }
        }
    } finally {
        clearTimeout(timer);
        reader.cancel().catch(() => {});
    }
}
