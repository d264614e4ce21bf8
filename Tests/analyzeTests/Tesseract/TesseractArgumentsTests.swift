import Testing

@testable import analyze

@Suite struct TesseractArgumentsTests {
    private func parsed(_ line: String) throws -> TesseractArguments {
        try TesseractArguments(line.split(separator: " ").map(String.init))
    }

    /// The calls of programs that are in use, as their sources make them.
    @Test func callsOfOtherPrograms() throws {
        let tika = try parsed(
            "in.png out -l eng+deu --psm 1 -c page_separator= -c preserve_interword_spaces=0 txt")
        #expect(tika.input == "in.png" && tika.output == "out" && tika.languages == ["eng", "deu"])
        #expect(tika.pageMode == 1 && tika.configurations == ["txt"])
        #expect(tika.variables.map(\.name) == ["page_separator", "preserve_interword_spaces"])
        #expect(tika.variables.map(\.value) == ["", "0"])

        let docling = try parsed("-l eng --tessdata-dir /data --psm 3 in.png stdout tsv")
        #expect(docling.dataFolder == "/data" && docling.input == "in.png" && docling.output == "stdout")
        #expect(docling.configurations == ["tsv"])

        let normcap = try parsed("in.png in.png -c tessedit_create_tsv=1 --psm 11")
        #expect(normcap.input == "in.png" && normcap.output == "in.png" && normcap.pageMode == 11)

        let ocrmypdf = try parsed("-l eng --oem 1 --psm 3 -c textonly_pdf=1 page.png page pdf txt")
        #expect(ocrmypdf.configurations == ["pdf", "txt"] && ocrmypdf.information == nil)

        let pytesseract = try parsed("/tmp/a.PNG /tmp/b -l deu --dpi 300 batch.nochop makebox")
        #expect(pytesseract.resolution == 300 && pytesseract.configurations == ["batch.nochop", "makebox"])
    }

    @Test func standardStreams() throws {
        let both = try parsed("- - txt")
        #expect(both.input == "-" && both.output == "-" && both.configurations == ["txt"])
        #expect(try parsed("stdin stdout").input == "stdin")
    }

    @Test(arguments: [
        ("", TesseractArguments.Information.usage), ("in.png", .usage), ("--help", .help), ("-h", .help),
        ("--version", .version), ("-v", .version), ("--version x", .version), ("--list-langs", .languages),
        ("--list-langs --tessdata-dir /data", .languages), ("--tessdata-dir /data --list-langs", .languages),
        ("--print-parameters", .parameters), ("--help-psm", .modes), ("--help-oem", .engines),
    ])
    func information(line: String, expected: TesseractArguments.Information) throws {
        #expect(try parsed(line).information == expected)
    }

    /// The words are Tesseract's, as callers look for some of them.
    @Test(arguments: [
        ("a b --psm 14", "Invalid PSM value"), ("a b --psm x", "Invalid PSM value"),
        ("a b --oem 7", "Invalid OEM value"),
        ("a b -c foo", "Missing = in configvar assignment"),
        ("a b --nosuch 3", "unknown command line argument '--nosuch'"),
        ("a b -psm 3", "unknown command line argument '-psm'"), ("a b --psm", "unknown command line argument '--psm'"),
    ])
    func refusals(line: String, words: String) throws {
        do {
            _ = try parsed(line)
            Issue.record("\(line) was taken")
        } catch let refusal as TesseractArguments.Refusal {
            #expect(refusal.description.contains(words))
        }
    }

    @Test func valuesThatAreNoNumbersChangeNothing() throws {
        #expect(try parsed("a b --dpi abc").resolution == nil)
        #expect(try parsed("a b --dpi 99999999999999999999").resolution == nil)
        #expect(try parsed("a b --dpi 0").resolution == nil)
    }
}
