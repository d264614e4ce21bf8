import Foundation
import Testing

@testable import Recognition

/// The networks where a user's program finds them.
enum InstalledModels {
    static let areThere = ConditionTrait.enabled(if: NeuralData.folder != nil, "the networks are not installed")

    static func path(_ name: String) throws -> String { try #require(NeuralData.folder) + "/" + name }
}
