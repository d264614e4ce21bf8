internal import Foundation
internal import Recognition

extension SVGDrawing {
    /// Draws over the image itself, which becomes part of the document.
    package init(of image: AnalyzedImage) throws {
        let jpeg = Data(try ImageEncoder.jpeg(image.bitmap)).base64EncodedString()
        self.init(of: image.analysis, imageURL: "data:image/jpeg;base64," + jpeg)
    }
}
