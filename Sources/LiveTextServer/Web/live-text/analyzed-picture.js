import { itemsOf } from "./actions.js";
import { note } from "./notes.js";
import { PictureText } from "./picture-text.js";

/** The analysis of the picture: given, or got from a URL or from an endpoint to which the picture is sent. */
export class AnalyzedPicture {
    #core;
    #analysis = null;
    #job = null;
    #hasFailed = false;
    #glyphs;
    /** The text and what can be tapped, of no analysis at first. */
    content = new PictureText({});
    items = [];

    constructor(core) {
        this.#core = core;
    }

    /** The analysis as LiveText's JSON gives it, or null. Setting it drops one that is still under way. */
    get analysis() {
        return this.#analysis;
    }

    set analysis(value) {
        this.stop();
        const core = this.#core, isGood = value?.width > 0 && value.height > 0;
        if (value && !isGood) note(core._host, "an analysis is an object with a width and a height.");
        if (!value && !this.#analysis) return;
        core._selected.resetTextSelection();
        this.#analysis = isGood ? value : null;
        this.content = new PictureText(this.#analysis ?? {});
        this.items = itemsOf(this.#analysis ?? {}, this.content.transcript);
        this.#glyphs?.stop();
        this.#glyphs = null;
        // A file of its own: most texts hold no pictures.
        if (isGood && value.glyphs?.length) this.#readGlyphs(value);
        core._watch.remember();
        core._render();
        core._send("analysischange");
    }

    async #readGlyphs(analysis) {
        const core = this.#core, { Glyphs } = await import("./live-text-more.js").catch(() => ({}));
        if (Glyphs && analysis === this.#analysis) this.#glyphs = new Glyphs(core, core._root, () => core._watch.media, (event) => core._layout.picturePoint(event));
    }

    /** "empty", "reading", "failed" or "ready". */
    get state() {
        if (this.#job) return "reading";
        return this.#hasFailed ? "failed" : this.#analysis ? "ready" : "empty";
    }

    /** Gets the analysis anew; what comes after the picture has changed is dropped. A failure is an `error` event. */
    async analyze() {
        const core = this.#core, job = new AbortController();
        this.stop();
        this.#job = job;
        core._showState();
        try {
            // A file of its own: most pages bring their analyses.
            const { fetchedAnalysis } = await import("./live-text-more.js");
            const found = await fetchedAnalysis(core.analysisUrl, core.endpoint, core.apiKey, core._watch.media, job.signal);
            if (job === this.#job) this.analysis = found;
        } catch (error) {
            if (job !== this.#job) return;
            this.stop();
            this.#hasFailed = true;
            core._showState();
            core._send("error", { error });
        }
    }

    /** Gets an analysis if there is none, one is wanted, and there is something to read. */
    request() {
        const core = this.#core, isWanted = core._modes.preferredInteractionTypes.length && (core.analysisUrl || core.endpoint);
        if (this.state === "empty" && isWanted && core._watch.isReadable) this.analyze();
    }

    stop() {
        if (!this.#job && !this.#hasFailed) return;
        this.#job?.abort();
        this.#job = null;
        this.#hasFailed = false;
        this.#core._showState();
    }
}
