// The page at "/": pictures in, text out. It sends each file once and hands the answer to its <live-text>.

const ENDPOINT = "v1/analyze";
const KEY = "api-key";
/** Pictures on their way at the same time: the server queues what it cannot read at once. */
const AT_ONCE = 2;
/** How often a busy server is asked for one answer. */
const MOST_TRIES = 10;

const $ = (id) => document.getElementById(id);
const entries = [];
let running = 0;

/** The answer to a picture in a format. Throws an Error that says what happened, with the status of a refusal. */
async function answered(file, format, signal) {
    const headers = { "Content-Type": file.type || "application/octet-stream" }, key = sessionStorage.getItem(KEY);
    if (key) headers["X-API-Key"] = key;
    let response, tries = 0;
    do {
        if (tries) await new Promise((resolve) => setTimeout(resolve, 1000 * (+response.headers.get("Retry-After") || tries)));
        response = await fetch(`${ENDPOINT}?format=${format}`, { method: "POST", body: file, headers, signal })
            .catch((error) => { throw signal.aborted ? error : new Error("The server cannot be reached."); });
    } while (response.status === 503 && ++tries < MOST_TRIES);
    if (response.ok) return response;
    const problem = await response.json().catch(() => null);
    const message = problem?.detail ?? problem?.error?.message ?? `The server answered ${response.status}.`;
    throw Object.assign(new Error(message), { status: response.status });
}

function add(files) {
    for (const file of files) {
        const article = $("result").content.cloneNode(true).firstElementChild;
        const part = (selector) => article.querySelector(selector);
        const name = file.name || "Pasted picture", image = part("img");
        const entry = { file, name, article, part, analysis: null, url: URL.createObjectURL(file), stop: new AbortController() };
        part("h2").textContent = name;
        part(".remove").setAttribute("aria-label", `Remove ${name}`);
        part(".tools").setAttribute("aria-label", `What to do with ${name}`);
        part("pre").setAttribute("aria-label", `Text of ${name}`);
        image.alt = name;
        image.src = entry.url;
        // The server reads formats that some browsers do not show.
        image.addEventListener("error", () => {
            part("live-text").hidden = true;
            part(".unseen").hidden = false;
        });
        article.addEventListener("click", ({ target }) => target.dataset?.do && run(entry, target));
        show(entry, "waiting", "Waiting");
        entries.push(entry);
        $("results").append(article);
    }
    report();
    work();
}

async function work() {
    const entry = running < AT_ONCE && $("key-form").hidden && entries.find(({ state }) => state === "waiting");
    if (!entry) return;
    running += 1;
    show(entry, "reading", "Reading …");
    work();
    try {
        entry.analysis = await (await answered(entry.file, "json", entry.stop.signal)).json();
        entry.part("live-text").analysis = entry.analysis;
        entry.part("pre").textContent = entry.analysis.transcript;
        show(entry, "done", summary(entry.analysis));
    } catch (error) {
        if (error.status === 401) {
            askForKey();
            show(entry, "waiting", "Waiting for a key");
        } else if (!entry.stop.signal.aborted) {
            show(entry, "failed", error.message);
        }
    }
    running -= 1;
    report();
    work();
}

function summary({ lines, codes, data }) {
    const count = ({ length }, one, many) => (length ? [`${length} ${length === 1 ? one : many}`] : []);
    const found = [...count(lines, "line", "lines"), ...count(codes, "code", "codes"), ...count(data, "piece of data", "pieces of data")];
    return found.join(", ") || "No text, codes or data were found.";
}

function show(entry, state, text) {
    const { article, part, analysis } = entry;
    entry.state = article.className = state;
    part(".state").textContent = text;
    part("pre").hidden = !analysis?.transcript;
    part(".retry").hidden = state !== "failed";
    part(".tools").hidden = state === "failed" && !analysis;
    for (const button of article.querySelectorAll(".tools button")) button.disabled = !analysis;
    part("[data-do=copy]").hidden = part("[data-do=text]").hidden = analysis?.transcript === "";
}

function report() {
    const done = entries.filter(({ state }) => state === "done").length, failed = entries.filter(({ state }) => state === "failed").length;
    const isDone = done + failed === entries.length;
    $("bar").hidden = !entries.length;
    Object.assign($("progress"), { max: entries.length || 1, value: done + failed, hidden: isDone });
    $("status").textContent = (isDone ? `${done} read` : `${done} of ${entries.length} read`) + (failed ? `, ${failed} not` : "");
    $("copy-all").disabled = !entries.some(({ analysis }) => analysis?.transcript);
}

async function run(entry, button) {
    const name = entry.name.replace(/\.[^.]*$/, ""), { transcript } = entry.analysis ?? {};
    switch (button.dataset.do) {
    case "remove":
        return remove([entry]);
    case "retry":
        show(entry, "waiting", "Waiting");
        report();
        return work();
    case "copy":
        return copy(transcript, button);
    case "text":
        return save(new Blob([transcript, "\n"], { type: "text/plain" }), `${name}.txt`);
    case "json":
        return save(new Blob([JSON.stringify(entry.analysis, null, 2), "\n"], { type: "application/json" }), `${name}.json`);
    default:
        try {
            save(await (await answered(entry.file, button.dataset.do, entry.stop.signal)).blob(), `${name}.${button.dataset.do}`);
        } catch (error) {
            if (error.status === 401) askForKey();
            entry.part(".state").textContent = error.message;
        }
    }
}

async function copy(text, button) {
    const label = button.dataset.label ??= button.textContent;
    button.textContent = await navigator.clipboard.writeText(text).then(() => "Copied", () => "Not allowed");
    setTimeout(() => (button.textContent = label), 1500);
}

function save(blob, name) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

function remove(some) {
    for (const entry of some) {
        entry.stop.abort();
        URL.revokeObjectURL(entry.url);
        entry.article.remove();
        entries.splice(entries.indexOf(entry), 1);
    }
    report();
}

function askForKey() {
    if (sessionStorage.getItem(KEY)) $("key-note").textContent = "The server does not accept this key.";
    sessionStorage.removeItem(KEY);
    $("key-form").hidden = false;
    $("key").focus();
}

$("key-form").addEventListener("submit", (event) => {
    event.preventDefault();
    sessionStorage.setItem(KEY, $("key").value.trim());
    $("key-form").hidden = true;
    work();
});
$("files").addEventListener("change", ({ target }) => {
    add(target.files);
    target.value = "";
});

const pictures = (list) => [...list].filter(({ type }) => !type || type.startsWith("image/"));

addEventListener("paste", ({ clipboardData }) => add(pictures(clipboardData.files)));
for (const name of ["dragover", "dragleave", "drop"]) {
    addEventListener(name, (event) => {
        const hasFiles = event.dataTransfer.types.includes("Files");
        // Leaving one part of the page for another is no leaving.
        if (name !== "dragleave" || !event.relatedTarget) document.body.classList.toggle("over", name === "dragover" && hasFiles);
        if (hasFiles && name !== "dragleave") event.preventDefault();
        if (name === "drop") add(pictures(event.dataTransfer.files));
    });
}
$("copy-all").addEventListener("click", ({ target }) => copy(entries.flatMap(({ analysis }) => analysis?.transcript || []).join("\n\n"), target));
$("clear").addEventListener("click", () => remove([...entries]));
