import CTesseract

extension PixHandle {
    /// Decodes a picture in one of Leptonica's formats; nil where it is damaged.
    init?(encoded bytes: [UInt8]) {
        LeptonicaMessages.off
        self.init(bytes.withUnsafeBufferPointer { pixReadMem($0.baseAddress, $0.count) })
    }

    /// Decodes a page of a TIFF, counted from 1; nil where it is damaged.
    init?(tiff bytes: [UInt8], page: Int) {
        LeptonicaMessages.off
        let index = Int32(clamping: page - 1)
        self.init(bytes.withUnsafeBufferPointer { pixReadMemTiff($0.baseAddress, $0.count, index) })
    }
}

/// What Leptonica writes to standard error unless told not to.
enum LeptonicaMessages {
    static let off: Void = {
        setMsgSeverity(Int32(L_SEVERITY_NONE))
        // Some messages do not ask for the severity.
        leptSetStderrHandler { _ in }
    }()
}
