const VISIBLE = ["id", "kind", "session", "url", "summaryText", "accessibilityLabel", "isPending", "shouldExpire", "sent", "event", "comment", "text", "picture", "layout"];

/** A message as apps see it: participants by the identifiers that this app knows. */
export function shownMessage(message, identifierOf) {
    if (!message) return null;
    const shown = Object.fromEntries(VISIBLE.filter((name) => message[name] !== undefined).map((name) => [name, message[name]]));
    shown.isPending = Boolean(message.isPending);
    shown.senderParticipantIdentifier = identifierOf(message.senderParticipantIdentifier);
    shown.responses = Object.fromEntries(Object.entries(message.responses ?? {}).map(([participant, answer]) => [identifierOf(participant), answer]));
    return structuredClone(shown);
}
