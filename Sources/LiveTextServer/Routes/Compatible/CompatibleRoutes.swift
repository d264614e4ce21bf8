internal import HTTPTypes
internal import Hummingbird
internal import LiveText

/// The paths of other services, of those that the server was told to stand in for.
struct CompatibleRoutes {
    let settings: ServerSettings
    /// Makes what takes a request to a worker.
    let work: (_ route: WorkerRequest.Route, _ bodyLimit: Int) -> WorkRoute
    /// Files and results, where one of the services keeps any.
    let store: ExpiringStore<StoredItem>

    var routes: [Route] {
        Compatibility.allCases.filter(settings.compatibility.contains).flatMap(routes)
    }

    private func routes(of service: Compatibility) -> [Route] {
        switch service {
        case .immich: return ImmichRoutes(work: work(.immich, formLimit), upstream: upstream).routes
        case .openWebUI: return [route("/process", .put, .openWebUI, limit: bytes)]
        case .tika: return tika
        case .mistral:
            return MistralRoutes(
                document: work(.mistral, base64Limit), upload: work(.mistralUpload, formLimit), store: store
            ).routes
        case .azureDocument:
            return AzureDocumentRoutes(work: work(.azureDocument, base64Limit), store: store).routes
        case .docling: return [route("/v1/convert/file", .post, .docling, limit: formLimit)]
        case .umi:
            return [
                route("/api/ocr", .post, .umi, limit: base64Limit),
                Route(path: "/api/ocr/get_options", method: .get) { _, _ in try Response(json: UmiOptions()) },
            ]
        }
    }

    private var tika: [Route] {
        [
            route("/tika", .put, .tika, limit: bytes), route("/tika/text", .put, .tikaText, limit: bytes),
            route("/rmeta/text", .put, .tikaMetadata, limit: bytes),
            // By these, clients see whether the service is there.
            text("/tika", "This is LiveText, in the place of Tika Server: PUT a document here.\n"),
            text("/version", "Apache Tika 3 (LiveText in its place)\n"),
        ]
    }

    private func route(
        _ path: String, _ method: HTTPRequest.Method, _ clients: WorkerRequest.Route, limit: Int
    ) -> Route {
        Route(path: path, method: method, clients: clients, handler: work(clients, limit).answer)
    }

    private func text(_ path: String, _ text: String) -> Route {
        Route(path: path, method: .get, isOpen: true) { _, _ in
            Response(mediaType: "text/plain; charset=utf-8", bytes: text.utf8)
        }
    }

    private var upstream: UpstreamService? {
        settings.immichUpstream.map {
            UpstreamService(address: $0, answerLimit: settings.answerLimit, deadline: settings.deadline)
        }
    }

    private var bytes: Int { settings.limits.bytes }
    /// A form is a little longer than the image in it.
    private var formLimit: Int { bytes + 1_000_000 }
    /// Base64 takes four bytes for three.
    private var base64Limit: Int { bytes / 3 * 4 + 1_000_000 }
}
