import css from "./style.css";

let made = null;

/** A constructed sheet: a strict Content-Security-Policy allows it where it refuses inline styles. */
export function sheet() {
    if (!made) {
        made = new CSSStyleSheet();
        made.replaceSync(css);
    }
    return made;
}
