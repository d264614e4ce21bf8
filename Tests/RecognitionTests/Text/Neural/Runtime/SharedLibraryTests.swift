import Foundation
import Testing

@testable import Imaging
@testable import Recognition

@Suite struct SharedLibraryTests {
    private func isWhole(_ data: Data) throws -> Bool {
        let file = FileManager.default.temporaryDirectory.appending(path: "library-" + UUID().uuidString)
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return SharedLibrary.isWhole(at: file.path)
    }

    /// A library that this process has loaded.
    private func library() throws -> Data {
        let maps = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps")).readToEnd() ?? Data()
        let lines = String(decoding: maps, as: UTF8.self).split(separator: "\n")
        let line = try #require(lines.first { $0.contains("/libm.so") })
        return try Data(contentsOf: URL(filePath: String(line[#require(line.firstIndex(of: "/"))...])))
    }

    @Test func truncatedAnywhere() throws {
        let library = try library()
        #expect(try isWhole(library))
        for count in [7, 40, 60, 64, 100, 200, 5000, library.count / 2] {
            #expect(try !isWhole(library.prefix(count)), "\(count) bytes")
        }
    }

    @Test func otherFilesAreNotItsMatter() throws {
        #expect(try isWhole(Data()))
        #expect(try isWhole(Data("This is no library.\n".utf8)))
        #expect(SharedLibrary.isWhole(at: "/nowhere"))
    }

    @Test func nonsenseInTheHeaders() throws {
        var data = try library().prefix(4096)
        // Where the program headers begin, and how many they are.
        for at in [32..<40, 54..<58, 72..<80, 96..<104] {
            data.replaceSubrange(at, with: [UInt8](repeating: 0xFF, count: at.count))
            #expect(try !isWhole(data))
        }
    }

    @Test(InstalledModels.areThere) func installedLibrariesAreWhole() throws {
        let folder = try InstalledModels.path("runtime")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(names.contains(OpenVINO.library))
        for name in names { #expect(SharedLibrary.isWhole(at: folder + "/" + name), "\(name)") }
    }
}
