public import Foundation
internal import RichText

/// The data of a message as a URL: an app puts into the query what it needs to draw the message.
public struct MessageURL: Hashable, Sendable, CustomStringConvertible {
    /// As it was given.
    public let description: String

    /// The most UTF-16 code units.
    public static let longest = 5000

    /// Checks a URL: `https:`, `http:`, or a query alone ("?a=b").
    ///
    /// - Throws: ``MessageError/Code/invalidMessage`` where it is too long, has another scheme, or holds what a browser would
    ///   read in another way than it is written.
    public init(_ text: String) throws(MessageError) {
        guard text.utf16.count <= Self.longest else {
            throw MessageError(.invalidMessage, "A message's URL has at most \(Self.longest) characters.")
        }
        guard text.hasPrefix("?") ? HarmlessLink("https:" + text) != nil : HarmlessLink(text)?.isWeb == true else {
            throw MessageError(
                .invalidMessage, "A message's URL begins with https:, http: or a question mark, and has no spaces.")
        }
        description = text
    }

    /// The query's items in their order, as `URLComponents` reads them.
    public var queryItems: [URLQueryItem] { URLComponents(string: description)?.queryItems ?? [] }
}
