import DocumentModel
import Foundation
import Testing

@testable import Imaging

@Suite struct ImageSourceTests {
    private func error(_ body: () throws -> Void) -> ImageAnalysisError? {
        #expect(throws: ImageAnalysisError.self) { try body() }
    }

    @Test(
        arguments: [
            (0, 5, nil, PixelFormat.gray8), (5, -1, nil, .gray8), (5, 5, 4, .gray8), (5, 5, 19, .rgba8),
            (5, 5, -5, .gray8),
            (5, 6, nil, .gray8), (3, 3, nil, .rgb8), (5, 5, nil, .nv12), (Int.max, Int.max, nil, .rgba8),
            (1 << 30, 1 << 30, Int.max, .gray8), (1, 2, Int.max, .gray8),
        ] as [(Int, Int, Int?, PixelFormat)])
    func refusesContradictoryPixels(width: Int, height: Int, rowStride: Int?, format: PixelFormat) {
        let bytes = [UInt8](repeating: 0, count: 25)
        let error = error {
            _ = try ImageSource(pixels: bytes, width: width, height: height, rowStride: rowStride, format: format)
        }
        #expect(error?.code == .unreadableImage)
    }

    @Test func composesTransparentPixelsOverWhite() throws {
        let pixels: [UInt8] = [10, 20, 30, 0, 10, 20, 30, 255, 0, 0, 200, 51]
        let source = try ImageSource(pixels: pixels, width: 3, height: 1, format: .bgra8)
        let bitmap = try ImageDecoder.decode(source)
        #expect(bitmap.channels == .rgb)
        #expect(bitmap.bytes == [255, 255, 255, 30, 20, 10, 244, 204, 204])
    }

    @Test func acceptsALastRowWithoutPadding() throws {
        let source = try ImageSource(pixels: [1, 2, 0, 0, 3, 4], width: 2, height: 2, rowStride: 4, format: .gray8)
        #expect(try ImageDecoder.decode(source).size == PixelSize(width: 2, height: 2))
    }

    @Test func readsFilesPathsAndMemory() throws {
        let bytes = SamplePicture.encoded(.png)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("source \(UUID().uuidString).png")
        try Data(bytes).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        for source in [
            ImageSource(url: url), ImageSource(path: url.path), ImageSource(data: Data(bytes)),
            ImageSource(bytes: bytes),
        ] {
            #expect(try ImageDecoder.decode(source).bytes == SamplePicture.pixels())
        }
    }

    @Test func readsPipesUpToTheLimit() throws {
        let bytes = [UInt8](repeating: 7, count: 50_000)
        for (limit, isRefused) in [(50_000, false), (49_999, true), (0, true), (Int.max, false)] {
            let pipe = Pipe()
            try pipe.fileHandleForWriting.write(contentsOf: bytes)
            try pipe.fileHandleForWriting.close()
            let source = ImageSource(path: "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)")
            if isRefused {
                let error = error { _ = try source.encodedBytes(limit: limit) }
                #expect(error?.code == .imageTooLarge)
                #expect(error?.message.contains("\(limit)") == true)
            } else {
                #expect(try source.encodedBytes(limit: limit) == bytes)
            }
        }
    }

    @Test func namesTheLimitAndTheValue() throws {
        let bytes = SamplePicture.encoded(.png)
        let tooManyBytes = error {
            _ = try ImageDecoder.decode(ImageSource(bytes: bytes), limits: ImageLimits(bytes: 70))
        }
        #expect(tooManyBytes?.code == .imageTooLarge)
        #expect(tooManyBytes?.message.contains("\(bytes.count)") == true)
        #expect(tooManyBytes?.message.contains("70") == true)
        let limits = ImageLimits(pixels: 48 * 32 - 1)
        let raw = try ImageSource(pixels: SamplePicture.pixels(), width: 48, height: 32, format: .rgb8)
        for source in [ImageSource(bytes: bytes), raw] {
            let tooManyPixels = error { _ = try ImageDecoder.decode(source, limits: limits) }
            #expect(tooManyPixels?.code == .imageTooLarge)
            #expect(tooManyPixels?.message.contains("48 × 32") == true)
            #expect(tooManyPixels?.message.contains("1535") == true)
        }
        #expect(try ImageDecoder.decode(raw, limits: ImageLimits(pixels: 48 * 32)).size == SamplePicture.size)
    }

    @Test func saysWhyAFileCannotBeRead() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let empty = folder.appendingPathComponent("empty.png")
        try Data().write(to: empty)
        let pipe = folder.appendingPathComponent("pipe")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        let web = try #require(URL(string: "https://example.com/a.png"))
        for (url, words) in [
            (folder, "directory"), (empty, "empty"), (pipe, "empty"),
            (folder.appendingPathComponent("none.png"), "no file"),
            (empty.appendingPathComponent("below"), "no file"), (web, "download"),
        ] {
            let error = error { _ = try ImageDecoder.decode(ImageSource(url: url)) }
            #expect(error?.code == .unreadableImage)
            #expect(error?.message.contains(words) == true, "\(url): \(error?.message ?? "")")
        }
    }
}
