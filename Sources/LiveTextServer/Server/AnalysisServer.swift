internal import HTTPTypes
internal import Hummingbird
internal import HummingbirdCore
internal import LiveText
package import Logging
internal import NIOCore
internal import ServiceLifecycle

/// The HTTP endpoint: images and texts in, what is found in them out.
package struct AnalysisServer: Service {
    private let service: any AnalysisService
    private let places: Int
    let settings: ServerSettings
    let logger: Logger
    private let onRunning: @Sendable (Int) async -> Void

    /// - Parameters:
    ///   - service: what reads the images.
    ///   - places: how many images it reads at once.
    ///   - settings: where it listens, and its limits.
    ///   - onRunning: called with the port once requests are accepted.
    package init(
        service: any AnalysisService, places: Int, settings: ServerSettings,
        logger: Logger = Logger(label: "livetext") { _ in JSONLogHandler(level: .info) },
        onRunning: @escaping @Sendable (Int) async -> Void = { _ in }
    ) {
        self.service = service
        self.places = places
        self.settings = settings
        self.logger = logger
        self.onRunning = onRunning
    }

    /// Serves until it is told to end, and then finishes what runs.
    package func run() async throws {
        let lifecycle = ServerLifecycle()
        let limits = settings.connections
        var connection = HTTP1Channel.Configuration(
            additionalChannelHandlers: [ConnectionHandler(limits: limits)],
            idleTimeout: TimeAmount(limits.idleTime))
        connection.httpDecoder = .init(maxHeaderFieldSize: 16_384, maxHeaderListSize: 32_768, maxHeaderFieldCount: 100)
        let application = Application(
            responder: responder(lifecycle: lifecycle),
            server: HTTPServerBuilder { [connection] responder in
                ServedChannel(http: HTTP1Channel(responder: responder, configuration: connection))
            },
            configuration: ApplicationConfiguration(
                address: .hostname(settings.host, port: settings.port),
                availableConnectionsDelegate: MaximumAvailableConnections(limits.count, logger: logger)),
            services: [lifecycle],
            onServerRunning: { [onRunning] channel in await onRunning(channel.localAddress?.port ?? 0) },
            logger: logger)
        try await application.run()
    }

    private func responder(lifecycle: ServerLifecycle) -> ServerResponder {
        let metrics = ServerMetrics()
        let queue = AnalysisQueue(places: places, limit: settings.queueLimit ?? places)
        let budget = UploadBudget(bytes: settings.uploadBudget)
        let cache = ResultCache(bytes: settings.cacheBytes)
        let bodies = BodyReader(budget: budget, metrics: metrics)
        let queued = QueuedService(service: service, queue: queue, metrics: metrics)
        let analyze = AnalyzeRoute(service: queued, bodies: bodies, cache: cache, settings: settings)
        let google = GoogleVisionRoute(service: queued, bodies: bodies, settings: settings)
        let azure = AzureVisionRoute(service: queued, bodies: bodies, settings: settings)
        let detect = DetectRoute(
            service: DetectionService(queue: queue, deadline: settings.deadline), bodies: bodies,
            textLimit: settings.textLimit)
        let status = StatusRoutes(
            lifecycle: lifecycle, queue: queue, places: places, budget: budget, cache: cache, metrics: metrics,
            workers: service as? WorkerProcesses)
        var routes = [
            Route(path: "/v1/analyze", method: .post, handler: analyze.answer),
            Route(path: "/v1/detect", method: .post, handler: detect.answer),
            Route(
                path: "/v1/images:annotate", method: .post, refusal: GoogleVisionRoute.refusal, handler: google.answer),
            Route(
                path: "/computervision/imageanalysis:analyze", method: .post, refusal: AzureVisionRoute.refusal,
                handler: azure.answer),
            Route(path: "/healthz", method: .get, isOpen: true) { _ in try status.health() },
            Route(path: "/readyz", method: .get, isOpen: true) { _ in try await status.readiness() },
            Route(path: "/metrics", method: .get) { _ in await status.metricsText() },
        ]
        routes += BundledFile.all.map { Route(path: $0.path, method: .get, isOpen: true, handler: $0.answer) }
        return ServerResponder(
            routes: Dictionary(routes.map { ($0.path, $0) }) { first, _ in first }, keys: settings.keys,
            crossOrigin: settings.crossOrigin, metrics: metrics, lifecycle: lifecycle)
    }
}
