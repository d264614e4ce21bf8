import DocumentModel

/// Finds the language of lines that make no sense in Latin letters and ideographs, where the caller names none.
enum UnnamedLanguage {
    /// For each other script, languages that tell whether a line is written in it: the first that can be read does.
    private static let witnesses = [
        ["ru", "uk", "bg", "sr", "mk", "be"], ["ko"], ["ar", "fa", "ur"], ["he"], ["el"], ["th"], ["hi", "mr", "ne"],
        ["bn"],
        ["ta"], ["te"], ["ka"], ["hy"],
    ]

    /// The readings, with the lines that make no sense read in the language that fits them best.
    ///
    /// - Parameter read: Reads lines in a language given as a BCP-47 tag, with networks or with Tesseract.
    static func completing(
        _ readings: [LineReading], read: ([Quad], String) async throws -> [LineReading]
    ) async throws -> [LineReading] {
        let (illegible, legible) = (readings.filter { !$0.isLegible }, readings.filter(\.isLegible))
        let lengths = (illegible.reduce(0) { $0 + $1.quad.width }, legible.reduce(0) { $0 + $1.quad.width })
        // A few odd lines are blurred, or no text at all.
        guard lengths.0 > 0.2 * lengths.1 else { return readings }
        let sample = illegible.map(\.quad).sorted { $0.width > $1.width }.prefix(4)
        let installed = Set(TesseractData.installedCodes())
        var best: (language: String, confidence: Double)?
        for tags in witnesses {
            let isInstalled = { tag in
                NeuralData.covers([tag]) || TesseractLanguage(tag: tag).map { installed.contains($0.code) } ?? false
            }
            guard let language = tags.first(where: isInstalled) else { continue }
            let lines = try await read(Array(sample), language)
            let confidence = LineReading.confidence(of: lines)
            if lines.allSatisfy(\.isFilled), confidence > max(best?.confidence ?? 0, 0.8) {
                best = (language, confidence)
            }
        }
        guard let best else { return readings }
        // Networks read Latin letters among those of another script, which they took for Latin ones before.
        if NeuralData.covers([best.language]) { return try await read(readings.map(\.quad), best.language) }
        return legible + (try await read(illegible.map(\.quad), best.language))
    }
}

extension LineReading {
    /// Whether the engine knows the script, as far as the reading tells.
    fileprivate var isLegible: Bool { confidence > 0.8 && isFilled }

    /// Whether there are as many characters as fit into the line, about: of what it does not know, the network reads
    /// the punctuation, and is sure of it.
    fileprivate var isFilled: Bool {
        let characters = words.reduce(0) { $0 + $1.text.count + 1 }
        return 2 * Double(characters) * quad.height > quad.width
    }
}
