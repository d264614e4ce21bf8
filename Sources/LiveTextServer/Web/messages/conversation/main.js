import { make } from "../shared/dom.js";
import { wordsIn } from "../shared/languages.js";
import { API } from "./api.js";
import { enter } from "./door.js";
import { ConversationPage } from "./page.js";

// The page at "/c/ID". What stands behind "#" never reaches a server: an invitation (i), a token (t), a message to begin at (m),
// a picture that was shared (picture).

const locale = navigator.language, words = wordsIn(locale), fragment = new URLSearchParams(location.hash.slice(1));
const conversation = location.pathname.split("/")[2] ?? "", isNew = conversation === "new", key = `conversation ${conversation}`;

// A tab is one person: two windows of a browser can be two. Whoever comes back later is who was first here.
const known = {
    get: () => sessionStorage.getItem(key) ?? (fragment.has("i") ? null : localStorage.getItem(key)),
    set(name, token) {
        sessionStorage.setItem(name, token);
        if (!localStorage.getItem(name)) localStorage.setItem(name, token);
    },
};

/** Resolves with the page once it is open, and with null where it cannot be. */
async function begin() {
    Object.assign(document.documentElement, { lang: locale, dir: /^ar\b/i.test(locale) ? "rtl" : "ltr" });
    const token = fragment.get("t") ?? known.get(), start = fragment.get("m");
    if (fragment.has("t")) known.set(key, token);
    if (isNew || (!token && fragment.has("i"))) {
        const { conversation: { id }, token: given } = await enter(words, { conversation, invitation: isNew ? null : fragment.get("i") });
        known.set(`conversation ${id}`, given);
        history.replaceState(null, "", `/c/${id}`);
        return show(id, given, start);
    }
    history.replaceState(null, "", location.pathname);
    return token ? show(conversation, token, start) : refuse(words.unknown);
}

async function show(id, token, start) {
    const page = new ConversationPage(new API(id, token), words, locale);
    try {
        await page.open(start);
    } catch (error) {
        if ([401, 403, 404, 410].includes(error.status)) return refuse(words.unknown);
        return refuse(error.status ? error.message : words.offline, () => location.reload());
    }
    if (fragment.has("picture")) page.addShared(fragment.get("picture")).catch(() => {});
    return page;
}

/** Takes pictures that are dropped and pasted, also those that come before the page is open. */
function listen(page) {
    const add = (files) => page.then((open) => open?.addFiles(files));
    addEventListener("paste", (event) => {
        const files = [...event.clipboardData.files];
        if (!files.length) return;
        event.preventDefault();
        add(files);
    });
    for (const name of ["dragover", "dragleave", "drop"]) {
        addEventListener(name, (event) => {
            const hasFiles = event.dataTransfer.types.includes("Files");
            // Leaving one part of the page for another is no leaving.
            if (name !== "dragleave" || !event.relatedTarget) document.body.classList.toggle("over", name === "dragover" && hasFiles);
            if (hasFiles && name !== "dragleave") event.preventDefault();
            if (name === "drop" && hasFiles) add([...event.dataTransfer.files]);
        });
    }
}

function refuse(text, onAgain = null) {
    const again = make("button", { type: "button", className: "main" }, words.again);
    again.addEventListener("click", onAgain);
    document.querySelector("main").replaceChildren(make("div", { className: "door" }, make("h1", {}, text), ...(onAgain ? [again] : [])));
    return null;
}

document.body.dataset.drop = words.drop;
// A link that differs behind "#" alone loads nothing by itself.
addEventListener("hashchange", () => location.hash && location.reload());
listen(begin());
