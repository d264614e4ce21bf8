// What a host and an app tell each other, over a MessageChannel that the host makes for one load of the app's page:
//
//   app → window of the host    { liveMessages: "ready", versions: [1] }
//   host → window of the app    { liveMessages: "connect", version: 1 } and the app's end of the channel
//   host → app                  { type: "call", name, value, id }   lifecycle, and questions, which have an id
//   app → host                  { type: "answer", id, value }       to a question
//   app → host                  { type: "request", id, name, value }
//   host → app                  { type: "reply", id, value } or { type: "reply", id, error: { code, message } }

/** The version of all this. A host and an app without one in common have nothing to say: the alternate layout is shown. */
export const VERSION = 1;

/** Is it a plain object? What comes out of a channel has no prototype of anybody's making. */
export const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** A refusal with the name that an app knows it by. */
export class Refusal extends Error {
    constructor(code, message) {
        super(message);
        this.code = code;
    }
}
