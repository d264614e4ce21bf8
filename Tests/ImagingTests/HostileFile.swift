import Foundation
import Testing

/// A file that broke something once, or one to break.
struct HostileFile: CustomTestStringConvertible, Sendable {
    let name: String
    let bytes: [UInt8]
    var testDescription: String { name }

    /// The files of a fuzzing target's corpus; none where the folder is missing.
    static func all(of target: String) -> [HostileFile] {
        let folder = URL(filePath: #filePath).appending(path: "../../../../Fuzzing/Corpus/\(target)")
            .standardizedFileURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { name in
            HostileFile(
                name: name, bytes: (try? Data(contentsOf: folder.appending(path: name))).map { [UInt8]($0) } ?? [])
        }
    }

    /// A copy with bits flipped, bytes lost, repeated or overwritten at some places.
    func damaged(_ random: inout some RandomNumberGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<[1, 1, 2, 4, 8][Int.random(in: 0..<5, using: &random)] where bytes.count > 20 {
            // Half of the places are in the header, where damage does most.
            let end = Bool.random(using: &random) ? bytes.count : min(bytes.count, 300)
            let place = Int.random(in: 0..<end, using: &random)
            let stretch = place..<min(bytes.count, place + Int.random(in: 1...64, using: &random))
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1, 2: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 3: bytes.removeSubrange(stretch)
            case 4: bytes.insert(contentsOf: bytes[stretch], at: place)
            default:
                bytes.replaceSubrange(
                    stretch, with: repeatElement(.random(in: 0...255, using: &random), count: stretch.count))
            }
        }
        return bytes
    }
}
