import { make } from "../shared/dom.js";

const USES = 10;

/** Makes an invitation, and shows its link. */
export async function askToJoin(api, words) {
    const { url } = await api.send("POST", "/invitations", { role: "writer", uses: USES });
    const field = make("input", { type: "text", readOnly: true, value: url, "aria-label": words.invite }), copy = make("button", { type: "button", className: "main" }, words.copyLink);
    const close = make("button", { type: "button" }, words.close);
    const dialog = make("dialog", { "aria-labelledby": "invite-title" }, make("h2", { id: "invite-title" }, words.invite), make("p", {}, words.inviteNote), field, make("div", { className: "row" }, copy, close));
    field.addEventListener("focus", () => field.select());
    copy.addEventListener("click", async () => {
        field.select();
        // Browsers have no clipboard for pages that come over plain HTTP; there the old way works.
        await navigator.clipboard.writeText(url).catch(() => document.execCommand("copy"));
        copy.textContent = words.copied;
    });
    close.addEventListener("click", () => dialog.close());
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
}
