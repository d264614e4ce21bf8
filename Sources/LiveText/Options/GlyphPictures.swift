/// Where JSON has the pictures of glyphs, as the option `glyphs` names it.
package enum GlyphPictures: String, Hashable, Sendable, CaseIterable {
    /// Nowhere: places and identity are all.
    case none
    /// In the JSON.
    case embed
    /// In a folder beside it.
    case folder
}
