/// A language that an engine can read on this system.
package struct InstalledLanguage: Hashable, Sendable, Codable {
    /// BCP-47 tag.
    package let tag: String
    /// The engine's name.
    package let engine: String
    /// The engine's own name for the language.
    package let code: String
}
