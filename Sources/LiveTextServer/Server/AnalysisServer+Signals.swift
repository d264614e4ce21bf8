internal import CAllocator
internal import CProcess
internal import Glibc
internal import ServiceLifecycle
internal import UnixSignals

extension AnalysisServer {
    /// Serves until the process is told to end (SIGTERM, SIGINT), and then finishes what runs, for as long as a request may
    /// take at most.
    package func runUntilSignalled() async throws {
        // A worker that was taken over, and other processes of the same user, are not to read the keys here.
        _ = process_hide_memory()
        // Uploads and answers are large and soon over.
        allocator_give_back_large_blocks()
        // What one request leaves behind is overwritten before the next can be handed it.
        if workers is InProcessWorkers { allocator_fill_always(90) }
        // Which keys hold is seen with each request; the signal by which others are told to read them again does no harm.
        signal(SIGHUP, SIG_IGN)
        var configuration = ServiceGroupConfiguration(
            services: [self], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
        configuration.maximumGracefulShutdownDuration = settings.deadline + settings.connections.pace.longest
        try await ServiceGroup(configuration: configuration).run()
    }
}
