import Foundation
import LiveText

/// Pictures of the repository's own sample set.
enum Samples {
    static let card = source("card-business.jpg")
    static let letter = source("letter.jpg")
    static let label = source("label-shipping.png")

    private static func source(_ name: String) -> ImageSource {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../SampleImages")
        return ImageSource(path: folder.appending(path: name).standardizedFileURL.path)
    }
}
