internal import DocumentModel
package import Imaging

/// An image that fills a page.
package struct PageImage: Sendable {
    let stored: StoredImage
    /// How the stored pixels are to be turned.
    let orientation: ImageOrientation
    /// Of the stored pixels.
    let resolution: ImageResolution

    /// Takes an image as it is stored where PDF can hold that, else its pixels without loss.
    ///
    /// - Parameters:
    ///   - encoded: The encoded image; nil where pixels alone were given.
    ///   - page: The page of a TIFF, counted from 1.
    ///   - orientation: How the stored pixels are turned; nil takes what the image says.
    ///   - picture: The upright pixels.
    ///   - isArchival: Whether only what PDF/A allows is taken as it is.
    /// - Throws: `ImageAnalysisError` where there is not enough memory.
    package init(
        encoded: [UInt8]?, page: Int = 1, orientation: ImageOrientation? = nil, picture: Picture,
        isArchival: Bool = false
    ) throws {
        let kept = encoded.flatMap { StoredImage(of: $0, page: page) }
        let isAllowed = kept.map { !isArchival || !($0.hasInks || $0.coding == .jpeg2000) } ?? false
        let stored: StoredImage
        if let kept, isAllowed {
            stored = kept
            self.orientation = orientation ?? kept.orientation
        } else {
            stored = try StoredImage(picture)
            self.orientation = .up
        }
        self.stored = stored
        resolution =
            encoded.flatMap { ImageResolution(of: $0, page: page, size: stored.size) }
            ?? ImageResolution(guessedFor: stored.size)
    }

    /// The page's extent in points.
    var pageSize: (width: Double, height: Double) {
        let (width, height) = (
            Double(stored.size.width) / resolution.horizontal * 72,
            Double(stored.size.height) / resolution.vertical * 72
        )
        return orientation.swapsAxes ? (height, width) : (width, height)
    }

    /// Where pixels of the upright picture are on the page, in its user space.
    var map: AffineTransform {
        let (width, height) = pageSize
        let (columns, rows) =
            orientation.swapsAxes ? (stored.size.height, stored.size.width) : (stored.size.width, stored.size.height)
        return AffineTransform(a: width / Double(columns), d: -height / Double(rows), ty: height)
    }

    /// Where the unit square that the stored image is drawn in goes: its foot is the last row.
    var drawing: AffineTransform {
        let (w, h) = pageSize
        return switch orientation {
        case .up: AffineTransform(a: w, d: h)
        case .upMirrored: AffineTransform(a: -w, d: h, tx: w)
        case .down: AffineTransform(a: -w, d: -h, tx: w, ty: h)
        case .downMirrored: AffineTransform(a: w, d: -h, ty: h)
        case .leftMirrored: AffineTransform(a: 0, b: -h, c: -w, d: 0, tx: w, ty: h)
        case .right: AffineTransform(a: 0, b: -h, c: w, d: 0, ty: h)
        case .rightMirrored: AffineTransform(a: 0, b: h, c: w, d: 0)
        case .left: AffineTransform(a: 0, b: h, c: -w, d: 0, tx: w)
        }
    }
}
