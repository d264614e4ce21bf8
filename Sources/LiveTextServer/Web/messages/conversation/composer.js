import { iconButton, make } from "../shared/dom.js";
import { ICONS } from "../shared/icons.js";

/** Where messages are written: text, pictures, apps, and what sends them. `tell` has onSend(text), onFiles(files) and onApp(name). */
export class Composer {
    #words;
    #text;
    #send;
    #note = make("p", { className: "note", role: "status" });
    #again;
    #apps;
    hasDraft = false;

    constructor(words, apps, tell) {
        this.#words = words;
        this.#text = make("textarea", { rows: 1, maxLength: 10000, placeholder: words.message, "aria-label": words.message, enterKeyHint: "send", id: "text" });
        this.#send = iconButton(ICONS.send, words.send, { type: "submit", className: "main", disabled: true });
        const files = make("input", { type: "file", accept: "image/*,.heic,.tif,.tiff,.jp2", id: "files", "aria-label": words.addPicture });
        const add = make("label", { className: "button", htmlFor: "files", title: words.addPicture }, iconOf("add"));
        this.#again = make("button", { type: "button", className: "quiet", hidden: true }, words.again);
        this.#apps = Object.entries(apps).map(([name, { title }]) => {
            const button = iconButton(ICONS[name], title, { "aria-expanded": "false" });
            button.addEventListener("click", () => tell.onApp(name));
            return { name, button };
        });
        this.element = make("form", { className: "composer" }, make("div", { className: "notes" }, this.#note, this.#again),
            make("div", { className: "line" }, files, add, ...this.#apps.map(({ button }) => button), this.#text, this.#send));
        const submit = () => this.#send.disabled || tell.onSend(this.#text.value.trim());
        this.element.addEventListener("submit", (event) => {
            event.preventDefault();
            submit();
        });
        this.#text.addEventListener("input", () => this.update());
        this.#text.addEventListener("keydown", (event) => {
            if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
            event.preventDefault();
            submit();
        });
        files.addEventListener("change", () => {
            const chosen = [...files.files];
            files.value = "";
            tell.onFiles(chosen);
        });
    }

    get text() {
        return this.#text.value.trim();
    }

    set text(text) {
        this.#text.value = text;
        this.update();
    }

    focus() {
        this.#text.focus();
    }

    /** There is something to send, or not. */
    update() {
        this.#send.disabled = !(this.hasDraft || this.text);
        // The field grows with what is in it; browsers without `field-sizing` are helped.
        if (!CSS.supports("field-sizing", "content")) {
            this.#text.style.height = "auto";
            this.#text.style.height = `${this.#text.scrollHeight}px`;
        }
    }

    /** Says something; `onAgain` is what can be tried once more. */
    say(text, onAgain = null) {
        this.#note.textContent = text;
        this.#again.hidden = !onAgain;
        this.#again.onclick = onAgain;
    }

    showApp(name) {
        for (const entry of this.#apps) entry.button.ariaExpanded = String(entry.name === name);
    }

    /** Readers only read. */
    close(note) {
        this.element.replaceChildren(make("p", { className: "closed" }, note));
    }
}

function iconOf(name) {
    return iconButton(ICONS[name], "").firstChild;
}
