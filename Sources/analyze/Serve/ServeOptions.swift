#if Server
import ArgumentParser
import LiveText
import LiveTextServer

struct ServeOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The address to listen on; 0.0.0.0 is all that this machine has.", valueName: "address"))
    var host = ServerSettings().host

    @Option(help: ArgumentHelp("The port; 0 takes any that is free.", valueName: "number"))
    var port = ServerSettings().port

    @Option(
        help: ArgumentHelp(
            "Ask each request for a key of this file, one a line. It is read again when it changes.", valueName: "file"),
        completion: .file())
    var apiKeys: String?

    @Option(
        help: ArgumentHelp(
            "Let web pages from here read answers, such as https://photos.example.com; may be repeated.",
            valueName: "origin"))
    var allowOrigin: [String] = []

    @Option(help: ArgumentHelp("How many analyses run at once; one a core unless given.", valueName: "number"))
    var workers: Int?

    @Flag(
        help:
            "Interpret requests in the server's own process, unconfined: a crash in a recognition library then ends the server."
    )
    var inProcess = false

    @Option(
        help: ArgumentHelp(
            "How many analyses may wait before requests are refused; as many as run at once unless given.",
            valueName: "number"))
    var queue: Int?

    @Option(help: ArgumentHelp("Give up a request after this many seconds.", valueName: "seconds"))
    var deadline = 30.0

    @Option(help: ArgumentHelp("Refuse files of more bytes.", valueName: "bytes"))
    var maxBytes = ServerSettings().limits.bytes

    @Option(help: ArgumentHelp("Refuse images of more pixels.", valueName: "pixels"))
    var maxPixels = ServerSettings().limits.pixels

    @Option(help: ArgumentHelp("Refuse forms of more parts.", valueName: "number"))
    var maxParts = ServerSettings().partLimit

    @Option(help: ArgumentHelp("How many connections may be open at once.", valueName: "number"))
    var maxConnections = ServerSettings().connections.count

    @Option(help: ArgumentHelp("A body must have arrived within this many seconds.", valueName: "seconds"))
    var bodyTimeout = 60.0

    @Option(
        help: ArgumentHelp(
            "Bytes of answers to keep for when the same is asked again; 0 keeps none.", valueName: "bytes"))
    var cacheBytes = ServerSettings().cacheBytes

    @Option(
        help: ArgumentHelp(
            """
            Answer the clients of another service too, at its paths: immich, open-webui, tika, mistral, azure-document, docling \
            or umi; may be repeated.
            """,
            valueName: "service"))
    var compatibility: [Compatibility] = []

    @Option(
        help: ArgumentHelp(
            "Pass on to here what Immich asks besides text, such as http://immich-machine-learning:3003.",
            valueName: "address"))
    var immichUpstream: String?

    @Option(
        help: ArgumentHelp(
            "Keep conversations with live messages in this file, and offer pages for them; none unless given.",
            valueName: "file"),
        completion: .file())
    var conversations: String?

    @Option(
        help: ArgumentHelp(
            "Where people reach the server, for links to it, such as https://chat.example.com; what a request says unless "
                + "given.", valueName: "url"))
    var publicURL: String?

    func validate() throws {
        if let publicURL, publicURL.wholeMatch(of: /https?:\/\/[A-Za-z0-9.:\[\]-]+/) == nil {
            throw ValidationError(
                "“\(publicURL)” is not one: write it such as https://chat.example.com, without a path.")
        }
        guard (0...65_535).contains(port) else { throw ValidationError("A port is a number from 0 to 65535.") }
        guard workers ?? 1 > 0, queue ?? 0 >= 0, maxBytes > 0, maxPixels > 0, maxParts > 0, maxConnections > 0,
            cacheBytes >= 0
        else { throw ValidationError("A limit must be at least 1.") }
        // More does not reach a process that reads images.
        guard maxBytes <= 1 << 30 else { throw ValidationError("A file has 1 GB (1073741824 bytes) at most.") }
        for seconds in [deadline, bodyTimeout] where !(seconds > 0 && seconds < 31_536_000) {
            throw ValidationError("A time is a number of seconds above 0.")
        }
        if let immichUpstream {
            guard UpstreamAddress(immichUpstream) != nil else {
                throw ValidationError(
                    "“\(immichUpstream)” is not an address: write one such as http://immich-machine-learning:3003.")
            }
            guard compatibility.contains(.immich) else {
                throw ValidationError("--immich-upstream belongs to --compatibility immich.")
            }
        }
        for origin in allowOrigin where origin.wholeMatch(of: /https?:\/\/[^\/\s]+/) == nil {
            throw ValidationError(
                "“\(origin)” is not an origin: write one such as https://photos.example.com, without a path.")
        }
    }

    func settings(keys: APIKeys?, conversations: ConversationStore?) -> ServerSettings {
        var settings = ServerSettings()
        settings.conversations = conversations
        settings.publicURL = publicURL
        settings.host = host
        settings.port = port
        settings.limits = ImageLimits(bytes: maxBytes, pixels: maxPixels)
        settings.partLimit = maxParts
        settings.deadline = .seconds(deadline)
        settings.queueLimit = queue
        settings.cacheBytes = cacheBytes
        // What is to be taken at all must fit in.
        settings.uploadBudget = max(settings.uploadBudget, 2 * maxBytes)
        settings.connections.count = maxConnections
        settings.connections.pace.longest = .seconds(bodyTimeout)
        settings.crossOrigin = CrossOriginPolicy(origins: allowOrigin)
        settings.keys = keys
        settings.compatibility = Set(compatibility)
        settings.immichUpstream = immichUpstream.flatMap(UpstreamAddress.init)
        return settings
    }
}
#endif
