"""The text lies exactly over the picture."""

from playwright.sync_api import Page

from conftest import show, words_of
from website import SAMPLES

PICTURES = sorted(path.name for path in SAMPLES.iterdir() if path.suffix in (".jpg", ".png"))

DEVIATIONS = """() => {
    // Where the browser has drawn each word, against its quad mapped onto the image.
    const image = document.querySelector("img").getBoundingClientRect(), { width, height, lines } = element.analysis;
    const sx = image.width / width, sy = image.height / height;
    const spans = [...element.shadowRoot.querySelectorAll(".run > span")], found = [];
    for (const line of lines) {
        const [a, , , d] = line.quad, lineHeight = Math.hypot((d[0] - a[0]) * sx, (d[1] - a[1]) * sy);
        for (const word of line.words) {
            const range = document.createRange(), node = spans.shift().firstChild;
            range.setStart(node, 0);
            range.setEnd(node, word.text.length);
            const box = range.getBoundingClientRect();
            const xs = word.quad.map(([x]) => image.x + x * sx), ys = word.quad.map(([, y]) => image.y + y * sy);
            const off = [box.left - Math.min(...xs), box.right - Math.max(...xs), box.top - Math.min(...ys), box.bottom - Math.max(...ys)];
            // The box says nothing of a word that lies the other way round: its letters have to follow each other along the quad.
            const middle = (start, end) => {
                range.setStart(node, start);
                range.setEnd(node, end);
                const { x, y, width, height } = range.getBoundingClientRect();
                return [x + width / 2, y + height / 2];
            };
            const last = word.text.length - 1, [x0, y0] = middle(0, 1), [x1, y1] = middle(last, last + 1);
            const along = [(word.quad[1][0] - word.quad[0][0]) * sx, (word.quad[1][1] - word.quad[0][1]) * sy];
            const turn = Math.abs(Math.atan2((x1 - x0) * along[1] - (y1 - y0) * along[0], (x1 - x0) * along[0] + (y1 - y0) * along[1]));
            range.setStart(node, 0);
            range.setEnd(node, word.text.length);
            if (last > 2 && turn > 0.05) off.push(lineHeight);
            found.push([Math.max(...off.map(Math.abs)) / lineHeight, word.text, range.toString(), off.map((v) => +v.toFixed(2)), +lineHeight.toFixed(1)]);
        }
    }
    return found.concat(spans.map((span) => [9, "left over", span.textContent]));
}"""


def test_words_lie_on_their_quads(page: Page, analyses: dict) -> None:
    """Within 3 % of the line's height at every side, for every word of every sample."""
    worst = []
    for name in PICTURES:
        show(page, analyses[name], style="width: 900px")
        found = page.evaluate(DEVIATIONS)
        assert len(found) == len(words_of(analyses[name])), name
        assert [entry for entry in found if entry[0] > 0.03] == [], name
        assert [entry for entry in found if entry[1] != entry[2]] == [], name
        worst.append((round(max(entry[0] for entry in found), 4), name, len(found)))
    print("worst deviation in line heights:", max(worst), "of", sum(count for _, _, count in worst), "words")


def test_text_shown_over_the_picture(page: Page, analyses: dict) -> None:
    """A screenshot to look at: the text in red over the letters that it stands for."""
    show(page, analyses["card-business.jpg"], style="width: 900px")
    colour = page.evaluate("""() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(".run { color: rgb(255 0 0 / .6) !important; }");
        element.shadowRoot.adoptedStyleSheets = [...element.shadowRoot.adoptedStyleSheets, sheet];
        return getComputedStyle(element.shadowRoot.querySelector(".run")).color;
    }""")
    assert colour == "rgba(255, 0, 0, 0.6)"


def test_selection_covers_the_column_of_vertical_text(page: Page, analyses: dict) -> None:
    """Selected text is painted over its own column, whatever font stands in for the letters."""
    analysis = analyses["page-vertical.jpg"]
    show(page, analysis, style="width: 700px")
    runs = page.evaluate("[...element.shadowRoot.querySelectorAll('.run')].map((run) => [run.offsetHeight, getComputedStyle(run).lineHeight])")
    assert len({tuple(run) for run in runs}) == 1
    assert f"{runs[0][0]}px" == runs[0][1]
