package import LiveText

/// What a server may be told.
package struct ServerSettings: Sendable {
    /// Where it listens; this machine alone unless set.
    package var host = "127.0.0.1"
    /// 0 takes any that is free.
    package var port = 8080
    /// Bounds on each image; a body may be this long, and a form a little longer.
    package var limits = ImageLimits()
    /// Files and fields of a form.
    package var partLimit = 64
    /// Bytes of a text in which data is looked for.
    package var textLimit = 1_000_000
    /// Bytes of an answer about images.
    package var answerLimit = 64_000_000
    /// Bytes of an answer about a text.
    package var textAnswerLimit = 16_000_000
    /// The longest that a request may take once it has arrived; it may ask for less.
    package var deadline: Duration = .seconds(30)
    /// How many analyses may wait while others run; nil means as many as run, so that waiting takes no longer than being
    /// read.
    package var queueLimit: Int?
    /// Bytes of uploads in memory at once.
    package var uploadBudget = 512_000_000
    /// Bytes of answers that are kept for when the same is asked again.
    package var cacheBytes = 32_000_000
    package var connections = ConnectionLimits()
    /// Nil lets everybody in.
    package var keys: APIKeys?
    package var crossOrigin = CrossOriginPolicy()
    /// The conversations that it keeps; nil keeps none.
    package var conversations: ConversationStore?
    /// Where people reach the server, without a slash at the end; nil takes what a request says.
    package var publicURL: String?

    package init() {}
}
