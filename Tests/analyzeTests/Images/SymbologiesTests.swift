import Foundation
import Testing

/// Which codes are read, and what is read without zxing-cpp. Each case has a process of its own, for a process keeps the
/// library that it has loaded.
@Suite struct SymbologiesTests {
    private static let label = Tool.sample("label-product.jpg")

    @Test(arguments: [("EAN13", 1), ("qr", 0), ("qr,ean13", 1)])
    func onlyWhatIsNamedIsRead(names: String, count: Int) async throws {
        let run = try await Tool.run("--types", "codes", "--format", "jsonl", "--symbologies", names, Self.label)
        #expect(run.status == 0)
        let codes = try run.objects.first?["codes"] as? [Any]
        #expect(codes?.count == count)
    }

    @Test(arguments: ["papyrus", "", "qr,"]) func whatCannotBeReadIsRefused(names: String) async throws {
        let run = try await Tool.run("--symbologies", names, Self.label)
        #expect(run.status == 64)
        #expect(run.errors.contains("ean13"), "says what can be read")
    }

    /// Missing, empty, no library, cut off.
    @Test(arguments: [Data?.none, Data(), Data("text".utf8), Data([0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0])])
    func zbarServesAlone(library: Data?) async throws {
        try await TemporaryFolder.with { folder in
            try library?.write(to: folder.appending(path: "libZXing.so.4"))
            let tool = "LIVETEXT_ZXING='\(folder.path)' \"$TOOL\" --types codes --format jsonl"
            let run = try await Tool.shell("\(tool) '\(Self.label)'")
            #expect(run.status == 0)
            let codes = try run.objects.first?["codes"] as? [Any]
            #expect(codes?.count == 1)
            let refused = try await Tool.shell("\(tool) --symbologies aztec '\(Self.label)'")
            #expect(refused.status == 64)
            #expect(!refused.errors.contains("dataMatrix"), "only what ZBar reads")
        }
    }
}
