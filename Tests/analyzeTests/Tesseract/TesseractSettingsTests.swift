import Foundation
import Testing

@testable import analyze

@Suite struct TesseractSettingsTests {
    private func settings(_ line: String) throws -> TesseractSettings {
        TesseractSettings(try TesseractArguments(("in out " + line).split(separator: " ").map(String.init)))
    }

    @Test(arguments: [
        ("", [TesseractOutput.txt]), ("txt", [.txt]), ("hocr txt", [.hocr, .txt]),
        ("txt pdf hocr tsv alto", [.hocr, .alto, .tsv, .pdf, .txt]),
        ("-c tessedit_create_tsv=1", [.tsv]), ("-c tessedit_create_tsv=0", [.txt]),
        ("batch.nochop makebox", [.makebox]),
        ("box", [.makebox]), ("wordstrbox", [.wordstrbox]), ("lstmbox", [.lstmbox]), ("osd", [.osd]), ("quiet", [.txt]),
        ("--psm 0", [.osd]), ("tsv -c tessedit_create_tsv=0", [.txt]),
    ])
    func outputs(line: String, expected: [TesseractOutput]) throws {
        #expect(try settings(line).outputs == expected)
    }

    @Test func extensionsAreTesseracts() {
        let extensions = TesseractOutput.allCases.map(\.fileExtension)
        #expect(extensions == ["hocr", "xml", "tsv", "pdf", "osd", "box", "box", "box", "txt"])
    }

    @Test func whatIsNotKnownIsNamedOnce() throws {
        let settings = try settings("-c foo=1 -c foo=2 -c bar=x -c preserve_interword_spaces=1 nosuch")
        #expect(settings.unknown == ["foo", "bar"] && settings.missing == ["nosuch"])
        #expect(settings.isOn("preserve_interword_spaces") && !settings.isOn("tessedit_create_pdf"))
    }

    @Test func numbers() throws {
        #expect(try settings("--dpi 300").resolution == 300)
        #expect(try settings("-c user_defined_dpi=144").resolution == 144)
        #expect(try settings("").resolution == nil && settings("").page == nil)
        #expect(try settings("-c tessedit_page_number=2").page == 2)
        for number in ["-1", "9223372036854775807", "1e3", ""] {
            #expect(try settings("-c tessedit_page_number=" + number).page == nil)
        }
    }

    @Test func separators() throws {
        #expect(try settings("")["page_separator"] == "\u{0C}")
        #expect(try settings("-c page_separator=")["page_separator"] == "")
        #expect(try settings("-c page_separator=a=b")["page_separator"] == "a=b")
    }

    @Test func aFileOfSettings() async throws {
        try await TemporaryFolder.with { folder in
            let file = folder.appending(path: "mine")
            try Data("# a comment\ntessedit_create_tsv 1\npage_separator\t--\nnosuch T\n\n   \n".utf8).write(to: file)
            let settings = try settings(file.path)
            #expect(settings.outputs == [.tsv] && settings["page_separator"] == "--" && settings.unknown == ["nosuch"])
            // What is no text is no configuration.
            try Data([0xFF, 0xFE, 0x00]).write(to: file)
            #expect(try self.settings(file.path).missing == [file.path])
        }
    }
}
