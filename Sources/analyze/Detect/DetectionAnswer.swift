import LiveText

/// What `detect` prints for a text.
struct DetectionAnswer: Encodable {
    /// The text's own id, whatever JSON it is.
    let id: DetectionID?
    var matches: [DataMatch]?
    var error: Failure?

    /// Why there is no answer, as for images.
    struct Failure: Encodable {
        let code: String
        let message: String
    }
}
