internal import Foundation

/// What a client of Google's Cloud Vision sends to `images:annotate`: a batch of images and what it wants to know of each.
package struct GoogleVisionRequest: Sendable, Decodable {
    /// As many images as Google takes in one request.
    package static let imageLimit = 16

    /// Far more objects, arrays and commas than this many images take.
    private static let valueLimit = 10_000

    package var requests: [GoogleVisionImageRequest]

    private enum CodingKeys: CodingKey {
        case requests
    }

    package init(from decoder: any Decoder) throws {
        requests =
            try decoder.container(keyedBy: CodingKeys.self)
            .decodeIfPresent([GoogleVisionImageRequest].self, forKey: .requests) ?? []
    }

    /// Reads the body of a request: JSON, its keys in camel or snake case, as protocol buffers allow.
    package init(body: [UInt8]) throws(GoogleVisionError) {
        guard !JSONShape.exceeds(Self.valueLimit, in: body) else { throw Self.tooMany }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        do {
            self = try decoder.decode(GoogleVisionRequest.self, from: Data(body))
        } catch let error as DecodingError {
            throw .invalidArgument("Invalid JSON payload received: \(error.place)")
        } catch {
            throw .invalidArgument("Invalid JSON payload received.")
        }
        guard requests.count <= Self.imageLimit else { throw Self.tooMany }
    }

    private static var tooMany: GoogleVisionError {
        .invalidArgument("Too many images: a request may hold \(imageLimit).")
    }
}

extension DecodingError {
    /// Where in the object the fault is, without what stands there: answers repeat no content.
    fileprivate var place: String {
        let (path, fault): ([any CodingKey], String) =
            switch self {
            case .keyNotFound(let key, let context): (context.codingPath + [key], "is missing.")
            case .typeMismatch(_, let context): (context.codingPath, "has the wrong type.")
            case .valueNotFound(_, let context): (context.codingPath, "is null.")
            case .dataCorrupted(let context): (context.codingPath, "cannot be read.")
            @unknown default: ([], "cannot be read.")
            }
        let keys = path.map { $0.intValue.map { "[\($0)]" } ?? "." + $0.stringValue }.joined()
        return (keys.isEmpty ? "the body" : String(keys.drop { $0 == "." })) + " " + fault
    }
}
