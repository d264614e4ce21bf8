internal import Imaging
import CTesseract
import DocumentModel
import Glibc

/// A picture in the pose in which it is read, and the way back from there.
struct PosedPicture: Sendable {
    /// The pixels, in colour where the image has it: Tesseract tells text from its ground in each channel.
    let bitmap: Picture
    /// From these pixels to those of the image.
    let toImage: AffineTransform

    /// The image as it is.
    init(_ bitmap: Picture) {
        self.init(bitmap: bitmap, toImage: AffineTransform())
    }

    /// A picture's brightness alone.
    init(gray image: PosedPicture) {
        self.init(bitmap: image.bitmap.gray(), toImage: image.toImage)
    }

    private init(bitmap: Picture, toImage: AffineTransform) {
        self.bitmap = bitmap
        self.toImage = toImage
    }

    /// The picture after quarter turns clockwise.
    func turned(quarterTurns: Int) -> PosedPicture {
        let (width, height) = (Double(bitmap.width), Double(bitmap.height))
        let back =
            switch quarterTurns & 3 {
            case 1: AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: height)
            case 2: AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
            case 3: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: width, ty: 0)
            default: AffineTransform()
            }
        return PosedPicture(bitmap: bitmap.rotated(quarterTurns: quarterTurns), toImage: back.then(toImage))
    }

    /// The picture turned clockwise by an angle in radians, its corners kept; itself where memory does not suffice.
    func turned(by angle: Double) -> PosedPicture {
        guard let pix = PixHandle(colour: bitmap), let turned = PixHandle(turning: pix, by: angle)?.bitmap() else {
            return self
        }
        let (sine, cosine) = (sin(angle), cos(angle))
        let back = AffineTransform.translation(x: -Double(turned.width) / 2, y: -Double(turned.height) / 2)
            .then(AffineTransform(a: cosine, b: -sine, c: sine, d: cosine))
            .then(.translation(x: Double(bitmap.width) / 2, y: Double(bitmap.height) / 2))
        return PosedPicture(bitmap: turned, toImage: back.then(toImage))
    }

    /// The picture stretched by a factor; itself where memory does not suffice.
    func scaled(by factor: Double) -> PosedPicture {
        guard let pix = PixHandle(colour: bitmap),
            let scaled = PixHandle(pixScale(pix.pointer, Float(factor), Float(factor)))?.bitmap()
        else { return self }
        let back = AffineTransform.scale(
            x: Double(bitmap.width) / Double(scaled.width), y: Double(bitmap.height) / Double(scaled.height))
        return PosedPicture(bitmap: scaled, toImage: back.then(toImage))
    }
}
