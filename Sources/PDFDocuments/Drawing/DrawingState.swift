/// What operators have chosen among a page's resources, as far as it draws more than they say themselves.
struct DrawingState: Hashable, Sendable {
    /// Patterns that fill and stroke, soft masks, and fonts.
    var fill = Choice.inherited
    var stroke = Choice.inherited
    var mask = Choice.inherited
    var font = Choice.inherited

    /// A choice that may have several outcomes: the name that was chosen last counts if there is such a resource.
    enum Choice: Hashable, Sendable {
        /// What was chosen where the contents are drawn.
        case inherited
        case nothing
        /// The latest name first; then what was chosen before it.
        indirect case name(String, Choice)
        /// Something; which, is not known.
        case any
    }

    /// Whatever may be chosen.
    static let unknown = DrawingState(fill: .any, stroke: .any, mask: .any, font: .any)
}

extension DrawingState.Choice {
    /// The choice when a name was chosen that there may not be.
    func choosing(_ name: String) -> Self {
        if case .name(name, _) = self { return self }
        // As many as a page chooses without going back in between.
        return without(name, most: 16).map { .name(name, $0) } ?? .any
    }

    /// The choice without a name; nil where that leaves too many.
    private func without(_ name: String, most: Int) -> Self? {
        guard most > 0 else { return nil }
        switch self {
        case .name(let other, let rest):
            return other == name ? rest : rest.without(name, most: most - 1).map { .name(other, $0) }
        case .any: return nil
        case .inherited, .nothing: return self
        }
    }
}
