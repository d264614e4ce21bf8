import CAllocator
import DocumentModel
import Foundation
import Testing

@testable import Imaging

/// No picture shows memory that its decoder never wrote: it could hold another client's picture.
///
/// Each file is decoded twice, with allocations filled with other bytes in between. What differs was never written.
@Suite(.serialized) struct DecodedTwiceTests {
    @Test(arguments: HostileFile.all(of: "FuzzImage")) func knownFiles(file: HostileFile) {
        expectAgreement(file.bytes, file.name)
    }

    /// libjpeg warns of a stray byte, then finds no quantisation tables: not a row is written.
    @Test func jpegThatEndsAfterAWarning() throws {
        var jpeg: [UInt8] = [0xFF, 0xD8]
        let whole = SamplePicture.encoded(.jpeg, scale: 8)
        for segment in JPEGSegments(ByteReader(bytes: whole, isBigEndian: true)) where segment.marker != 0xDB {
            jpeg += whole[segment.start - 4..<segment.end]
        }
        let scan = try #require(whole.indices.first { whole[$0...].starts(with: [0xFF, 0xDA]) })
        jpeg += [0] + whole[scan...]
        expectAgreement(jpeg, "JPEG without tables")
        #expect(throws: ImageAnalysisError.self) { try ImageDecoder.decode(ImageSource(bytes: jpeg)) }
    }

    private static let samples: [HostileFile] =
        SamplePicture.Format.allCases.map { HostileFile(name: $0.rawValue, bytes: SamplePicture.encoded($0, scale: 3)) }
        + [
            "picture.heic", "exif.heic", "picture.avif", "cmyk.jpg", "interlaced.png", "transparent16.png",
            "animated.gif",
        ]
        .map { HostileFile(name: $0, bytes: (try? SamplePicture.fixture($0)) ?? []) }

    @Test(arguments: samples) func damagedFiles(sample: HostileFile) {
        var random = SplitMix(state: 7)
        for round in 0..<150 {
            expectAgreement(sample.damaged(&random), "\(sample.name), round \(round)")
        }
    }

    private func expectAgreement(_ bytes: [UInt8], _ name: String) {
        let outcomes = [17, 201].map { (byte: UInt8) in
            allocator_fill_always(byte)
            return decoded(bytes)
        }
        allocator_fill_always(0xFF)
        #expect(outcomes[0] == outcomes[1], "\(name)")
    }

    private enum Outcome: Equatable {
        case picture(Picture)
        case refused(ImageAnalysisError.Code)
    }

    private func decoded(_ bytes: [UInt8]) -> Outcome? {
        do {
            return .picture(try ImageDecoder.decode(ImageSource(bytes: bytes), limits: ImageLimits(pixels: 1_000_000)))
        } catch {
            return (error as? ImageAnalysisError).map { .refused($0.code) }
        }
    }
}
