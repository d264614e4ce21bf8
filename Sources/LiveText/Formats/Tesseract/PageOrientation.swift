internal import DocumentModel

/// Which way the text of a page stands, how far it is tilted, and what script it is in, as the lines tell that were read.
package struct PageOrientation: Hashable, Sendable {
    /// How far the text is turned clockwise: 0, 90, 180 or 270.
    package let degrees: Int
    /// 0 to 15, as Tesseract has it: how clearly the letters agree, and how many they are.
    package let confidence: Double
    /// Tesseract's name of the script.
    package let script: String
    /// 0 to 15.
    package let scriptConfidence: Double
    /// What is left of the tilt once the page stands upright, in radians clockwise.
    package let skew: Double

    /// As many letters as leave no doubt.
    private static let enough = 20.0
    /// Fewer letters say nothing.
    private static let least = 2

    /// Nil where too few letters were read.
    package init?(of analysis: ImageAnalysis) {
        var turns = [Double](repeating: 0, count: 4)
        var scripts: [String: Double] = [:]
        var tilts: [(tilt: Double, turn: Int, weight: Double)] = []
        for line in analysis.lines {
            let letters = line.text.unicodeScalars.filter(\.properties.isAlphabetic)
            for letter in letters { scripts[ScriptName.name(of: letter), default: 0] += 1 }
            // A column of an upright page reads downwards.
            let angle = line.quad.angle - (line.direction == .topToBottom ? .pi / 2 : 0)
            guard angle.isFinite, !letters.isEmpty else { continue }
            let quarters = (angle / (.pi / 2)).rounded()
            let turn = (Int(quarters) % 4 + 4) % 4
            turns[turn] += Double(letters.count)
            // The tilt of a long line is seen more exactly.
            tilts.append((angle - quarters * .pi / 2, turn, line.quad.width))
        }
        let sum = turns.reduce(0, +)
        guard sum >= Double(Self.least), let best = turns.indices.max(by: { turns[$0] < turns[$1] }) else { return nil }
        degrees = best * 90
        let plenty = min(1, sum / Self.enough)
        confidence = 15 * max(0, 2 * turns[best] / sum - 1) * plenty
        let common = scripts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        script = Self.joined(common?.key ?? "Latin", scripts)
        scriptConfidence = 15 * (common?.value ?? 0) / max(1, scripts.values.reduce(0, +)) * plenty
        skew = Self.median(of: tilts.filter { $0.turn == best }.map { ($0.tilt, $0.weight) })
    }

    /// Kana are Japanese, and so are the ideographs between them.
    private static func joined(_ script: String, _ letters: [String: Double]) -> String {
        guard script == "Han" else { return script }
        return letters["Japanese", default: 0] * 10 > letters["Han", default: 0] ? "Japanese" : script
    }

    /// The value that half of the weight lies below.
    private static func median(of values: [(value: Double, weight: Double)]) -> Double {
        let half = values.map(\.weight).reduce(0, +) / 2
        var sum = 0.0
        for (value, weight) in values.sorted(by: { $0.value < $1.value }) {
            sum += weight
            if sum >= half { return value }
        }
        return 0
    }

    /// The lines that Tesseract prints with `--psm 0`; `page` is the number of the page, the first being 0.
    package func report(page: Int) -> String {
        """
        Page number: \(page)
        Orientation in degrees: \(degrees)
        Rotate: \((360 - degrees) % 360)
        Orientation confidence: \(Self.hundredths(confidence))
        Script: \(script)
        Script confidence: \(Self.hundredths(scriptConfidence))

        """
    }

    private static func hundredths(_ value: Double) -> String {
        let whole = Int((value * 100).rounded())
        let rest = whole % 100
        return "\(whole / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
