/** Makes an element: properties that the DOM knows are set as such, others as attributes; never by markup. */
export function make(tag, properties = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(properties)) {
        if (name in element && !name.startsWith("aria-")) element[name] = value;
        else element.setAttribute(name, value);
    }
    element.append(...children);
    return element;
}

/** Makes listeners short. */
export const on = (target, ...rest) => target.addEventListener(...rest);

/** An event that has been dealt with. */
export function settle(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
}

export function icon() {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const path = document.createElementNS(svg.namespaceURI, "path");
    path.setAttribute("d", "M3 8V5a2 2 0 0 1 2-2h3M16 3h3a2 2 0 0 1 2 2v3M21 16v3a2 2 0 0 1-2 2h-3M8 21H5a2 2 0 0 1-2-2v-3M7.5 9h9M7.5 12h9M7.5 15h5");
    svg.append(path);
    svg.setAttribute("viewBox", "0 0 24 24");
    svg.setAttribute("aria-hidden", "true");
    return svg;
}
