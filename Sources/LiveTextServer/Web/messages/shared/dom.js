/** Makes an element: properties that the DOM knows are set as such, others as attributes; never by markup. */
export function make(tag, properties = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(properties)) {
        if (name in element && !name.startsWith("aria-")) element[name] = value;
        else element.setAttribute(name, value);
    }
    element.append(...children.filter((child) => child !== null));
    return element;
}

const SVG = "http://www.w3.org/2000/svg";

/** A drawing of lines, in the colour of the text around it. */
export function icon(d) {
    const svg = document.createElementNS(SVG, "svg"), path = document.createElementNS(SVG, "path");
    for (const [key, value] of [["viewBox", "0 0 24 24"], ["aria-hidden", "true"], ["class", "icon"]]) svg.setAttribute(key, value);
    path.setAttribute("d", d);
    svg.append(path);
    return svg;
}

/** Says what a button does. */
export function label(button, text) {
    button.ariaLabel = button.title = text;
}

/** A button that shows a drawing, and says what it does. */
export const iconButton = (d, label, properties = {}) => make("button", { type: "button", "aria-label": label, title: label, ...properties }, icon(d));

export const CLOSE = "M6 6l12 12M18 6L6 18";
