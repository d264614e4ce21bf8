internal import Foundation

/// What the outputs of the recogniser stand for: nothing at 0, then a character each, the space last.
struct Alphabet: Sendable {
    /// The characters by output; the first, which stands for nothing, is empty.
    let characters: [String]

    /// Reads the alphabet from the metadata of a network.
    ///
    /// - Parameter file: An ONNX file with the metadata key `character`, one character a line.
    /// - Throws: `.engineUnavailable` where the file is damaged or has none.
    init(file: String) throws {
        guard let data = try? Data(contentsOf: URL(filePath: file), options: .alwaysMapped),
            let lines = ONNXMetadata.value(of: "character", in: data)
        else {
            throw ImageAnalysisError(
                .engineUnavailable, "The network \(file) names no alphabet: fetch it again with Models/fetch.sh.")
        }
        characters = [""] + lines.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) + [" "]
    }
}
