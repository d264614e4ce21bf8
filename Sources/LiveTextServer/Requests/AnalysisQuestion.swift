internal import LiveText

/// What a request asks of its images, read from its options.
struct AnalysisQuestion: Sendable {
    let format: AnalysisFormat
    let hasTimings: Bool
    let orientation: ImageOrientation?
    /// How long all of it may take.
    let deadline: Duration
    private let configuration: ImageAnalyzer.Configuration
    /// All that the answer depends on beside the image, as text.
    private let fingerprint: String

    /// - Throws: ``InvalidOption``, or `ImageAnalysisError` where a language cannot be read.
    init(_ options: [Field], accept: String?, limits: ImageLimits, deadline: Duration) throws {
        var settings = AnalysisSettings()
        settings.limits = limits
        var seen: Set<String> = []
        var format: String?
        var hasTimings = false
        for option in options {
            guard seen.insert(option.name).inserted else { throw InvalidOption("“\(option.name)” is given twice.") }
            switch option.name {
            case "format": format = option.value
            case "timings":
                guard let flag = Bool(option.value) else { throw InvalidOption("“timings” is true or false.") }
                hasTimings = flag
            default: try settings.set(option.name, to: option.value)
            }
        }
        self.format = try FormatChoice.format(option: format, accept: accept)
        self.hasTimings = hasTimings
        orientation = settings.orientation
        var configuration = try settings.configuration()
        self.deadline = min(configuration.deadline ?? deadline, deadline)
        configuration.deadline = self.deadline
        self.configuration = configuration
        let asked = options.filter { !["deadline", "format"].contains($0.name) }.map { "\($0.name)=\($0.value)" }
        fingerprint = ([self.format.rawValue] + asked.sorted()).joined(separator: "\n")
    }

    /// The request about an image.
    func request(named name: String?) -> AnalysisRequest {
        AnalysisRequest(
            configuration: configuration, orientation: orientation, format: format, name: name, hasTimings: hasTimings)
    }

    /// What the answer about an image follows from; nil where the answer is another one each time.
    func key(of image: Submission.Image) -> Digest? {
        guard !hasTimings else { return nil }
        return Digest(of: [Digest(of: image.bytes).hex, fingerprint, image.name ?? ""].joined(separator: "\n\n"))
    }
}
