import css from "./style.css";

/** A constructed sheet: a strict Content-Security-Policy allows it where it refuses inline styles. */
export const sheet = new CSSStyleSheet();

sheet.replaceSync(css);
