internal import Glibc
internal import ServiceLifecycle
internal import UnixSignals

extension AnalysisServer {
    /// Serves until the process is told to end (SIGTERM, SIGINT), and then finishes what runs, for as long as a request may
    /// take at most.
    package func runUntilSignalled() async throws {
        // Which keys hold is seen with each request; the signal by which others are told to read them again does no harm.
        signal(SIGHUP, SIG_IGN)
        var configuration = ServiceGroupConfiguration(
            services: [self], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
        configuration.maximumGracefulShutdownDuration = settings.deadline + settings.connections.pace.longest
        try await ServiceGroup(configuration: configuration).run()
    }
}
