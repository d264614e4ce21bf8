internal import Foundation
internal import GRDB
internal import LiveMessages

/// A participant as the others get them.
struct ParticipantRecord: Hashable, Sendable, Encodable {
    var id: String
    var name: String?
    var role: String
    var joined: String
    var hasLeft: Bool

    init(_ row: Row) {
        id = row["id"]
        name = row["name"]
        role = row["role"]
        joined = Date(timeIntervalSince1970: row["joined"]).isoMoment
        // Who has left has no token.
        hasLeft = row["token"] == nil
    }
}
