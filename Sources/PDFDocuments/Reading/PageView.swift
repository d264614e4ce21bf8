internal import CPDFium
internal import DocumentModel
internal import Imaging

/// What is seen of a page, and at which resolution it is drawn.
struct PageView {
    /// The extent of what is seen, upright, in points.
    let width: Double
    let height: Double
    private let view: pdfium_view

    init(_ view: pdfium_view) {
        self.view = view
        let (w, h) = (Double(view.right) - Double(view.left), Double(view.top) - Double(view.bottom))
        (width, height) = view.quarter_turns % 2 == 0 ? (w, h) : (h, w)
    }

    /// Columns and rows of a picture of the page.
    ///
    /// - Parameters:
    ///   - dots: Pixels to the inch of the images on it; nil where there are none.
    ///   - limits: How many pixels there may be; a large page is drawn at a lower resolution.
    /// - Returns: At least one of each.
    /// - Throws: `ImageAnalysisError` where the page is so long and narrow that nothing could be seen.
    func size(dots: Double?, limits: ImageLimits) throws -> PixelSize {
        // Letters of drawings need some pixels, and more than 600 to the inch show nothing more.
        let wanted = min(max(dots ?? 200, 150), 600) / 72
        let most = (Double(max(limits.pixels, 1)) / (width * height)).squareRoot()
        let scale = min(wanted, most * 0.999)
        let (columns, rows) = ((width * scale).rounded(), (height * scale).rounded())
        guard columns >= 1, rows >= 1, columns <= 60_000, rows <= 60_000 else {
            throw ImageAnalysisError(
                .imageTooLarge,
                "The page of the PDF document measures \(PDFNumber.text(width)) × \(PDFNumber.text(height)) points: "
                    + "nothing that long and narrow is read.")
        }
        return PixelSize(width: Int(columns), height: Int(rows))
    }

    /// From the page's user space to points of what is seen, origin top left, y down.
    private var upright: AffineTransform {
        let (left, bottom, right, top) = (Double(view.left), Double(view.bottom), Double(view.right), Double(view.top))
        return switch view.quarter_turns {
        case 1: AffineTransform(a: 0, b: 1, c: 1, d: 0, tx: -bottom, ty: -left)
        case 2: AffineTransform(a: -1, d: 1, tx: right, ty: -bottom)
        case 3: AffineTransform(a: 0, b: -1, c: -1, d: 0, tx: top, ty: right)
        default: AffineTransform(a: 1, d: -1, tx: -left, ty: top)
        }
    }

    /// From the page's user space to pixels of a picture of it.
    func map(to size: PixelSize) -> AffineTransform {
        upright.then(.scale(x: Double(size.width) / width, y: Double(size.height) / height))
    }
}

extension AffineTransform {
    /// The map back; nil where it makes a line of the plane.
    var inverse: AffineTransform? {
        let determinant = a * d - b * c
        guard determinant.magnitude > 1e-12, determinant.isFinite else { return nil }
        let (ia, ib, ic, id) = (d / determinant, -b / determinant, -c / determinant, a / determinant)
        return AffineTransform(a: ia, b: ib, c: ic, d: id, tx: -(ia * tx + ic * ty), ty: -(ib * tx + id * ty))
    }
}
