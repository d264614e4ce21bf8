public import DocumentModel
public import Foundation

/// A line of text or a code, in the shape of VisionKit's data scanner.
public enum RecognizedItem: Hashable, Sendable, Identifiable {
    /// A line of text.
    case text(Text)
    /// A QR code or a barcode.
    case barcode(Barcode)

    /// A line of text.
    public struct Text: Hashable, Sendable, Identifiable {
        /// The same for the same line of the same analysis, also after it was written and read.
        public let id: UUID
        /// The corners, in pixels of the upright image.
        public let bounds: Bounds
        /// The text.
        public let transcript: String
        /// The data that begins or goes on in the line.
        public let data: [DetectedData]
    }

    /// A QR code or a barcode.
    public struct Barcode: Hashable, Sendable, Identifiable {
        /// The same for the same code of the same analysis, also after it was written and read.
        public let id: UUID
        /// The corners, in pixels of the upright image.
        public let bounds: Bounds
        /// What was read.
        public let code: Code

        /// The content as text; nil where the bytes are not text.
        public var payloadStringValue: String? { code.payload }
    }

    /// Corners clockwise from the content's own top left.
    public struct Bounds: Hashable, Sendable {
        /// Above the beginning.
        public let topLeft: CGPoint
        /// Above the end.
        public let topRight: CGPoint
        /// Below the end.
        public let bottomRight: CGPoint
        /// Below the beginning.
        public let bottomLeft: CGPoint

        init(_ quad: Quad) {
            topLeft = CGPoint(x: quad.topLeft.x, y: quad.topLeft.y)
            topRight = CGPoint(x: quad.topRight.x, y: quad.topRight.y)
            bottomRight = CGPoint(x: quad.bottomRight.x, y: quad.bottomRight.y)
            bottomLeft = CGPoint(x: quad.bottomLeft.x, y: quad.bottomLeft.y)
        }
    }

    /// What tells the item from all others.
    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let barcode): barcode.id
        }
    }

    /// The corners, in pixels of the upright image.
    public var bounds: Bounds {
        switch self {
        case .text(let text): text.bounds
        case .barcode(let barcode): barcode.bounds
        }
    }
}
