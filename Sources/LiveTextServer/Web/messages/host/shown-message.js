const VISIBLE = ["id", "kind", "session", "url", "summaryText", "accessibilityLabel", "shouldExpire", "sent", "event", "comment", "text", "picture", "layout"];

/** A message as apps see it: participants by the identifiers that this app knows. */
export function shownMessage(message, identifierOf) {
    if (!message) return null;
    return structuredClone({
        ...Object.fromEntries(VISIBLE.filter((name) => message[name] !== undefined).map((name) => [name, message[name]])),
        isPending: Boolean(message.isPending),
        senderParticipantIdentifier: identifierOf(message.senderParticipantIdentifier),
        responses: Object.fromEntries(Object.entries(message.responses ?? {}).map(([participant, answer]) => [identifierOf(participant), answer])),
    });
}
