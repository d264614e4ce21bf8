// What is wanted only after a click, in a file of its own.
export { cardOf } from "./card.js";
export { EdgeScroll } from "./edge-scroll.js";
