// What is wanted only after a click, or where an analysis has to be got, in a file of its own.
export { fetchedAnalysis } from "./analysis-source.js";
export { cardOf } from "./card.js";
export { EdgeScroll } from "./edge-scroll.js";
export { Glyphs } from "./glyphs.js";
