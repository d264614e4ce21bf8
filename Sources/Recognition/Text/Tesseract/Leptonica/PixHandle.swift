import CTesseract

/// Owns a Leptonica picture and frees it.
struct PixHandle: ~Copyable {
    /// Valid while the handle lives; whoever stores it makes a `pixClone` of it.
    let pointer: UnsafeMutablePointer<Pix>

    /// Takes over a picture that a Leptonica function returned; nil where it returned none.
    init?(_ pointer: UnsafeMutablePointer<Pix>?) {
        guard let pointer else { return nil }
        // Before any function is given the picture.
        LeptonicaMessages.off
        self.pointer = pointer
    }

    deinit {
        var pointer: UnsafeMutablePointer<Pix>? = self.pointer
        pixDestroy(&pointer)
    }

    /// Columns.
    var width: Int { Int(pixGetWidth(pointer)) }
    /// Rows.
    var height: Int { Int(pixGetHeight(pointer)) }
    /// Bits a pixel: 1, 2, 4, 8, 16, 24 or 32.
    var depth: Int { Int(pixGetDepth(pointer)) }
    /// Bytes from one row to the next: whole words of four.
    var rowStride: Int { Int(pixGetWpl(pointer)) * 4 }
    /// The first row; pixels fill words from the most significant bits on, words are in the byte order of the machine.
    var words: UnsafeMutablePointer<UInt32>? { pixGetData(pointer) }
}
