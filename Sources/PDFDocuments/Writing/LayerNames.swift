/// What a layer calls its font and its image among the resources of its pages.
struct LayerNames: Hashable {
    let font: String
    let image: String

    /// The names of the first attempt, or of a later one where those before are taken.
    init(attempt: Int = 0) {
        let suffix = attempt == 0 ? "" : String(attempt)
        font = "LiveTextFont" + suffix
        image = "LiveTextImage" + suffix
    }
}
