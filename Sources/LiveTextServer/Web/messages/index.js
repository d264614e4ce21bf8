import { LiveTranscript } from "./host/transcript.js";

export { VERSION } from "./shared/protocol.js";
export { LiveTranscript };

if (globalThis.customElements && !customElements.get("live-transcript")) customElements.define("live-transcript", LiveTranscript);
