import CTesseract

/// What Leptonica writes to standard error unless told not to.
enum LeptonicaMessages {
    static let off: Void = {
        setMsgSeverity(Int32(L_SEVERITY_NONE))
        // Some messages do not ask for the severity.
        leptSetStderrHandler { _ in }
    }()
}
