import { HIDDEN, typesOf, TYPES } from "./attributes.js";

const CONCRETE = ["textSelection", "dataDetectors"];

/** What a person can do with a picture: as VisionKit documents it. */
export class Modes {
    #core;
    #isHighlighted = false;

    constructor(core) {
        this.#core = core;
    }

    /** "automatic", "automaticTextOnly", "textSelection", "dataDetectors"; empty, as it is first, turns everything off. */
    get preferredInteractionTypes() {
        return typesOf(this.#core._host);
    }

    set preferredInteractionTypes(types) {
        const core = this.#core;
        core._host.setAttribute(TYPES, typeof types === "string" ? types : [...(types ?? [])].join(" "));
        this.update();
        core._picture.request();
    }

    /** Never "automatic": what it stands for, which is data only while the Live Text button is on. None without an analysis. */
    get activeInteractionTypes() {
        const preferred = this.preferredInteractionTypes;
        if (!this.#core.analysis) return [];
        if (!preferred.some((type) => /^automatic/.test(type))) return CONCRETE.filter((type) => preferred.includes(type));
        return CONCRETE.slice(0, this.#isHighlighted ? 2 : 1);
    }

    get selectableItemsHighlighted() {
        return this.#isHighlighted;
    }

    set selectableItemsHighlighted(value) {
        const isOn = Boolean(value) && this.activeInteractionTypes.length > 0;
        if (isOn === this.#isHighlighted) return;
        this.#isHighlighted = isOn;
        this.update();
        this.#core._send("highlightchange", { highlighted: isOn });
    }

    get isSupplementaryInterfaceHidden() {
        return this.#core._host.hasAttribute(HIDDEN);
    }

    set isSupplementaryInterfaceHidden(value) {
        this.setSupplementaryInterfaceHidden(value, true);
    }

    setSupplementaryInterfaceHidden(hidden, animated) {
        const core = this.#core;
        core._supplement.isAnimated = Boolean(animated);
        core._host.toggleAttribute(HIDDEN, Boolean(hidden));
        this.update();
    }

    /** Shows what is active. */
    update() {
        const core = this.#core, active = this.activeInteractionTypes, isOn = active.length > 0;
        if (!isOn && this.#isHighlighted) {
            this.selectableItemsHighlighted = false;
            return;
        }
        const isSelectable = active.includes("textSelection"), isHighlighted = this.#isHighlighted;
        if (!isSelectable) core.resetTextSelection();
        if (!isOn) core._close();
        core._overlay.element.hidden = !isOn;
        core._data.element.hidden = !active.includes("dataDetectors");
        core._layer.element.tabIndex = isSelectable ? 0 : -1;
        core._setState("unselectable", !isSelectable);
        core._setState("highlighted", isHighlighted);
        if (isHighlighted) core._drawShade();
        else if (!core._data.element.hidden) core._data.place(core.analysis, core._overlay.pixel, core._text.lines);
        core._supplement.update(isHighlighted);
    }
}
