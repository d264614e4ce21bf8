/** Gives a class members of its parts: with `part` returning `whole.part`, `whole.name` is `part.name`. */
export function forward(prototype, part, names) {
    for (const name of names) {
        Object.defineProperty(prototype, name, {
            get() {
                const owner = part(this), value = owner[name];
                return typeof value === "function" ? value.bind(owner) : value;
            },
            set(value) {
                part(this)[name] = value;
            },
            configurable: true, enumerable: true,
        });
    }
}
