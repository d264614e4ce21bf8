internal import Foundation

/// Bodies in JSON.
enum JSONBody {
    static func decoded<Value: Decodable>(_ type: Value.Type, from body: some Collection<UInt8>) throws -> Value {
        try JSONDecoder().decode(type, from: Data(body))
    }
}
