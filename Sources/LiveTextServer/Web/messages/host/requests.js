import { make } from "../shared/dom.js";
import { harmless } from "../shared/links.js";
import { Refusal, isObject } from "../shared/protocol.js";
import { FILE_LIMIT, contentOf } from "./content.js";

const ANSWERS = ["accepted", "declined", "tentative", null];
/** The styles that there are for the asking; the host alone puts an app into the transcript. */
const STYLES = ["compact", "expanded"];
const TEXT_LIMIT = 1_000_000;

/** What an app may ask for, one function each: (host, instance, value, event). What needs a person's interaction passes the gate first. */
export const requests = {
    contentSizeChanged: (host, instance) => instance.resize(),

    /** Puts a draft into the input field; the person sends it. */
    insert: (host, { app }, value) => host.deliver("insert", { content: contentOf(value, app), app }),

    /** Sends at once. The content is checked first, so that a mistake in it costs no interaction. */
    async send(host, instance, value, event) {
        const content = contentOf(value, instance.app);
        await host.gate.pass(instance.frame, event);
        instance.startSending(content);
        try {
            const sent = await host.deliver("send", { content, app: instance.app });
            return sent?.id ? { id: sent.id } : null;
        } catch (error) {
            instance.stopSending(content);
            throw error;
        }
    },

    /** Takes back what was inserted. */
    cancelSending: (host, instance) => host.deliver("cancel", { app: instance.app }),

    /** Answers the invitation that the instance shows. */
    async respond(host, instance, value, event) {
        const answer = isObject(value) ? value.answer ?? null : undefined;
        if (!ANSWERS.includes(answer) || !instance.message?.id) throw new Refusal("invalidMessage", "There is no such answer, or nothing to answer to.");
        await host.gate.pass(instance.frame, event);
        await host.deliver("respond", { message: instance.message, answer });
    },

    async requestPresentationStyle(host, instance, value, event) {
        if (!STYLES.includes(value)) throw new Refusal("invalidStyle", "An app can ask for compact and expanded.");
        // From the transcript it opens something over the conversation: nobody wants that unasked.
        if (instance.style === "transcript") await host.gate.pass(instance.frame, event);
        // There it stays as it is: another instance shows its message.
        host.panel.open(instance.app, value, instance.style === "transcript" ? instance.message : null);
    },

    dismiss(host, instance) {
        if (instance.style !== "transcript") host.panel.close();
    },

    /** A picture or an analysis that belongs to the conversation, got by the host: apps reach no network. */
    async resource(host, instance, value) {
        if (!isObject(value) || typeof value.name !== "string" || (value.id !== undefined && typeof value.id !== "string")) throw new Refusal("invalidRequest", "A resource has a name and perhaps an identifier.");
        return host.deliver("resource", { name: value.name, id: value.id ?? null, message: instance.message });
    },

    async open(host, instance, value, event) {
        const url = harmless(value);
        if (!url) throw new Refusal("invalidLink", "This link is not one that may be opened.");
        await host.gate.pass(instance.frame, event, () => {
            if (host.tell("open", { url, app: instance.app })) window.open(url, "_blank", "noopener,noreferrer");
        });
    },

    async copy(host, instance, value, event) {
        if (typeof value !== "string" || value.length > TEXT_LIMIT) throw new Refusal("invalidRequest", "This text is too long to be copied.");
        await host.gate.pass(instance.frame, event, () => copied(value));
    },

    async save(host, instance, value, event) {
        const { name, file } = isObject(value) ? value : {};
        if (typeof name !== "string" || !(file instanceof Blob) || file.size > FILE_LIMIT) throw new Refusal("invalidRequest", "A file has a name and a content of at most 64 MB.");
        await host.gate.pass(instance.frame, event);
        // A name is a name: no folders, nothing that cannot be seen.
        const link = make("a", { href: URL.createObjectURL(file), download: name.replace(/[^\p{L}\p{N} ._-]/gu, "_").slice(-80) });
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    },
};

/** Browsers have no clipboard for pages that come over plain HTTP, or whose focus is in a frame; there the old way works. */
async function copied(text) {
    try {
        await navigator.clipboard.writeText(text);
    } catch {
        const fill = (event) => {
            event.clipboardData.setData("text/plain", text);
            event.preventDefault();
            event.stopImmediatePropagation();
        };
        addEventListener("copy", fill, { capture: true, once: true });
        document.execCommand("copy");
        removeEventListener("copy", fill, true);
    }
}
