/// Which columns of a line's strip show ink.
struct InkProfile {
    private let isInked: [Bool]

    /// Looks at a gray strip, dark on light or light on dark.
    init(gray: [UInt8], width: Int, height: Int) {
        guard width > 0, height > 0, gray.count >= width * height else {
            isInked = []
            return
        }
        let histogram = BrightnessHistogram(gray)
        // Most of a line is ground: its brightness is the median, and ink differs from it as the rarest pixels do.
        let ground = histogram.median
        let ink =
            [gray.count / 50, gray.count - 1 - gray.count / 50]
            .map { abs(histogram.brightness(atRank: $0) - ground) }.max() ?? 0
        var inked = [Bool](repeating: false, count: width)
        for row in 0..<height {
            for column in 0..<width where abs(Int(gray[row * width + column]) - ground) * 5 > ink * 2 {
                inked[column] = true
            }
        }
        isInked = inked
    }

    /// The widest run of columns without ink in a part of the strip.
    func widestGap(in columns: Range<Int>) -> Int {
        var (widest, run) = (0, 0)
        for column in columns.clamped(to: isInked.indices) {
            run = isInked[column] ? 0 : run + 1
            widest = max(widest, run)
        }
        return widest
    }
}
