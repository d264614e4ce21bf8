import { fetchedAnalysis } from "./analysis-source.js";
import { PictureWatch } from "./picture-watch.js";

const SOURCES = ["analysis", "endpoint"];

/**
 * What has a picture and an analysis of it: given, fetched, or made by an endpoint.
 *
 * Names with an underscore are for the modules around. Classes that follow have `_show(analysis)`, which shows one or, without a size, none;
 * `_place()`, which lays it over the picture; and `_isWanted`, which tells whether there is any use for one.
 */
export class AnalyzedElement extends HTMLElement {
    static get observedAttributes() {
        return SOURCES;
    }

    _states = this.attachInternals().states;
    _watch = new PictureWatch(this);
    #analysis = null;
    #job = null;

    connectedCallback() {
        this._watch.connect();
    }

    disconnectedCallback() {
        this._watch.disconnect();
        this.#stop();
    }

    attributeChangedCallback(name, old, value) {
        if (old === value || !this.isConnected) return;
        this.analysis = null;
        this._request();
    }

    _send(type, detail, cancelable = false) {
        return this.dispatchEvent(new CustomEvent(type, { detail, cancelable }));
    }

    /** The analysis as LiveText's JSON gives it, or null. Setting it drops one that is still under way. */
    get analysis() {
        return this.#analysis;
    }

    set analysis(value) {
        this.#stop();
        if (!value && !this.#analysis) return;
        this.#analysis = value?.width > 0 && value.height > 0 ? value : null;
        this._watch.remember();
        this._show(this.#analysis ?? {});
        this._send("analysischange");
    }

    /** The key that the endpoint asks for, if it does. */
    get apiKey() {
        return this.getAttribute("api-key");
    }

    set apiKey(key) {
        this.setAttribute("api-key", key ?? "");
    }

    /**
     * Gets the analysis anew: from the URL in `analysis`, or by sending the picture to `endpoint`. What comes after the
     * picture has changed is dropped; a failure is an `error` event.
     */
    async analyze() {
        this.#stop();
        const job = (this.#job = new AbortController());
        this._states.add("analyzing");
        try {
            const [url, endpoint] = SOURCES.map((name) => this.getAttribute(name));
            const found = await fetchedAnalysis(url, endpoint, this.apiKey, this._watch.media, job.signal);
            if (job === this.#job) this.analysis = found;
        } catch (error) {
            if (job !== this.#job) return;
            this.#stop();
            this._send("error", { error });
        }
    }

    /** Gets an analysis if there is none, one is wanted, and there is something to read. */
    _request() {
        const isMissing = !this.#analysis && !this.#job && this._isWanted && SOURCES.some((name) => this.hasAttribute(name));
        if (isMissing && this._watch.isReadable) this.analyze();
    }

    #stop() {
        this.#job?.abort();
        this.#job = null;
        this._states.delete("analyzing");
    }
}
