internal import HTTPTypes
internal import Hummingbird
internal import HummingbirdCore
internal import LiveText
package import Logging
internal import NIOCore
internal import ServiceLifecycle

/// The HTTP endpoint: images and texts in, what is found in them out. It moves bytes, keeps time and holds the keys; workers
/// interpret what clients send.
package struct AnalysisServer: Service {
    let workers: any RequestWorkers
    let settings: ServerSettings
    let logger: Logger
    private let droppedLines: @Sendable () -> Int
    private let onRunning: @Sendable (Int) async -> Void

    /// Makes a server, which listens once it runs as a service.
    ///
    /// - Parameters:
    ///   - workers: What answers the requests; at work as long as the server runs.
    ///   - settings: Where the server listens, and its limits.
    ///   - logger: Gets a line for each request; logs nothing unless given.
    ///   - droppedLines: Says how many lines of the log were dropped, for the metrics.
    ///   - onRunning: Called with the port once requests are accepted.
    package init(
        workers: any RequestWorkers, settings: ServerSettings,
        logger: Logger = Logger(label: "livetext") { _ in SwiftLogNoOpLogHandler() },
        droppedLines: @escaping @Sendable () -> Int = { 0 },
        onRunning: @escaping @Sendable (Int) async -> Void = { _ in }
    ) {
        self.workers = workers
        self.settings = settings
        self.logger = logger
        self.droppedLines = droppedLines
        self.onRunning = onRunning
    }

    /// Serves until it is told to end, and then finishes what runs.
    package func run() async throws {
        let metrics = ServerMetrics()
        let lifecycle = ServerLifecycle()
        let queue = RequestQueue(
            places: workers.count, limit: settings.queueLimit ?? workers.count, metrics: metrics)
        let answering = Task { await workers.serve(queue) }
        // Streams leave room for those who ask once.
        let hub = ConversationHub(limit: settings.connections.count * 3 / 4, patience: settings.connections.answerTime)
        let care = settings.conversations.map { store in
            Task { await ConversationCare(store: store, hub: hub, logger: logger).run() }
        }
        defer { care?.cancel() }
        let result: Result<Void, any Error>
        do {
            try await listen(
                with: responder(queue: queue, lifecycle: lifecycle, metrics: metrics, hub: hub), lifecycle: lifecycle,
                metrics: metrics, hub: hub)
            result = .success(())
        } catch {
            result = .failure(error)
        }
        await queue.close()
        await answering.value
        try result.get()
    }

    private func listen(
        with responder: ServerResponder, lifecycle: ServerLifecycle, metrics: ServerMetrics, hub: ConversationHub
    ) async throws {
        let limits = settings.connections
        let idle = IdleConnections()
        var connection = HTTP1Channel.Configuration(
            additionalChannelHandlers: [ConnectionHandler(limits: limits, idle: idle)],
            idleTimeout: TimeAmount(limits.idleTime))
        connection.httpDecoder = .init(maxHeaderFieldSize: 16_384, maxHeaderListSize: 32_768, maxHeaderFieldCount: 100)
        let application = Application(
            responder: responder,
            server: HTTPServerBuilder { [connection] responder in
                ServedChannel(http: HTTP1Channel(responder: responder, configuration: connection), metrics: metrics)
            },
            configuration: ApplicationConfiguration(
                address: .hostname(settings.host, port: settings.port),
                availableConnectionsDelegate: ConnectionBound(limit: limits.count, idle: idle)),
            onServerRunning: { [onRunning] channel in await onRunning(channel.localAddress?.port ?? 0) },
            logger: logger)
        // Told to end, the application would stop to listen at once: it is told when the requests under way are answered.
        let group = ServiceGroup(configuration: ServiceGroupConfiguration(services: [application], logger: logger))
        let serving = Task.detached { try await group.run() }
        try await withTaskCancellationHandler {
            try await withGracefulShutdownHandler {
                try await serving.value
            } onGracefulShutdown: {
                Task {
                    await lifecycle.end()
                    hub.end()
                    await group.triggerGracefulShutdown()
                }
            }
        } onCancel: {
            serving.cancel()
        }
    }

    private func responder(
        queue: RequestQueue, lifecycle: ServerLifecycle, metrics: ServerMetrics, hub: ConversationHub
    ) -> ServerResponder {
        let budget = UploadBudget(bytes: settings.uploadBudget)
        let cache = ResultCache(bytes: settings.cacheBytes)
        let bodies = BodyReader(budget: budget, metrics: metrics)
        let answers = AnswerStore(cache: cache, identity: ProgramIdentity.digest)
        let store = ExpiringStore<StoredItem>(bytes: settings.storeBytes, time: settings.storeTime)
        let status = StatusRoutes(
            lifecycle: lifecycle, queue: queue, budget: budget, cache: cache, store: store, metrics: metrics,
            workers: workers as? WorkerProcesses, droppedLines: droppedLines)
        func workRoute(_ route: WorkerRequest.Route, bodyLimit: Int) -> WorkRoute {
            WorkRoute(
                route: route, bodyLimit: bodyLimit, queue: queue, bodies: bodies, answers: answers, metrics: metrics,
                settings: settings)
        }
        func work(_ path: String, _ route: WorkerRequest.Route, bodyLimit: Int) -> Route {
            Route(path: path, method: .post, clients: route, handler: workRoute(route, bodyLimit: bodyLimit).answer)
        }
        let bytes = settings.limits.bytes
        // Before the server's own: Immich asks for `/` too.
        var routes = CompatibleRoutes(settings: settings, work: workRoute, store: store).routes
        routes += [
            // A form is a little longer than the image in it.
            work("/v1/analyze", .analyze, bodyLimit: bytes + 1_000_000),
            work("/v1/detect", .detect, bodyLimit: settings.textLimit),
            // Base64 takes four bytes for three.
            work("/v1/images:annotate", .google, bodyLimit: bytes / 3 * 4 + 1_000_000),
            work("/computervision/imageanalysis:analyze", .azure, bodyLimit: bytes),
            Route(path: "/healthz", method: .get, isOpen: true) { _, _ in try status.health() },
            Route(path: "/readyz", method: .get, isOpen: true) { _, _ in try await status.readiness() },
            Route(path: "/metrics", method: .get) { _, _ in await status.metricsText() },
        ]
        routes += BundledFile.all.map(\.route)
        if let store = settings.conversations {
            let desk = ConversationDesk(
                store: store, hub: hub, queue: queue, bodies: bodies, metrics: metrics, settings: settings)
            routes += desk.routes
        }
        return ServerResponder(
            routes: RouteTable(routes), keys: settings.keys, crossOrigin: settings.crossOrigin, metrics: metrics,
            lifecycle: lifecycle)
    }
}
