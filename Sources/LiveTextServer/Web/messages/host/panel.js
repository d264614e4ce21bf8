import { CLOSE, iconButton, label, make } from "../shared/dom.js";
import { openInstance } from "./instance.js";

/** Where the one compact or expanded instance is: a strip above the composer, or over the whole transcript. */
export function createPanel(host) {
    const place = make("div", { className: "place" }), title = make("h2", { dir: "auto" }), button = iconButton(CLOSE, "", { className: "close", onclick: close });
    const element = make("section", { className: "panel", part: "panel", hidden: true, tabIndex: -1 }, make("div", { className: "bar" }, title, button), place);
    const panel = { element, instance: null, open, close, receive };
    let opener = null;

    element.addEventListener("keydown", (event) => event.key === "Escape" && close());

    /** Opens an app, or moves it and gives it another message where it is open. */
    function open(app, style, message) {
        const { instance } = panel;
        if (instance?.app === app) {
            if (instance.style !== style) instance.transition(style, () => show(app, style));
            if (message && instance.message?.id !== message.id) instance.select(message);
            return;
        }
        close();
        if (host.urlOf(app) === null) return;
        opener = host.transcript.getRootNode().activeElement;
        panel.instance = openInstance(host, place, { app, message, style, label: host.titleOf(app) }, { onFailure });
        show(app, style);
    }

    /** A message has come or changed: the open instance of its app is told. */
    function receive(message) {
        const { instance } = panel;
        if (instance && (message.layout?.app === instance.app || instance.message?.id === message.id)) instance.receive(message);
    }

    /** Resolves when the app has been told and is gone. */
    async function close() {
        const { instance } = panel;
        if (!instance) return;
        hide();
        await instance.end();
    }

    function show(app, style) {
        const isExpanded = style === "expanded";
        element.ariaLabel = title.textContent = host.titleOf(app);
        label(button, host.words.close);
        element.hidden = false;
        element.classList.toggle("expanded", isExpanded);
        element.role = isExpanded ? "dialog" : "region";
        if (isExpanded) button.focus({ preventScroll: true });
        host.tell("presentationchange", { style, app });
    }

    function hide() {
        const { app } = panel.instance;
        panel.instance = null;
        element.hidden = true;
        opener?.focus?.();
        host.tell("presentationchange", { style: null, app });
    }

    function onFailure(reason) {
        const { app } = panel.instance;
        hide();
        host.tell("appfailure", { message: null, app, reason });
    }

    return panel;
}
