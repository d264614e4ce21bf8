"""What a page says of its own text reaches neither the placement nor the looks of the element's."""

from typing import Any

from conftest import show, wait
from pixels import difference, image_box, shot
from test_geometry import DEVIATIONS

# Every property of the browser that passes to children, with values that are not its first: found by trying.
INHERITED = """() => {
    const values = ["2px", "30px", "-9px", "3", "7deg", "vertical-rl", "sideways-lr", "rtl", "red", "4px red", "3px 3px red", "2px 2px 1px red", "red circle", "filled circle red", "underline", "break-all",
        "break-spaces", "bold", "italic", "right", "center", "justify", "uppercase", "full-width", "small-caps", "all-small-caps", "condensed", "ultra-expanded", "disc", "collapse", "hidden",
        "none", "upright", "mixed", "sideways", "over right", "under left", "auto", "always", "all", "100", "150%", "\\"kern\\" 0", "\\"liga\\" 1", "\\"wght\\" 900", "monospace", "cursive", "normal", "nowrap", "pre-line", "loose", "strict", "anywhere",
        "isolate", "bidi-override", "plaintext", "contextual", "oldstyle-nums", "ruby", "jis78", "sub", "super", "serif", "emoji", "text", "first last", "hanging", "balance", "pretty", "stable", "trim-start", "text-before-edge",
        "geometricPrecision", "optimizeSpeed", "disc", "square", "circle", "read-write", "0.3", "4", "each-line 20px", "keep-all", "dotted", "crosshair"];
    const outer = document.createElement("div"), inner = outer.appendChild(document.createElement("p"));
    document.body.append(outer);
    const plain = getComputedStyle(inner), own = getComputedStyle(outer), longhands = new Set(plain), found = [];
    const names = new Set([...plain, "text-emphasis", "-webkit-text-stroke", "font", "text-decoration", "writing-mode", "text-orientation", "-webkit-text-security"]);
    for (const name of names) {
        const before = plain.getPropertyValue(name), ownBefore = own.getPropertyValue(name);
        for (const value of values) {
            if (!CSS.supports(name, value)) continue;
            outer.style.setProperty(name, value);
            const isPassedOn = plain.getPropertyValue(name) !== before, isKept = !isPassedOn && longhands.has(name) && own.getPropertyValue(name) !== ownBefore;
            outer.style.removeProperty(name);
            if (isPassedOn) found.push([name, value]);
            // It stays where it is set: other values need not be tried.
            if (isKept) break;
        }
    }
    outer.remove();
    // What hides the element or its whole page is meant to hide its text as well.
    return found.filter(([name]) => !/^(visibility|color-scheme|zoom|interactivity)$/.test(name));
}"""


def test_no_inherited_property_shows_or_moves_the_text(window: Any, analyses: dict) -> None:
    show(window, analyses["card-business.jpg"], style="width: 300px; display: block", host="position: fixed; left: 50px; top: 50px", types=["textSelection"])
    inherited = window.evaluate(INHERITED)
    names = {name for name, _ in inherited}
    assert len(names) > 40 and {"text-shadow", "writing-mode", "-webkit-text-fill-color", "letter-spacing", "text-indent", "direction"} <= names
    wait(window, "document.querySelector('img').complete")
    # One value of every property at a time, for each screenshot takes its time.
    alone: dict[str, list[str]] = {}
    for name, value in inherited:
        alone.setdefault(name, []).append(value)
    rounds = [[(name, values[turn]) for name, values in alone.items() if turn < len(values)] for turn in range(max(map(len, alone.values())))]
    for declarations in rounds:
        style = "; ".join(f"{name}: {value}" for name, value in declarations)
        window.evaluate("(style) => { document.body.style.cssText = style; element.setContentsRectNeedsUpdate(); }", style)
        off = [entry for entry in window.evaluate(DEVIATIONS) if entry[0] > 0.03]
        assert off == [], (style, off[:2])
        box = image_box(window)
        seen = shot(window, box)
        window.evaluate("element.shadowRoot.querySelector('.overlay').hidden = true")
        bare = shot(window, box)
        window.evaluate("element.shadowRoot.querySelector('.overlay').hidden = false")
        assert difference(seen, bare) <= 2, style
    window.evaluate("document.body.style.cssText = ''")
