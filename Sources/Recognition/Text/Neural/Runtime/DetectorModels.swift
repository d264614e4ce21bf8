/// The networks that find text, loaded once for all workers.
struct DetectorModels: Sendable {
    /// Marks the pixels of text.
    let detector: CompiledModel
    /// Tells whether there is text at all; nil where that is missing.
    let glance: CompiledModel?
}
