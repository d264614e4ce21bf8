import { make } from "../shared/dom.js";
import { API } from "./api.js";

/** The form before a conversation: begin one, or join with an invitation. Resolves with who one is in which. */
export function enter(words, { conversation, invitation }) {
    const field = (label, properties) => {
        const input = make("input", { type: "text", required: true, ...properties });
        return { input, element: make("label", {}, make("span", {}, label), input) };
    };
    const isNew = !invitation, name = field(words.yourName, { maxLength: 100, autocomplete: "name", id: "name" });
    const title = field(words.title, { maxLength: 200, required: false, id: "about" }), key = field("API key", { type: "password", autocomplete: "off", id: "key" });
    const note = make("p", { className: "note", role: "alert" }), button = make("button", { type: "submit", className: "main" }, isNew ? words.start : words.join);
    const form = make("form", { className: "door" }, make("h1", {}, isNew ? words.start : words.join), name.element, ...(isNew ? [title.element] : []), button, note);
    document.querySelector("main").replaceChildren(form);
    name.input.focus();
    return new Promise((resolve) => form.addEventListener("submit", async (event) => {
        event.preventDefault();
        button.disabled = true;
        note.textContent = "";
        try {
            resolve(isNew ? await API.begin(title.input.value.trim(), name.input.value.trim(), key.input.value) : await API.join(conversation, invitation, name.input.value.trim()));
        } catch (error) {
            if (error.status === 401 && isNew) button.before(key.element);
            note.textContent = error.status ? error.message : words.offline;
            button.disabled = false;
        }
    }));
}
