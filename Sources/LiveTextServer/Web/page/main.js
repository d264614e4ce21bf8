import { $, copyFrom, make } from "./elements.js";
import { Panel, summaryOf } from "./panel.js";
import { Refusal, answered, key, preview } from "./reading.js";
import { sampleFile } from "./sample.js";
import { pageCount } from "./tiff.js";
import { Viewer } from "./viewer.js";

// The page at "/": pictures in, text out. It sends each file once and hands the answer to its <live-text>.

/** Pictures on their way at the same time: the server queues what it cannot read at once. */
const AT_ONCE = 2;
/** Pages of a document that are read at once: only the server knows how many there are. */
const PAGES_AT_ONCE = 8;
/** How long what was removed can be brought back, in milliseconds. */
const UNDO = 10000;

const panel = new Panel({ point: (quads) => viewer.light(quads), retry, remove: (entry) => remove([entry]), refused: (error) => error.status === 401 && askForKey() });
const viewer = new Viewer((line) => panel.light(line));
let entries = [], current = null, running = 0, removed = null, timer = 0;

const isPDF = ({ type, name }) => type === "application/pdf" || /\.pdf$/i.test(name);
const isPicture = (file) => isPDF(file) || !file.type || file.type.startsWith("image/") || /\.(heic|heif|avif|tiff?|jp2|jpe?g|png|webp|gif|bmp|p[bgp]m)$/i.test(file.name);

async function add(files) {
    for (const file of files) {
        if (isPDF(file)) {
            addPage(file, 1, { hasPages: true, isDocument: true });
            continue;
        }
        const pages = await pageCount(file).catch(() => 1);
        for (let page = 1; page <= pages; page++) addPage(file, page, { hasPages: pages > 1 });
    }
    work();
}

/** Adds a page, behind another one or behind all; of a document perhaps the first of some that are not known yet. */
function addPage(file, page, { hasPages, isDocument = false, found = null, after = entries.at(-1) }) {
    const title = file.name || "Pasted picture", number = hasPages ? `, page ${page}` : "", name = title + number;
    const image = make("img", { alt: name, draggable: false });
    const element = make("live-text", { "preferred-interaction-types": "automatic" }, image), thumbnail = make("img", { alt: "" });
    const button = make("button", { type: "button" }, thumbnail, make("span", { className: "name" }, make("span", {}, title), number)), item = make("li", {}, button);
    const entry = { file, page, name, element, image, thumbnail, item, isDocument, found, analysis: null, state: "waiting", note: "Waiting", isPassing: true, stop: new AbortController() };
    button.addEventListener("click", () => open(entry));
    setPicture(entry, file, page === 1 && !isPDF(file));
    const index = entries.indexOf(after) + 1;
    entries.splice(index, 0, entry);
    $("rail").insertBefore(item, $("rail").children[index] ?? null);
    if (!isPicture(file)) set(entry, "failed", "This is not a picture.", false);
    else set(entry, "waiting", "Waiting");
    if (!current || entries.length === 1) open(entry);
    return entry;
}

/** Adds what was found on further pages of a document behind its first, and begins the next ones if there are more. */
function addPages({ file }, pages, after) {
    for (const [index, found] of pages.entries()) {
        const isNext = index === PAGES_AT_ONCE - 1;
        after = addPage(file, found.page, { hasPages: true, isDocument: isNext, found: isNext ? null : found, after });
    }
}

/** What is found on a page. Throws a `Refusal`. */
async function read(entry) {
    if (!entry.found) {
        const answer = await answered(entry, "json", entry.page + (entry.isDocument ? PAGES_AT_ONCE : 0));
        const [first, ...others] = [await answer.json()].flat();
        entry.found = first;
        if (entry.isDocument && entries.includes(entry)) addPages(entry, others, entry);
    }
    if (entry.found.error) throw new Refusal(entry.found.error.message, 422);
    return entry.found;
}

/** Shows a file; what the browser cannot show, the server draws once the picture has been read. */
function setPicture(entry, blob, isFirst) {
    const { image, thumbnail, item } = entry;
    entry.url = URL.createObjectURL(blob);
    entry.isSeen = isFirst;
    image.onerror = () => {
        entry.isSeen = false;
        item.classList.add("unseen");
    };
    image.onload = () => item.classList.remove("unseen");
    if (isFirst) image.src = thumbnail.src = entry.url;
    else item.classList.add("unseen");
}

async function work() {
    const entry = running < AT_ONCE && $("key-form").hidden && entries.find(({ state }) => state === "waiting");
    if (!entry) return;
    running += 1;
    set(entry, "reading", "Reading …");
    work();
    try {
        const analysis = await read(entry);
        if (!entry.isSeen) setPicture(entry, await preview(entry), true);
        await entry.image.decode().catch(() => {});
        entry.analysis = entry.element.analysis = analysis;
        set(entry, "done", summaryOf(analysis));
    } catch (error) {
        if (error.status === 401) {
            askForKey();
            set(entry, "waiting", "Waiting for a key");
        } else if (!entry.stop.signal.aborted) {
            set(entry, "failed", error.message, error.isPassing);
        }
    }
    running -= 1;
    work();
}

function set(entry, state, note, isPassing = true) {
    Object.assign(entry, { state, note, isPassing });
    entry.item.classList.remove("waiting", "reading", "done", "failed");
    entry.item.classList.add(state);
    entry.item.firstChild.title = `${entry.name}: ${note}`;
    if (entry === current) panel.show(entry);
    report();
}

function open(entry) {
    current = entry;
    for (const { item } of entries) item.firstChild.ariaCurrent = item === entry?.item ? "true" : null;
    entry?.item.scrollIntoView({ block: "nearest", inline: "nearest" });
    viewer.show(entry);
    if (entry) panel.show(entry);
    report();
}

function report() {
    const done = entries.filter(({ state }) => state === "done").length, failed = entries.filter(({ state }) => state === "failed").length;
    const isDone = done + failed === entries.length, pictures = (count) => `${count} ${count === 1 ? "picture" : "pictures"}`;
    $("bar").hidden = $("desk").hidden = !entries.length;
    document.body.classList.toggle("full", entries.length > 0);
    Object.assign($("progress"), { max: entries.length || 1, value: done + failed, hidden: isDone });
    $("status").textContent = (isDone ? `${pictures(done)} read` : `${done} of ${pictures(entries.length)} read`) + (failed ? `, ${failed} not` : "");
    $("copy-all").disabled = !entries.some(({ analysis }) => analysis?.transcript);
}

function retry(entry) {
    set(entry, "waiting", "Waiting");
    work();
}

/** Takes pictures away, for good only after a while. */
function remove(list) {
    forget();
    removed = { list, order: entries };
    const index = entries.indexOf(list[0]);
    entries = entries.filter((entry) => !list.includes(entry));
    $("rail").replaceChildren(...entries.map(({ item }) => item));
    if (list.includes(current)) open(entries[Math.min(index, entries.length - 1)] ?? null);
    report();
    $("toast").firstElementChild.textContent = list.length === 1 ? `${list[0].name} was removed.` : `${list.length} pictures were removed.`;
    $("toast").hidden = false;
    timer = setTimeout(forget, UNDO);
}

function forget() {
    clearTimeout(timer);
    $("toast").hidden = true;
    for (const { stop, url } of removed?.list ?? []) {
        stop.abort();
        URL.revokeObjectURL(url);
    }
    removed = null;
}

function undo() {
    const { list, order } = removed;
    removed = null;
    forget();
    entries = [...order, ...entries.filter((entry) => !order.includes(entry))];
    $("rail").replaceChildren(...entries.map(({ item }) => item));
    open(list[0]);
    work();
}

function askForKey() {
    if (key.get()) $("key-note").textContent = "The server does not accept this key.";
    key.set(null);
    $("key-form").hidden = false;
    $("key").focus();
}

$("key-form").addEventListener("submit", (event) => {
    event.preventDefault();
    key.set($("key").value.trim());
    $("key-form").hidden = true;
    work();
});
$("files").addEventListener("change", async ({ target }) => {
    const files = [...target.files];
    target.value = "";
    await add(files);
});
$("sample").addEventListener("click", async () => add([await sampleFile()]));
$("undo").addEventListener("click", undo);
$("copy-all").addEventListener("click", ({ target }) => copyFrom(target, entries.flatMap(({ analysis }) => (analysis?.transcript ? panel.textOf(analysis) : [])).join("\n\n")));
$("clear").addEventListener("click", () => remove([...entries]));

addEventListener("paste", ({ clipboardData }) => add([...clipboardData.files]));
for (const name of ["dragover", "dragleave", "drop"]) {
    addEventListener(name, (event) => {
        const hasFiles = event.dataTransfer.types.includes("Files");
        // Leaving one part of the page for another is no leaving.
        if (name !== "dragleave" || !event.relatedTarget) document.body.classList.toggle("over", name === "dragover" && hasFiles);
        if (hasFiles && name !== "dragleave") event.preventDefault();
        if (name === "drop") add([...event.dataTransfer.files]);
    });
}
