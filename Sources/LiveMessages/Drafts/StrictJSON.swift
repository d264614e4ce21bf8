internal import Foundation

/// Reads what strangers send as JSON: short, flat, and nothing but what is documented.
package enum StrictJSON {
    /// Reads a value.
    ///
    /// - Throws: ``InvalidMessage``, which says what to send instead.
    package static func decode<Value: Decodable>(
        _ type: Value.Type, from bytes: [UInt8]
    ) throws(InvalidMessage) -> Value {
        guard JSONBounds.hold(bytes, bytes: MessageDraft.longest, depth: 8, values: 500) else {
            throw InvalidMessage("The JSON is too long: it has at most 65536 bytes, 8 levels and 500 members.")
        }
        do {
            return try JSONDecoder().decode(type, from: Data(bytes))
        } catch let error as InvalidMessage {
            throw error
        } catch let DecodingError.keyNotFound(key, _) {
            throw InvalidMessage("“\(key.stringValue)” is missing.")
        } catch let DecodingError.typeMismatch(_, context) {
            throw InvalidMessage("“\(path(of: context))” is of another type.")
        } catch let DecodingError.valueNotFound(_, context) {
            throw InvalidMessage("“\(path(of: context))” may not be null.")
        } catch {
            throw InvalidMessage("This is not JSON in UTF-8: send one object.")
        }
    }

    /// Where in the object it is: names that this program knows, since others are refused first.
    private static func path(of context: DecodingError.Context) -> String {
        context.codingPath.isEmpty ? "the body" : context.codingPath.map(\.stringValue).joined(separator: ".")
    }
}
