internal import Foundation
internal import HTTPTypes

/// An option of a request, from its query or from a form.
struct Field: Hashable, Sendable {
    let name: String
    let value: String

    /// The fields of a query or of a form that is written like one.
    ///
    /// - Throws: ``Problem`` where a percent sign has no two hexadecimal digits after it.
    static func fields(in query: some StringProtocol) throws(Problem) -> [Field] {
        var fields: [Field] = []
        for pair in query.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let decoded = parts.map { String($0.map { $0 == "+" ? " " : $0 }).removingPercentEncoding }
            guard let name = decoded[0], let value = decoded.count > 1 ? decoded[1] : "" else {
                throw Problem(
                    .badRequest, "invalidRequest",
                    "The query has a % without two hexadecimal digits after it: write % itself as %25.")
            }
            fields.append(Field(name: name, value: value))
        }
        return fields
    }
}
