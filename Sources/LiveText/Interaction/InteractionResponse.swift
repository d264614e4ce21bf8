/// What came of an event.
public enum InteractionResponse: Hashable, Sendable {
    /// Nothing: the event is for whatever lies below.
    case ignored
    /// The interaction did what there was to do.
    case handled
    /// Data or a code was tapped: do the first of its actions, or ask which one.
    case activate(InteractiveItem)
    /// Data or a code was pressed for long: show a menu of its actions.
    case showMenu(InteractiveItem)
}
