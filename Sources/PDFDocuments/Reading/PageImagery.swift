internal import CPDFium
internal import DocumentModel

/// The images on a page, and how much is drawn besides.
struct PageImagery {
    /// Where images lie in the page's user space, with their own extent.
    let images: [(quad: Quad, size: PixelSize)]
    /// How many segments the drawn paths have.
    let segments: UInt64

    init(of page: OpaquePointer) {
        // A page of more images is made of strips or tiles: the first ones tell its resolution.
        var found = [pdfium_image](repeating: pdfium_image(), count: 1024)
        var segments: UInt64 = 0
        let count = Int(pdfium_images(page, &found, Int32(found.count), &segments))
        self.segments = segments
        images = found.prefix(count).map { image in
            let map = AffineTransform(a: image.a, b: image.b, c: image.c, d: image.d, tx: image.tx, ty: image.ty)
            // The unit square's upper edge is the image's first row.
            let square = Quad(
                topLeft: Point(x: 0, y: 1), topRight: Point(x: 1, y: 1), bottomRight: Point(x: 1, y: 0),
                bottomLeft: Point(x: 0, y: 0))
            return (map(square), PixelSize(width: Int(image.width), height: Int(image.height)))
        }
    }

    /// Pixels to the inch of the images, the larger ones counting more; nil where there are none of a size that could hold
    /// text.
    var resolution: Double? {
        var (weighted, area) = (0.0, 0.0)
        for image in images {
            let (width, height) = (image.quad.width, image.quad.height)
            guard width > 8, height > 8, width * height < 1e10 else { continue }
            let dots = 72 * max(Double(image.size.width) / width, Double(image.size.height) / height)
            weighted += dots * width * height
            area += width * height
        }
        return area > 0 ? weighted / area : nil
    }

    /// Whether there is an image that could hold text or a code.
    var hasReadableImages: Bool { !readable.isEmpty }

    private var readable: [Quad] {
        images.filter { $0.size.width >= 16 && $0.size.height >= 16 && $0.quad.width > 8 && $0.quad.height > 8 }
            .map(\.quad)
    }

    /// Whether there is an image that could hold text and has no lines on it that are not seen.
    func hasImages(without lines: [TextLine]) -> Bool {
        readable.contains { image in !lines.contains { image.boundingBox.contains($0.quad.center) } }
    }

    /// Whether paths could be a code or letters: the bars of the shortest code have this many segments.
    var hasDrawings: Bool { segments >= 80 }
}
