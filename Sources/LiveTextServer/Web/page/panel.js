import { detailsOf } from "./details.js";
import { $, copyFrom, make, save } from "./elements.js";
import { answered } from "./reading.js";
import { reflowed } from "./reflow.js";
import { TextPanel } from "./text-panel.js";

/** What can be kept: by the server's name, what people call it and the ending of its files. */
const FORMATS = [["text", "Text", "txt"], ["json", "JSON", "json"], ["hocr", "hOCR", "hocr"], ["alto", "ALTO", "xml"], ["tsv", "Table", "tsv"], ["html", "Web page", "html"]];

const count = ({ length }, one, many) => (length ? [`${length} ${length === 1 ? one : many}`] : []);

/** What was found, in plain words. */
export function summaryOf({ lines, codes, data }) {
    const found = [...count(lines, "line", "lines"), ...count(codes, "code", "codes"), ...count(data, "detail", "details")];
    return found.length ? `${found.join(", ")} found` : "No text, codes or details were found.";
}

/** All about one picture: its name, how it stands, its text, and what can be done with it. */
export class Panel {
    #entry = null;
    #text = null;
    /** Are lines joined into paragraphs, and may web sites be asked? */
    settings = { isReflowed: false, hasSites: true };
    #on;

    /** `on` has `point(quads)`, `retry(entry)`, `remove(entry)` and `refused(error)`. */
    constructor(on) {
        this.#on = on;
    }

    /** The text of an analysis as it is to be copied. */
    textOf(analysis) {
        return this.settings.isReflowed ? reflowed(analysis) : analysis.transcript;
    }

    light(index) {
        this.#text?.light(index);
    }

    show(entry) {
        this.#entry = entry;
        this.#text = null;
        const { analysis, name, state, note } = entry, remove = make("button", { className: "remove", type: "button", "aria-label": `Remove ${name}` }, "×");
        remove.addEventListener("click", () => this.#on.remove(entry));
        const parts = [make("div", { className: "row head" }, make("h2", {}, name), remove), make("p", { className: `state ${state}`, role: "status" }, note)];
        if (state === "failed" && entry.isPassing) parts.push(this.#button("Try again", () => this.#on.retry(entry)));
        if (analysis) parts.push(...this.#findings(entry));
        $("panel").replaceChildren(...parts);
    }

    #findings({ analysis, element }) {
        const parts = [];
        if (analysis.transcript) {
            const copyAll = this.#button("Copy text", () => copyFrom(copyAll, this.textOf(analysis)));
            copyAll.className = "main";
            this.#text = new TextPanel(analysis, this.settings.isReflowed, this.#on.point);
            parts.push(make("div", { className: "row" }, copyAll, this.#check("Join lines into paragraphs", "isReflowed")), this.#text.element);
        }
        const details = detailsOf(analysis, this.settings.hasSites, this.#on.point);
        if (details.length) parts.push(...details, this.#check("Offer searches and other actions at web sites", "hasSites"));
        element.webActions = this.settings.hasSites;
        const formats = FORMATS.filter(([format]) => analysis.transcript || format !== "text");
        parts.push(make("h3", {}, "Download"), make("div", { className: "row downloads" }, ...formats.map(([format, label, suffix]) => {
            const button = this.#button(label, () => this.#download(format, suffix));
            button.setAttribute("aria-label", `Download ${label === "Text" || label === "Table" ? label.toLowerCase() : label}`);
            return button;
        })));
        return parts;
    }

    #button(label, run) {
        const button = make("button", { type: "button" }, label);
        button.addEventListener("click", run);
        return button;
    }

    #check(label, setting) {
        const input = make("input", { type: "checkbox", checked: this.settings[setting] });
        input.addEventListener("change", () => {
            this.settings[setting] = input.checked;
            this.show(this.#entry);
        });
        return make("label", { className: "choice" }, input, label);
    }

    async #download(format, suffix) {
        const entry = this.#entry, name = `${entry.name.replace(/\.[^.]*$/, "")}.${suffix}`;
        if (format === "text") return save(new Blob([this.textOf(entry.analysis), "\n"], { type: "text/plain" }), name);
        if (format === "json") return save(new Blob([JSON.stringify(entry.analysis, null, 2), "\n"], { type: "application/json" }), name);
        try {
            save(await (await answered(entry, format)).blob(), name);
        } catch (error) {
            this.#on.refused(error);
            $("panel").querySelector(".state").textContent = error.message;
        }
    }
}
