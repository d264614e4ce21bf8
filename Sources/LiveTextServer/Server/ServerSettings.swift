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
    /// Other services whose clients are answered too.
    package var compatibility: Set<Compatibility> = []
    /// What answers those requests of Immich that are not about text; nil refuses them.
    package var immichUpstream: UpstreamAddress?
    /// Bytes of files and results that other services' clients fetch or ask about later.
    package var storeBytes = 256_000_000
    /// How long each of these is kept.
    package var storeTime: Duration = .seconds(600)
    /// The conversations that it keeps; nil keeps none.
    package var conversations: ConversationStore?
    /// Where people reach the server, without a slash at the end; nil takes what a request says.
    package var publicURL: String?

    package init() {}
}
