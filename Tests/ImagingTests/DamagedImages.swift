import DocumentModel
import Foundation
import Testing

@testable import Imaging

/// Damaged and lying files give a picture or the right error, soon and in little memory, and never a crash.
@Suite(.serialized, .timeLimit(.minutes(2))) struct DamagedImages {
    private static let samples: [HostileFile] =
        SamplePicture.Format.allCases.map { HostileFile(name: $0.rawValue, bytes: SamplePicture.encoded($0, scale: 4)) }
        + [
            "picture.heic", "picture.avif", "turned.avif", "cmyk.jpg", "interlaced.png", "animated.gif",
            "animated.webp",
        ]
        .map { HostileFile(name: $0, bytes: (try? SamplePicture.fixture($0)) ?? []) }
        + [HostileFile(name: "tiff with EXIF", bytes: SampleMetadata.tiff(.left, isBigEndian: true))]

    private enum Outcome: Equatable {
        case picture([SamplePicture.Corner])
        case refused(ImageAnalysisError.Code)
    }

    /// Decodes, and checks time and memory: of three attempts the best, for other tests run in this process, too.
    private func outcome(_ name: String, _ source: ImageSource) -> Outcome? {
        var outcome: Outcome?
        var (time, growth) = (Duration.seconds(60), Int.max)
        for _ in 0..<3 where time >= .seconds(2) || growth >= 300_000_000 {
            let before = ProcessMemory.startPeak()
            time = min(time, ContinuousClock().measure { outcome = decode(name, source) })
            growth = min(growth, ProcessMemory.peak() - before)
        }
        #expect(time < .seconds(2), "\(name)")
        #expect(growth < 300_000_000, "\(name)")
        return outcome
    }

    private func decode(_ name: String, _ source: ImageSource) -> Outcome? {
        do {
            return .picture(SamplePicture.corners(of: try ImageDecoder.decode(source)))
        } catch let error as ImageAnalysisError {
            #expect(Self.codes.contains(error.code), "\(name)")
            #expect(error.message.hasSuffix("."), "\(name): \(error.message)")
            return .refused(error.code)
        } catch {
            Issue.record("\(name): \(error)")
            return nil
        }
    }

    private static let codes: Set<ImageAnalysisError.Code> = [.unreadableImage, .unsupportedFormat, .imageTooLarge]

    /// The picture is there to the last row, or it is refused.
    @Test(arguments: samples) func truncated(sample: HostileFile) throws {
        let whole = try #require(outcome(sample.name, ImageSource(bytes: sample.bytes)))
        #expect(whole != .refused(.unreadableImage))
        for part in 0..<16 {
            let name = "\(sample.name), \(part)/16"
            let bytes = Array(sample.bytes[..<(sample.bytes.count * part / 16)])
            let outcome = outcome(name, ImageSource(bytes: bytes))
            // What is lost may be a later frame or the padding at the end; what is left may be no more than a signature.
            #expect(
                outcome == .refused(.unreadableImage) || part > 2 && outcome == whole
                    || part < 3 && outcome == .refused(.unsupportedFormat), "\(name)")
        }
    }

    @Test(arguments: samples) func bitFlipped(sample: HostileFile) {
        var random = SplitMix(state: 42)
        for round in 0..<32 {
            var bytes = sample.bytes
            // Half of the rounds aim at the header, where a bit does most harm.
            let end = round % 2 == 0 ? bytes.count : min(bytes.count, 200)
            for _ in 0..<(1 + round / 8) {
                bytes[Int.random(in: 0..<end, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            }
            let first = outcome("\(sample.name), round \(round)", ImageSource(bytes: bytes))
            let second = outcome("\(sample.name), round \(round) again", ImageSource(bytes: bytes))
            #expect(first == second, "\(sample.name), round \(round)")
        }
    }

    @Test(arguments: LyingHeaders.formats) func lyingHeader(format: String) throws {
        let sides = [(60_000, 60_000), (9_000, 9_000), (16_000, 2), (2, 16_000), (49, 32), (0, 5), (65_535, 65_535)]
        for (width, height) in sides {
            let name = "\(format), \(width) × \(height)"
            let bytes = try LyingHeaders.file(format, width: width, height: height)
            let outcome = outcome(name, ImageSource(bytes: bytes))
            switch outcome {
            case .refused(.imageTooLarge): #expect(width * height > 100_000_000, "\(name)")
            case .refused(.unreadableImage): break
            // These fill up what is missing, or take a picture that is smaller than the box that describes it.
            case .picture: #expect(["jpeg", "jpeg2000", "heic", "avif"].contains(format), "\(name)")
            default: Issue.record("\(name): \(String(describing: outcome))")
            }
        }
    }

    @Test func hugePNGMadeSmall() throws {
        let small = try ImageDecoder.decode(
            ImageSource(bytes: LyingHeaders.blackPNG(width: 999, height: 777, bitsPerPixel: 1)))
        #expect(small.size == PixelSize(width: 999, height: 777))
        #expect(small.bytes.allSatisfy { $0 == 0 })
        let huge = LyingHeaders.blackPNG(width: 60_000, height: 60_000, bitsPerPixel: 1)
        #expect(huge.count < 3_000_000)
        #expect(outcome("60000 × 60000", ImageSource(bytes: huge)) == .refused(.imageTooLarge))
    }

    @Test func directoriesInACircle() {
        var tiff = SampleMetadata.tiff(isBigEndian: true)
        tiff.replaceSubrange(130..<134, with: [0, 0, 0, 8])
        #expect(outcome("circle", ImageSource(bytes: tiff)) == .picture(SamplePicture.corners))
        #expect(throws: ImageAnalysisError.self) { try ImageDecoder.decode(ImageSource(bytes: tiff), page: Int.max) }
    }

    @Test func noImagesAtAll() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let empty = folder.appendingPathComponent("empty.jpg")
        let text = folder.appendingPathComponent("text.jpg")
        let locked = folder.appendingPathComponent("locked.png")
        try Data().write(to: empty)
        try Data("Not a picture at all, only words.".utf8).write(to: text)
        try Data(SamplePicture.encoded(.png)).write(to: locked)
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked.path)
        #expect(outcome("directory", ImageSource(url: folder)) == .refused(.unreadableImage))
        #expect(outcome("empty", ImageSource(url: empty)) == .refused(.unreadableImage))
        #expect(outcome("text", ImageSource(url: text)) == .refused(.unsupportedFormat))
        // Permissions do not bind the superuser.
        let isBound = geteuid() != 0
        #expect(
            outcome("locked", ImageSource(url: locked))
                == (isBound ? .refused(.unreadableImage) : .picture(SamplePicture.corners)))
        #expect(outcome("endless", ImageSource(path: "/dev/zero")) == .refused(.imageTooLarge))
    }
}

/// A generator with a fixed seed, so that every run damages the same bits.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}

/// The resident memory of this process in bytes.
enum ProcessMemory {
    /// Sets the peak back to what is resident now, and gives it.
    static func startPeak() -> Int {
        try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
        return peak()
    }

    static func peak() -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
        return line.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 } ?? 0
    }
}
