extension Unicode.Scalar {
    /// Whether the scalar belongs to a script that puts no spaces between words: Han, kana and their punctuation.
    package var isWrittenWithoutSpaces: Bool {
        switch value {
        case 0x2E80...0x312F, 0x31A0...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60,
            0x20000...0x3FFFF:
            true
        default: false
        }
    }

    /// Whether the scalar is Hebrew, Arabic or of a script related to them.
    package var isRightToLeft: Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
