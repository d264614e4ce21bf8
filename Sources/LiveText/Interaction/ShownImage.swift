/// An image that an interaction shows, so that a result that comes late can be told from one that is awaited.
public struct ShownImage: Hashable, Sendable {
    let number: Int
}
