import Foundation
import FoundationXML
import Testing

/// `analyze tesseract`, and the program under Tesseract's name.
@Suite struct TesseractTests {
    /// Lines that real Tesseract 5.3 prints for the same calls in the same form.
    @Test func theTextAndItsForms() async throws {
        try await TemporaryFolder.with { folder in
            let image = folder.appending(path: "page.png")
            try SmallPage.png().write(to: image)
            let run = try await Tool.run(
                "tesseract", image.path, "out", "-l", "eng", "--psm", "3", "--dpi", "150", "txt", "tsv", "hocr", "alto",
                "makebox", in: folder)
            #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            #expect(names == ["out.box", "out.hocr", "out.tsv", "out.txt", "out.xml", "page.png"])
            func file(_ name: String) throws -> String {
                try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            }
            let text = try file("out.txt")
            #expect(text.hasSuffix("\n\n") && !text.hasPrefix("\n"))
            let table = try file("out.tsv").split(separator: "\n").map { $0.split(separator: "\t") }
            #expect(table[0].first == "level" && table[1].prefix(6) == ["1", "1", "0", "0", "0", "0"])
            let words = table.filter { $0[0] == "5" }.map { String($0[11]) }
            #expect(words == text.split(whereSeparator: \.isWhitespace).map(String.init))
            let hocr = try XMLDocument(xmlString: try file("out.hocr"))
            let title = try hocr.nodes(forXPath: "//*[@class='ocr_page']/@title").first?.stringValue
            #expect(title?.contains("scan_res 150 150") == true && title?.contains("ppageno 0") == true)
            #expect(try XMLDocument(xmlString: try file("out.xml")).rootElement()?.localName == "alto")
            let letters = try file("out.box").split(separator: "\n").map { $0.split(separator: " ") }
            #expect(letters.allSatisfy { $0.count == 6 && $0[5] == "0" })
            #expect(letters.map { String($0[0]) }.joined() == words.joined())
        }
    }

    @Test func byItsName() async throws {
        try await TemporaryFolder.with { folder in
            let program = folder.appending(path: "tesseract")
            try FileManager.default.createSymbolicLink(at: program, withDestinationURL: Tool.url)
            let version = try await Tool.shell("\(program.path) --version")
            // Callers take the number from a first line of two words.
            #expect(version.status == 0 && version.output.prefix { $0 != "\n" } == "tesseract 5.3.0")
            let bare = try await Tool.shell(program.path)
            #expect(bare.status == 1 && bare.output.hasPrefix("Usage:"))
            let unknown = try await Tool.shell("\(program.path) a b --nosuch 1")
            #expect(unknown.status == 1 && unknown.errors.contains("--nosuch") && unknown.output.isEmpty)
        }
    }

    @Test func languagesAreTesseracts() async throws {
        let run = try await Tool.run("tesseract", "--list-langs")
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(run.status == 0 && lines[0].hasPrefix("List of available languages in \""))
        #expect(lines[0].hasSuffix("(\(lines.count - 1)):"))
        for code in ["eng", "osd"] { #expect(lines.contains(code)) }
        #expect(lines.dropFirst().elementsEqual(lines.dropFirst().sorted()))
        #expect(lines.dropFirst().allSatisfy { $0.wholeMatch(of: /[a-z]{3}(_[a-z]+)?/) != nil })
    }

    @Test func standardStreamsAndLists() async throws {
        try await TemporaryFolder.with { folder in
            let image = folder.appending(path: "page.png")
            try SmallPage.png().write(to: image)
            let list = folder.appending(path: "list.txt")
            try Data("page.png\n\npage.png\n".utf8).write(to: list)
            let input = try await Tool.run("tesseract", "-", "stdout", input: try SmallPage.png())
            #expect(input.status == 0 && !input.output.isEmpty)
            let pages = try await Tool.run("tesseract", "list.txt", "-", "-c", "page_separator=@@", in: folder)
            #expect(pages.status == 0 && pages.output == input.output + "@@" + input.output)
            let listed = try await Tool.run(
                "tesseract", "stdin", "-", "tsv", input: Data("page.png\n".utf8), in: folder)
            #expect(listed.output.hasPrefix("level\t"))
        }
    }

    /// A TIFF of two pages: the table counts them, and one can be read alone.
    @Test func pages() async throws {
        let path = Tool.sample("fax-two-pages.tiff")
        let table = try await Tool.run("tesseract", path, "-", "tsv")
        let pages = table.output.split(separator: "\n").dropFirst().map { $0.split(separator: "\t")[1] }
        #expect(Set(pages) == ["1", "2"])
        #expect(table.output.components(separatedBy: "level\t").count == 2)
        let second = try await Tool.run("tesseract", path, "-", "-c", "tessedit_page_number=1")
        #expect(second.output.contains("mooring ropes") && !second.output.contains("Harbour Office"))
        let box = try await Tool.run("tesseract", path, "-", "makebox")
        #expect(Set(box.output.split(separator: "\n").compactMap { $0.split(separator: " ").last }) == ["0", "1"])
    }

    /// What real Tesseract 5.3 says of the same pictures: the first stands on its side, the second on its head.
    @Test(arguments: [("letter-sideways.jpg", 90, 270), ("receipt-upside-down.jpg", 180, 180), ("letter.jpg", 0, 0)])
    func orientation(name: String, degrees: Int, rotate: Int) async throws {
        let run = try await Tool.run("tesseract", Tool.sample(name), "stdout", "--psm", "0", "-l", "osd")
        let lines = run.output.split(separator: "\n")
        #expect(
            lines.map { $0.prefix { $0 != ":" } } == [
                "Page number", "Orientation in degrees", "Rotate", "Orientation confidence", "Script",
                "Script confidence",
            ])
        #expect(lines[1].hasSuffix(": \(degrees)") && lines[2].hasSuffix(": \(rotate)") && lines[4].hasSuffix("Latin"))
    }

    @Test func whatCannotBeDone() async throws {
        let missing = try await Tool.run("tesseract", "/nosuch.png", "-")
        #expect(missing.status == 1 && missing.output.isEmpty && missing.errors.contains("/nosuch.png"))
        let blank = Data("P5 50 50 255\n".utf8) + Data(repeating: 255, count: 2500)
        let orientation = try await Tool.run("tesseract", "-", "-", "--psm", "0", input: blank)
        #expect(orientation.status == 1 && orientation.errors.contains("Too few characters. Skipping this page"))
        let empty = try await Tool.run("tesseract", "-", "-", input: blank)
        #expect(empty.status == 0 && empty.output.isEmpty)
        let folder = try await Tool.run("tesseract", "-", "/nosuch/out", input: blank)
        #expect(folder.status == 1 && folder.errors.contains("/nosuch/out.txt"))
        let language = try await Tool.run("tesseract", "-", "-", "-l", "xyz", input: blank)
        #expect(language.status == 1 && language.errors.contains("'xyz'"))
        let other = try await Tool.run("tesseract", "-", "-", "-l", "eng+xyz", "-c", "foo=1", input: blank)
        #expect(other.status == 0 && other.errors.contains("'xyz'") && other.errors.contains("foo"))
        let nothing = try await Tool.run("tesseract", "-", "-", input: Data())
        #expect(nothing.status == 1 && !nothing.errors.isEmpty)
    }
}
