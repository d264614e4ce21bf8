internal import LiveText

/// Work of no use but that all is loaded after it.
enum WarmUp {
    /// Loads all that most requests need, and the networks for single scripts where `all` is set. What cannot be loaded
    /// fails again with the requests that need it.
    static func run(on analyzer: ImageAnalyzer, all: Bool) async {
        var configuration = ImageAnalyzer.Configuration([.text, .machineReadableCode])
        _ = try? await analyzer.analyze(picture(), configuration: configuration)
        // A document with a drawing: what it is drawn and written with is loaded, too.
        configuration.pageText = .force
        if let document = try? await analyzer.analyzedImage(picture(), configuration: configuration),
            let file = try? AnalysisFormat.pdf.document(of: document, named: nil),
            let page = try? await analyzer.analyzedImage(ImageSource(bytes: file), configuration: configuration)
        {
            _ = try? AnalysisFormat.pdf.document(of: page, named: nil)
        }
        configuration.pageText = .skip
        // The picture has no digits, without which phone numbers' data is not loaded.
        _ = DataDetector().matches(in: "+1 510-653-3394, example.org, tomorrow at 5 p.m.")
        for language in all ? ["ru", "ar", "ko"] : [] {
            configuration.locales = [language]
            _ = try? await analyzer.analyze(picture(), configuration: configuration)
        }
    }

    /// A word in large letters: without text, what reads lines would not be loaded.
    static func picture() throws -> ImageSource {
        let word = [
            "                               ",
            "                               ",
            "    ##### ##### #   # #####    ",
            "      #   #      # #    #      ",
            "      #   ####    #     #      ",
            "      #   #      # #    #      ",
            "      #   ##### #   #   #      ",
            "                               ",
            "                               ",
        ]
        let scale = 8
        let pixels = word.flatMap { row in
            let line = row.utf8.flatMap { [UInt8](repeating: $0 == UInt8(ascii: "#") ? 0 : 255, count: scale) }
            return (0..<scale).flatMap { _ in line }
        }
        return try ImageSource(
            pixels: pixels, width: word[0].utf8.count * scale, height: word.count * scale, format: .gray8)
    }
}
