/** A conversation as an app sees it: identifiers that mean nothing elsewhere, and two ways to say something. */
export class Conversation {
    #channel;

    constructor(channel, { localParticipantIdentifier, remoteParticipantIdentifiers, selectedMessage }) {
        this.#channel = channel;
        Object.assign(this, { localParticipantIdentifier, remoteParticipantIdentifiers, selectedMessage });
    }

    /** Puts a draft into the input field; the person sends it, or not. A message is `{ kind, session, url, layout, summaryText, … }` */
    insert(message) {
        return this.#channel.request("insert", message);
    }

    insertText(text) {
        return this.insert({ kind: "text", text });
    }

    insertSticker(file) {
        return this.insert({ kind: "sticker", file });
    }

    insertAttachment(file) {
        return this.insert({ kind: "attachment", file });
    }

    /** Sends at once: only where the app is seen, and once after each thing that the person did with it. */
    send(message) {
        return this.#channel.request("send", message);
    }

    sendText(text) {
        return this.send({ kind: "text", text });
    }

    sendSticker(file) {
        return this.send({ kind: "sticker", file });
    }

    sendAttachment(file) {
        return this.send({ kind: "attachment", file });
    }

    /** Answers the selected message's invitation: "accepted", "declined", "tentative", or null. As for `send`, a person has to have done something. */
    respond(answer) {
        return this.#channel.request("respond", { answer });
    }

    /** What belongs to the conversation: "picture" and "analysis" with an identifier, "recent" pictures. */
    resource(name, id) {
        return this.#channel.request("resource", { name, id });
    }
}
