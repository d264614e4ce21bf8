import CTesseract

extension PixHandle {
    /// Decodes a picture in one of Leptonica's formats; nil where it is damaged.
    init?(encoded bytes: [UInt8]) {
        LeptonicaMessages.off
        self.init(bytes.withUnsafeBufferPointer { pixReadMem($0.baseAddress, $0.count) })
    }
}

/// Leptonica writes to standard error unless told not to.
enum LeptonicaMessages {
    static let off: Void = { _ = setMsgSeverity(Int32(L_SEVERITY_NONE)) }()
}
