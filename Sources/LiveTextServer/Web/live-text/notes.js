const said = new WeakMap();

/** Says something on the console, once for an element: what a page asks for that cannot be. */
export function note(element, message) {
    const known = said.get(element) ?? new Set();
    if (known.has(message)) return;
    said.set(element, known.add(message));
    console.warn(`<${element.localName}>: ${message}`, element);
}
