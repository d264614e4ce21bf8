package import LiveText

/// A request as it came, on its way to a worker: the server has matched its path and checked its key, and interpreted nothing.
/// The body travels beside it.
package struct WorkerRequest: Hashable, Sendable, Codable {
    /// Which of the routes that read images or texts was asked.
    package enum Route: String, Hashable, Sendable, Codable, CaseIterable {
        case analyze, detect, google, azure
        case immich, openWebUI, docling, umi
        /// Tika's `/tika`, `/tika/text` and `/rmeta/text`.
        case tika, tikaText, tikaMetadata
        /// A document to be read, a file to be kept, and a file that was kept to be read.
        case mistral, mistralUpload, mistralFile
        case azureDocument
        /// A picture that is to be shared.
        case picture
    }

    package var route: Route
    /// The query with its percent escapes, without the key that some clients put there.
    package var query = ""
    /// The header of that name.
    package var contentType: String?
    /// The header of that name; `Accept-Language` where a picture is to be shared.
    package var accept: String?
    /// Bounds on each image.
    package var limits = ImageLimits()
    /// Files and fields of a form.
    package var partLimit = 64
    /// Bytes of the answer's body.
    package var answerLimit = 64_000_000
    /// The longest that the request may take from the arrival of its body.
    package var deadline = Duration.seconds(30)
    /// How much of that time is over.
    package var age = Duration.zero
    /// The name under which the server will keep what comes of the request.
    package var storedID = ""

    package init(route: Route) {
        self.route = route
    }

    /// What is left of the time.
    var timeLeft: Duration { deadline - age }
}
