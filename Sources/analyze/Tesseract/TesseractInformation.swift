import ArgumentParser
import LiveText

/// What the command says about itself in Tesseract's place.
enum TesseractInformation {
    static func text(_ information: TesseractArguments.Information, dataFolder: String) -> String {
        switch information {
        case .usage, .help: help
        case .modes: modes
        case .engines: engines
        case .version: version
        case .languages: languages(in: dataFolder)
        case .parameters: parameters
        }
    }

    /// Callers take exactly two words from the first line; the number is that of the Tesseract whose command line this is.
    static let version = """
        tesseract 5.3.0
         LiveText \(AnalyzeCommand.configuration.version), which reads in its place

        """

    private static let help = """
        Usage:
          tesseract IMAGE OUTPUT [options...] [configurations...]
          tesseract --help | --version | --list-langs | --print-parameters | --help-psm | --help-oem

        IMAGE is an image, a text file with the path of an image a line, or - for standard input.
        OUTPUT is the name of the files to write, without an extension, or - for standard output.

        Options:
          -l LANG[+LANG]      The languages, as --list-langs has them; found out unless given.
          --psm NUMBER        0 tells which way the text stands, 2 how far it is tilted; all others read the page.
          --dpi NUMBER        Dots per inch, for what is written.
          --user-words FILE   Words that the text may contain, one a line.
          --tessdata-dir DIR  The folder of Tesseract's models.
          -c NAME=VALUE       A setting of --print-parameters.

        Configurations: txt, hocr, tsv, alto, pdf, makebox, wordstrbox, lstmbox, osd, or a file of settings.

        LiveText reads in Tesseract's place: “analyze --help” has more.

        """

    private static let modes = """
        Page segmentation modes:
          0    Which way the text stands, and its script.
          2    How far the text is tilted.
          1, 3 to 13   Read the page; how it is laid out is found out.

        """

    private static let engines = """
        OCR Engine modes:
          0 to 3   All read with the engine that suits the language.

        """

    private static func languages(in folder: String) -> String {
        let codes = (TesseractCode.installed + ["osd"]).sorted()
        let path = folder.hasSuffix("/") ? folder : folder + "/"
        return "List of available languages in \"\(path)\" (\(codes.count)):\n" + codes.map { $0 + "\n" }.joined()
    }

    private static var parameters: String {
        "Tesseract parameters:\n"
            + TesseractSettings.known.map { setting in
                "\(setting.name)\t\(setting.usual == "\u{0C}" ? "\\f" : setting.usual)\t\(setting.meaning)\n"
            }.joined()
    }
}
