const KEPT = 80;
const IDENTIFIER = /^[\w-]{1,64}$/;

/** The pictures of a conversation and what was read in them, got once while they are used. */
export class Pictures {
    #api;
    #kept = new Map();

    constructor(api) {
        this.#api = api;
    }

    /** What an app or a layout may have: "picture" and "preview" as blobs, "analysis" as an object. */
    get(name, id) {
        if (!["picture", "preview", "analysis"].includes(name) || !IDENTIFIER.test(id ?? "")) return Promise.reject(new TypeError("There is no such resource."));
        const path = `/pictures/${id}${name === "picture" ? "" : `/${name}`}`;
        return this.#keep(path, async () => {
            const response = await this.#api.ask(path);
            return name === "analysis" ? response.json() : response.blob();
        });
    }

    /** The address of a preview, for an image of this page. */
    address(id) {
        return this.#keep(`address ${id}`, async () => URL.createObjectURL(await this.get("preview", id)));
    }

    /** What was just uploaded need not be asked for. */
    know({ id, analysis }) {
        this.#kept.set(`/pictures/${id}/analysis`, Promise.resolve(analysis));
    }

    #keep(key, get) {
        const value = this.#kept.get(key) ?? get();
        this.#kept.delete(key);
        this.#kept.set(key, value);
        // What failed is asked for again next time.
        value.catch(() => this.#kept.get(key) === value && this.#kept.delete(key));
        if (this.#kept.size > KEPT) this.#forget();
        return value;
    }

    #forget() {
        const [key, value] = this.#kept.entries().next().value;
        this.#kept.delete(key);
        if (key.startsWith("address")) value.then((url) => setTimeout(() => URL.revokeObjectURL(url), 10_000), () => {});
    }
}
