import { LiveTextElement } from "./element.js";
import { LiveText } from "./live-text.js";

export { LiveText, LiveTextElement };

if (globalThis.customElements && !customElements.get("live-text")) customElements.define("live-text", LiveTextElement);
