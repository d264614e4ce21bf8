internal import Foundation
internal import LiveText

/// What answers follow from beside the request: another version of the program, or other networks, may answer differently.
enum ProgramIdentity {
    /// A digest of this program's file, and of the names, sizes and times of what it reads with. Takes a fraction of a second.
    @Sendable static func digest() -> Digest {
        let program = (try? Data(contentsOf: URL(filePath: "/proc/self/exe"), options: .alwaysMapped)) ?? Data()
        let files = ImageAnalyzer.dataFolders.flatMap(files(in:))
        return Digest(ofParts: [[UInt8](Digest(of: program).hex.utf8)] + files.map { [UInt8]($0.utf8) })
    }

    private static func files(in folder: String) -> [String] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return paths.sorted().map { path in
            let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(path)")
            let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            return "\(path) \(attributes?[.size] ?? 0) \(time)"
        }
    }
}
