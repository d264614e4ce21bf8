import { MessagesApp } from "../app/messages-app.js";
import { calendarOf } from "../shared/calendar.js";
import { make } from "../shared/dom.js";
import { eventsIn, invitation, newSession } from "../shared/invitation.js";
import { wordsIn } from "../shared/languages.js";
import { Card } from "./card.js";
import { dateList } from "./date-list.js";
import { Details } from "./details.js";

/** An invitation: a card in the transcript, the dates of recent pictures in the strip, and all about one event. */
class EventApp extends MessagesApp {
    #card = null;

    get words() {
        return wordsIn(this.environment.locale);
    }

    get message() {
        return this.activeConversation.selectedMessage;
    }

    /** Whoever sent it is asked for nothing. */
    get isOwn() {
        return this.message.isPending || this.message.senderParticipantIdentifier === this.activeConversation.localParticipantIdentifier;
    }

    willBecomeActive() {
        return this.#show();
    }

    didSelect() {
        this.#show();
    }

    didReceive() {
        this.#show();
    }

    didTransition() {
        this.#show();
    }

    environmentDidChange() {
        this.#show();
    }

    willResignActive() {
        this.#card?.stop();
    }

    answer(answer) {
        return this.activeConversation.respond(answer).catch(() => {});
    }

    keep() {
        const text = calendarOf(this.message.event, this.message.session ?? this.message.id ?? "event");
        return text && this.save(`${this.message.event.title || "event"}.ics`, new Blob([text], { type: "text/calendar" })).catch(() => {});
    }

    /** Sends the event as it is now; it takes the place of what everybody has. */
    update(event) {
        const image = new URLSearchParams(this.message.url ?? "").get("picture") ?? undefined;
        return this.activeConversation.send(invitation(event, { session: this.message.session, image, locale: this.environment.locale, word: this.words.invitation }));
    }

    insert(event, image) {
        return this.activeConversation.insert(invitation(event, { session: newSession(), image, locale: this.environment.locale, word: this.words.invitation }));
    }

    async #show() {
        this.#card?.stop();
        this.#card = null;
        if (this.presentationStyle === "transcript" && this.message?.event) {
            this.#card = new Card(this);
            document.body.replaceChildren(this.#card.element);
        } else if (this.presentationStyle === "expanded" && this.message?.event) {
            document.body.replaceChildren(new Details(this).element);
        } else if (this.presentationStyle === "transcript") {
            document.body.replaceChildren(make("p", { className: "note", dir: "auto" }, this.message?.summaryText ?? ""));
        } else {
            const recent = await this.activeConversation.resource("recent");
            const found = await Promise.all(recent.map(async ({ id }) => eventsIn(await this.activeConversation.resource("analysis", id).catch(() => null)).map((event) => ({ event, image: id }))));
            document.body.replaceChildren(dateList(this, found.flat()));
        }
    }
}

new EventApp().run();
