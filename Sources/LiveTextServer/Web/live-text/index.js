import { LiveTextElement } from "./element.js";

export { LiveTextElement };

if (!customElements.get("live-text")) customElements.define("live-text", LiveTextElement);
