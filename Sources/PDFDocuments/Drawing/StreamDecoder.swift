internal import CQPDF
internal import Foundation
internal import Imaging

/// Decodes streams of contents as PDFium does, up to a number of bytes: a thousandth of them may stand in the file.
struct StreamDecoder {
    let file: OpaquePointer

    /// The data of a stream, as far as they can be decoded, and how many bytes they take in the file.
    ///
    /// - Throws: `StreamTooLong` where there are more bytes at any step.
    func data(of stream: qpdf_ref, limit: Int) throws(StreamTooLong) -> (bytes: [UInt8], storedCount: Int) {
        var count = 0
        guard let stored = qpdf_ref_stored_data(file, stream, &count) else { return ([], 0) }
        defer { free(stored) }
        var bytes = [UInt8](UnsafeBufferPointer(start: stored, count: count))
        let entries = qpdf_ref_entries(file, stream)
        let filters = list(qpdf_ref_value(file, entries, "/Filter"))
        let parameters = list(qpdf_ref_value(file, entries, "/DecodeParms"))
        for (index, filter) in filters.enumerated() {
            guard bytes.count <= limit else { throw StreamTooLong() }
            let parameters = index < parameters.count ? parameters[index] : nil
            guard let decoded = try decoded(bytes, filter: filter, parameters, limit: limit) else { break }
            bytes = decoded
        }
        guard bytes.count <= limit else { throw StreamTooLong() }
        return (bytes, count)
    }

    /// An array's items, and anything else by itself.
    private func list(_ object: qpdf_ref) -> [qpdf_ref] {
        if qpdf_ref_is_array(file, object) == 0 { return qpdf_ref_is_null(file, object) == 0 ? [object] : [] }
        return (0..<qpdf_ref_count(file, object)).map { qpdf_ref_item(file, object, $0) }
    }

    /// Nil for a filter of images, whose data PDFium takes as they are.
    private func decoded(
        _ bytes: [UInt8], filter: qpdf_ref, _ parameters: qpdf_ref?, limit: Int
    ) throws(StreamTooLong) -> [UInt8]? {
        func isNamed(_ names: String...) -> Bool { names.contains { qpdf_ref_is_name(file, filter, $0) != 0 } }
        if isNamed("/FlateDecode", "/Fl") {
            return unpredicted(try Inflate.bytes(bytes, limit: limit), parameters)
        }
        if isNamed("/LZWDecode", "/LZW") {
            let isEarly = number("/EarlyChange", of: parameters, otherwise: 1) != 0
            return unpredicted(try LempelZiv.bytes(bytes, isEarly: isEarly, limit: limit), parameters)
        }
        if isNamed("/ASCII85Decode", "/A85") { return TextFilter.base85(bytes) }
        if isNamed("/ASCIIHexDecode", "/AHx") { return TextFilter.hexadecimal(bytes) }
        if isNamed("/RunLengthDecode", "/RL") { return try TextFilter.runs(bytes, limit: limit) }
        return isNamed("/Crypt") ? bytes : nil
    }

    private func number(_ key: String, of parameters: qpdf_ref?, otherwise other: Int) -> Int {
        guard let parameters else { return other }
        return Int(clamping: qpdf_ref_integer(file, qpdf_ref_value(file, parameters, key), Int64(other)))
    }

    private func unpredicted(_ bytes: [UInt8], _ parameters: qpdf_ref?) -> [UInt8] {
        let predictor = number("/Predictor", of: parameters, otherwise: 1)
        guard predictor > 1 else { return bytes }
        func size(_ key: String, _ other: Int) -> Int {
            min(max(number(key, of: parameters, otherwise: other), 1), 1 << 20)
        }
        let bits = size("/Colors", 1) * min(size("/BitsPerComponent", 8), 32)
        let rows = PredictedRows(
            pixelBytes: (bits + 7) / 8, rowBytes: (bits * size("/Columns", 1) + 7) / 8, isTagged: predictor >= 10)
        return rows.restored(bytes)
    }
}

/// More contents than any page has.
struct StreamTooLong: Error {}
