import Foundation
import Testing

/// Tar archives as programs write them.
@Suite struct ArchiveTests {
    private let label = Tool.sample("label-product.jpg")

    /// Makes archives of two pictures and a text with a shell command, `$LABEL` being one of the pictures.
    private func run(_ command: String) async throws -> Tool.Run {
        try await Tool.shell(
            """
            cd "$(mktemp -d)"; mkdir -p in/cats; cp "\(label)" in/cats/one.jpg; echo text > in/one.txt; echo no > in/two.png
            tar="tar --sort=name --owner=0 -C in -c ."; \(command)
            """)
    }

    @Test(arguments: ["v7", "ustar", "gnu", "pax"])
    func imagesInArchivesHaveBothNames(format: String) async throws {
        let run = try await run(
            """
            long=in/$(printf 'folder-of-many-letters/%.0s' 1 2 3 4 5 6 7); \
            [ \(format) = v7 ] || { mkdir -p $long && cp in/cats/one.jpg $long/three.jpg; }
            $tar --format=\(format) > s.tar; "$TOOL" --types codes --format jsonl s.tar
            """)
        let objects = try run.objects
        let names = objects.compactMap { $0["image"] as? String }
        let long = "s.tar/./" + String(repeating: "folder-of-many-letters/", count: 7) + "three.jpg"
        #expect(
            names == ["s.tar/./cats/one.jpg"] + (format == "v7" ? [] : [long]) + ["s.tar/./two.png"], "\(run.errors)")
        #expect((objects[0]["codes"] as? [Any])?.count == 1)
        #expect((objects.last?["error"] as? [String: String])?["code"] == "unsupportedFormat" && run.status == 1)
    }

    @Test func archivesInFoldersAreRead() async throws {
        let run = try await run(
            "mkdir out; $tar > out/s.tar; cp in/cats/one.jpg out; \"$TOOL\" --types codes --format jsonl out")
        #expect(
            try run.objects.compactMap { $0["image"] as? String } == [
                "out/one.jpg", "out/s.tar/./cats/one.jpg", "out/s.tar/./two.png",
            ])
    }

    @Test func resultsStayInTheirFolder() async throws {
        let run = try await run(
            """
            tar -P -c --transform 's,^in,../../in,' in > s.tar
            "$TOOL" --types codes --output-dir out s.tar; find . -name '*.json'; find .. -maxdepth 1 -newer s.tar -name 'in*'
            """)
        #expect(run.output == "./out/s/in/cats/one.json\n")
    }

    @Test func whatIsNoArchiveIsAFailure() async throws {
        let run = try await run(
            """
            echo no > text.tar; : > empty.tar; mkfifo pipe.tar; $tar | head -c 3000 > cut.tar
            "$TOOL" --format jsonl --types codes text.tar empty.tar missing.tar pipe.tar cut.tar
            """)
        let messages = try run.objects.compactMap { ($0["error"] as? [String: String])?["message"] }
        #expect(messages.count == 5 && run.status == 1, "\(messages)")
        for (message, part) in zip(
            messages, ["ends too early", "holds no image", "no file", "is a stream", "ends too early"])
        {
            #expect(message.contains(part))
        }
    }

    @Test func aStreamSaysHowManyImagesAnArchiveHas() async throws {
        let run = try await run(
            #"""
            $tar > s.tar; echo '{"id": 5, "path": "s.tar"}' | "$TOOL" --stream --types codes
            """#)
        let objects = try run.objects
        #expect(objects.map { $0["id"] as? Int } == [5, 5, 5])
        #expect(objects.first?["image"] as? String == "s.tar" && objects.first?["images"] as? Int == 2)
        #expect(
            Set(objects.dropFirst().compactMap { $0["image"] as? String }) == [
                "s.tar/./cats/one.jpg", "s.tar/./two.png",
            ])
    }
}
