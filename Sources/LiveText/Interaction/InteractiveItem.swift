public import DataDetection
public import DocumentModel

/// Something in an image that can be acted on.
public enum InteractiveItem: Hashable, Sendable {
    /// A phone number, a link, a date … in the text.
    case data(DetectedData)
    /// A QR code or a barcode.
    case code(Code)

    /// What one can do with it, the likeliest first; the app decides whether and how a URL is opened.
    public var actions: [DataAction] {
        switch self {
        case .data(let data): data.match.actions
        case .code(let code): code.content.actions
        }
    }

    /// Where it stands, in pixels of the upright image: one quad a line of text.
    public var quads: [Quad] {
        switch self {
        case .data(let data): data.quads
        case .code(let code): [code.quad]
        }
    }
}

extension ImageAnalysis {
    /// Data in the order of the transcript, then codes.
    var interactiveItems: [InteractiveItem] {
        data.map(InteractiveItem.data) + codes.map(InteractiveItem.code)
    }
}
