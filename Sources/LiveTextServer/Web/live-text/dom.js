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

/** Where an element is in the window. */
export const boundsOf = (element) => element.getBoundingClientRect();

/** The natural size of an image, a canvas or a frame of a video; 0 × 0 while there is none. */
export const naturalSize = (media) => ({
    width: media?.naturalWidth ?? media?.videoWidth ?? media?.width ?? 0,
    height: media?.naturalHeight ?? media?.videoHeight ?? media?.height ?? 0,
});

/** An event that has been dealt with. */
export function settle(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
}

/** The click that ends a drag or a long press opens neither data nor a link around the picture. */
export function swallow(name, time) {
    const options = { capture: true, once: true };
    addEventListener(name, settle, options);
    setTimeout(() => removeEventListener(name, settle, true), time);
}

const SVG = "http://www.w3.org/2000/svg";

/** An element of SVG with attributes. */
export function draw(tag, attributes = {}, ...children) {
    const element = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
}

const ICONS = {
    text: "M3 8V5a2 2 0 0 1 2-2h3M16 3h3a2 2 0 0 1 2 2v3M21 16v3a2 2 0 0 1-2 2h-3M8 21H5a2 2 0 0 1-2-2v-3M7.5 9h9M7.5 12h9M7.5 15h5",
    call: "M6 3h3l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3",
    message: "M4 5h16v11H10l-4 4v-4H4z",
    email: "M3 6h18v12H3zM3 7l9 6 9-6",
    link: "M10 14a4 4 0 0 1 0-5l3-3a4 4 0 0 1 5 5l-1 1M14 10a4 4 0 0 1 0 5l-3 3a4 4 0 0 1-5-5l1-1",
    map: "M12 21s-7-6-7-11a7 7 0 0 1 14 0c0 5-7 11-7 11M12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5",
    event: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4",
    search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5l5 5",
    product: "M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9",
    flight: "M3 14l18-8-5 14-4-5zM12 15l3-4",
    contact: "M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M5 20a7 7 0 0 1 14 0",
    wifi: "M4 10a12 12 0 0 1 16 0M7 13.5a8 8 0 0 1 10 0M10 17a4 4 0 0 1 4 0M12 20h.01",
    more: "M6 12h.01M12 12h.01M18 12h.01",
    failed: "M12 4l9 16H3zM12 10v5M12 17.5h.01",
};

/** A drawing of lines, in the colour of the text around it. */
export const icon = (name) => draw("svg", { viewBox: "0 0 24 24", "aria-hidden": "true", class: "icon" }, draw("path", { d: ICONS[name] ?? ICONS.link }));
