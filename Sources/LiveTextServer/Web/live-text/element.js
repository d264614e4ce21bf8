import { PARTS } from "./api.js";
import { ATTRIBUTES, PROPERTIES } from "./attributes.js";
import { forward } from "./forward.js";
import { labels } from "./labels.js";
import { LiveText } from "./live-text.js";

const NAMES = [...PARTS.flatMap(([, names]) => names), ...PROPERTIES];

/**
 * Selectable text and tappable data over an <img>, <picture>, <canvas> or <video>: an element around what `LiveText` does.
 *
 * Events, which bubble out of shadow trees: `shouldbegin` (cancelable; { point, type }), `contentsrect` (set `detail.rect` to
 * { x, y, width, height } in shares of the box), `livetextbuttonchange` ({ visible }), `highlightchange`
 * ({ highlighted }), `selectionchange`, `analysischange`, `action` (cancelable; { title, url, item }), `error` ({ error }).
 */
// Where there are no elements, as on a server, the module can be imported all the same.
export class LiveTextElement extends (globalThis.HTMLElement ?? class {}) {
    static get observedAttributes() {
        return ATTRIBUTES;
    }

    /** What is said and shown in place of the module's own words: set entries before elements are made. */
    static get labels() {
        return labels;
    }

    _liveText = new LiveText(this, this.attachInternals().states);

    connectedCallback() {
        for (const name of NAMES.filter((name) => Object.hasOwn(this, name))) {
            // Set on the element before this module was there.
            const value = this[name];
            delete this[name];
            this[name] = value;
        }
        this._liveText.connect();
    }

    disconnectedCallback() {
        this._liveText.disconnect();
    }

    attributeChangedCallback(name, old, value) {
        if (old !== value) this._liveText.attributeChanged(name);
    }
}

forward(LiveTextElement.prototype, (element) => element._liveText, NAMES);
