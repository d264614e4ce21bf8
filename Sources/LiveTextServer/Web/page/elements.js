export const $ = (id) => document.getElementById(id);

/** Makes an element: properties, and children. */
export function make(tag, properties = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(properties)) {
        if (name in element) element[name] = value;
        else element.setAttribute(name, value);
    }
    element.append(...children);
    return element;
}

/** Copies a text, and says so in the button. */
export async function copyFrom(button, text) {
    const label = button.dataset.label ??= button.textContent;
    await copy(text);
    button.textContent = "Copied";
    setTimeout(() => (button.textContent = label), 1500);
}

/** Browsers have no clipboard for pages that come over plain HTTP; there the old way works. */
async function copy(text) {
    try {
        await navigator.clipboard.writeText(text);
    } catch {
        const fill = (event) => {
            event.clipboardData.setData("text/plain", text);
            event.preventDefault();
        };
        document.addEventListener("copy", fill, { once: true });
        document.execCommand("copy");
        document.removeEventListener("copy", fill);
    }
}

export function save(blob, name) {
    const link = make("a", { href: URL.createObjectURL(blob), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
