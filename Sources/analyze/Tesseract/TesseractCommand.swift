import Foundation
import LiveText

/// Takes the command line of `tesseract` and writes what it writes, with this program's text.
///
/// The pixels are read as they are stored, as Tesseract does, so that places fit the file whatever its EXIF orientation says.
struct TesseractCommand {
    let arguments: TesseractArguments
    let settings: TesseractSettings

    /// Runs and ends the process: 0, or 1 with a line on standard error.
    static func main(_ words: [String]) async -> Never {
        do {
            let arguments = try TesseractArguments(words)
            TesseractLanguageChoice.use(dataFolder: arguments.dataFolder)
            if let information = arguments.information {
                try Console.write(TesseractInformation.text(information, dataFolder: TesseractData.folder))
                ProcessEnd.now(status: information == .usage ? 1 : 0)
            }
            let settings = TesseractSettings(arguments)
            try await TesseractCommand(arguments: arguments, settings: settings).run()
            ProcessEnd.now(status: 0)
        } catch let refusal as TesseractArguments.Refusal {
            Console.note("\(refusal)\n")
        } catch OutputFailure.closed {
            // The reader has seen enough.
        } catch {
            Console.note("Error: \(error)\nError during processing.\n")
        }
        ProcessEnd.now(status: 1)
    }

    private func run() async throws {
        if !settings.unknown.isEmpty {
            Console.note("Warning: These settings change nothing here: \(settings.unknown.joined(separator: ", ")).\n")
        }
        for name in settings.missing { Console.note("read_params_file: Can't open \(name)\n") }
        let languages = TesseractLanguageChoice(arguments.languages, installed: Set(TesseractCode.installed))
        for code in languages.missing {
            Console.note("Failed loading language '\(code)': “tesseract --list-langs” lists those that can be read.\n")
        }
        guard languages.tags.count > 0 || languages.missing.isEmpty else {
            throw TesseractArguments.Refusal(description: "None of the languages can be read.")
        }
        let pages = try await TesseractPage.pages(of: arguments.input, only: settings.page)
        let document = try await read(pages, configuration: try configuration(languages: languages.tags))
        if arguments.pageMode == 2 { return try document.reportTilt() }
        try document.write(to: arguments.output)
    }

    private func configuration(languages: [String]) throws -> ImageAnalyzer.Configuration {
        var configuration = ImageAnalyzer.Configuration([.text])
        configuration.dataTypes = []
        configuration.locales = languages
        if let path = arguments.userWords {
            let words = try FileHandle(forReadingFrom: URL(fileURLWithPath: path)).read(upToCount: 1 << 20)
            configuration.textRecognition.customWords = String(decoding: words ?? Data(), as: UTF8.self)
                .split(whereSeparator: \.isNewline).map(String.init)
        }
        return configuration
    }

    /// Reads the pages one after the other, each on all cores or as many as `OMP_THREAD_LIMIT` says, by which callers that run
    /// several of these keep Tesseract to one.
    private func read(
        _ pages: [TesseractPage], configuration: ImageAnalyzer.Configuration
    ) async throws -> TesseractDocument {
        let threads = ProcessInfo.processInfo.environment["OMP_THREAD_LIMIT"].flatMap { Int($0) }
        let analyzer = ImageAnalyzer(workers: threads.flatMap { $0 > 0 ? $0 : nil })
        var document = TesseractDocument(settings: settings, isForOrientation: arguments.pageMode == 0)
        for page in pages {
            var configuration = configuration
            configuration.page = page.number
            let image = try await analyzer.analyzedImage(page.source, orientation: .up, configuration: configuration)
            try document.append(image, named: page.name)
        }
        return document
    }
}
