internal import Imaging
import CZXing
internal import DocumentModel

/// Reads pictures by zxing-cpp, which keeps nothing between them.
struct ZXingReader {
    private let formats: [UInt32]
    private let barFormats: [UInt32]

    /// Nil without the library, and where it reads none of the kinds.
    init?(_ wanted: Set<Symbology>) {
        formats = Symbology.zxingFormats(of: wanted)
        barFormats = Symbology.zxingFormats(of: wanted.filter(\.isLinear))
        guard !formats.isEmpty, ZXingLibrary.isAvailable else { return nil }
    }

    /// The codes in a picture, with pixels of that picture; none where the library gives up on it, which it does on
    /// pictures of more than 65,535 pixels a side. Where `returnsUnread` is set, also those that were found but could not
    /// be read.
    func symbols(
        in plane: Picture, triesInverted: Bool, returnsUnread: Bool = false, leastLines: Int = 2
    ) -> [ZXingSymbol] {
        symbols(
            in: plane, formats, triesInverted: triesInverted, triesRotated: true, returnsUnread: returnsUnread,
            leastLines: leastLines)
    }

    /// The barcodes in a picture whose bars stand upright.
    func upright(in plane: Picture) -> [ZXingSymbol] {
        guard !barFormats.isEmpty else { return [] }
        return symbols(
            in: plane, barFormats, triesInverted: false, triesRotated: false, returnsUnread: false, leastLines: 2)
    }

    private func symbols(
        in plane: Picture, _ formats: [UInt32], triesInverted: Bool, triesRotated: Bool, returnsUnread: Bool,
        leastLines: Int
    ) -> [ZXingSymbol] {
        formats.withUnsafeBufferPointer { formats in
            var request = zxing_request(
                formats: formats.baseAddress, format_count: formats.count, tries_inverted: triesInverted ? 1 : 0,
                tries_rotated: triesRotated ? 1 : 0, returns_unread: returnsUnread ? 1 : 0,
                least_lines: Int32(leastLines))
            let symbols = plane.bytes.withUnsafeBufferPointer { bytes in
                zxing_read(bytes.baseAddress, Int32(clamping: plane.width), Int32(clamping: plane.height), &request)
            }
            guard let symbols else { return [] }
            defer { zxing_symbols_free(symbols) }
            return (0..<zxing_symbols_count(symbols)).compactMap { index in
                zxing_symbols_at(symbols, index).flatMap { ZXingSymbol($0.pointee) }
            }
        }
    }
}
