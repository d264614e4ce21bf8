public import Foundation
public import Imaging
internal import Recognition

/// Reads images: text with its places, codes, and data that a person can tap. The shape is that of VisionKit's.
///
/// ```swift
/// let analyzer = ImageAnalyzer()
/// let configuration = ImageAnalyzer.Configuration([.text, .machineReadableCode])
/// let analysis = try await analyzer.analyze(imageAt: url, configuration: configuration)
/// print(analysis.transcript)
/// ```
///
/// One analyzer serves a whole app: it keeps the engines warm, works on as many images at once as there are cores, and
/// lets the others wait in the order they came.
public actor ImageAnalyzer {
    private let pipeline: AnalysisPipeline
    private let queue: AnalysisQueue

    /// How many images are worked on at once.
    public nonisolated var workerCount: Int { pipeline.pool.count }

    /// Makes an analyzer with a worker for each core.
    public init() {
        self.init(workers: nil)
    }

    /// Makes an analyzer.
    ///
    /// - Parameters:
    ///   - workers: how many images are worked on at once, and how many threads that takes; nil means one a core. Each
    ///     worker that has read many pages keeps about 120 MB, a copy of the networks that read lines among it.
    ///   - queueLimit: how many images may wait while all workers are taken; one more is refused as `.busy`.
    ///   - models: the folder of the networks that read photos, as `Models/fetch.sh` installs them; nil looks at the
    ///     environment variable `LIVETEXT_MODELS`, in the user's `~/.local/share/livetext/models`, beside the program and
    ///     where an installation puts them, and in the package that the program was built in.
    public init(workers: Int? = nil, queueLimit: Int = 256, models: URL? = nil) {
        let pool = WorkerPool(count: max(1, workers ?? ProcessInfo.processInfo.activeProcessorCount))
        pipeline = AnalysisPipeline(pool: pool, recognizers: TextRecognizers(pool: pool, models: models?.path))
        queue = AnalysisQueue(places: pool.count, limit: max(0, queueLimit))
    }

    /// Why text is read by Tesseract alone although the networks were asked for; nil before the first image, and where
    /// they serve.
    public nonisolated var neuralEngineFailure: ImageAnalysisError? {
        get async { await pipeline.recognizers.neuralFailure }
    }

    /// What the networks do without: a folder to keep them compiled in, or the letters of a script; none before the first
    /// image, and usually none after it.
    public nonisolated var neuralEngineWarnings: [ImageAnalysisError] {
        get async { await pipeline.recognizers.neuralWarnings }
    }

    /// Reads an image.
    ///
    /// - Parameters:
    ///   - image: the image; nothing is read before it is this image's turn.
    ///   - orientation: how the stored pixels are to be turned; nil takes what the image itself says.
    ///   - configuration: what to look for, and within which bounds.
    ///   - progressHandler: gets the share that is done, growing to 1, one call at a time and on any thread; it has to
    ///     return soon. An image without text may go from 0.2 to 1.
    /// - Returns: What was found, in pixels of the upright image. Finding nothing is not an error.
    /// - Throws: `ImageAnalysisError`, or `CancellationError` as soon as the task is cancelled.
    public func analyze(
        _ image: ImageSource, orientation: ImageOrientation? = nil, configuration: Configuration,
        progressHandler: (@Sendable (Double) -> Void)? = nil
    ) async throws -> ImageAnalysis {
        try await analyzedImage(
            image, orientation: orientation, configuration: configuration, progress: ReadingProgress(progressHandler)
        ).analysis
    }

    /// Reads an image file; nothing is fetched from a network.
    ///
    /// - Parameters:
    ///   - url: a `file:` URL.
    ///   - orientation: how the stored pixels are to be turned; nil takes what the file says.
    ///   - configuration: what to look for, and within which bounds.
    ///   - progressHandler: gets the share that is done, as above.
    /// - Returns: What was found, in pixels of the upright image. Finding nothing is not an error.
    /// - Throws: `ImageAnalysisError`, or `CancellationError` as soon as the task is cancelled.
    public func analyze(
        imageAt url: URL, orientation: ImageOrientation? = nil, configuration: Configuration,
        progressHandler: (@Sendable (Double) -> Void)? = nil
    ) async throws -> ImageAnalysis {
        try await analyze(
            ImageSource(url: url), orientation: orientation, configuration: configuration,
            progressHandler: progressHandler)
    }

    /// Waits until nothing is worked on. What a caller was let go from may still be in a library that cannot be
    /// interrupted.
    package nonisolated func drain() async {
        await queue.drain()
    }

    /// Reads an image and keeps what was seen and how long it took.
    package nonisolated func analyzedImage(
        _ image: ImageSource, orientation: ImageOrientation? = nil, configuration: Configuration,
        progress: ReadingProgress = ReadingProgress()
    ) async throws -> AnalyzedImage {
        let deadline = configuration.deadline.map { ContinuousClock.now + $0 }
        let stop = StopSignal(deadline: deadline)
        defer { progress.close() }
        return try await AbandonableWork.result(stop: stop, deadline: deadline) { [pipeline, queue] in
            try await queue.withPlace {
                try await pipeline.analyzedImage(
                    image, orientation: orientation, configuration: configuration, progress: progress, stop: stop)
            }
        }
    }

    /// What became of one image of many: a failure ends nothing but itself.
    package nonisolated func result(
        of image: Result<ImageSource, ImageAnalysisError>, orientation: ImageOrientation?, configuration: Configuration
    ) async -> Result<AnalyzedImage, ImageAnalysisFailure> {
        do {
            return .success(
                try await analyzedImage(image.get(), orientation: orientation, configuration: configuration))
        } catch {
            return .failure(ImageAnalysisFailure(error))
        }
    }
}
