/// Placeholder: replaced by the data detection module.
public struct DataMatch: Hashable, Sendable {}
