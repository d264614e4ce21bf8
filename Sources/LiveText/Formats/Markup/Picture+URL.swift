internal import Foundation
internal import Imaging

extension Picture {
    /// The picture as a `data:` URL, to be part of a document.
    var jpegURL: String {
        get throws { "data:image/jpeg;base64," + Data(try ImageEncoder.jpeg(self)).base64EncodedString() }
    }
}
