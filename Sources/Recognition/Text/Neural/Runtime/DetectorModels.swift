internal import CAllocator

/// The networks that find text, loaded once for all workers.
struct DetectorModels: Sendable {
    /// Marks the pixels of text.
    let detector: CompiledModel
    /// Tells whether there is text at all; nil where that is missing.
    let glance: CompiledModel?

    /// What finds the places of text.
    var textDetector: TextDetector<CompiledModel> { TextDetector(network: detector, glance: glance) }

    /// Gives the memory back that computations keep for the next one, which takes it again: 137 MB for a picture of 1280 × 960, and
    /// some of its time.
    func giveBackMemory() {
        glance?.giveBackMemory()
        detector.giveBackMemory()
        // What was smaller, the allocator has kept.
        allocator_give_back()
    }
}
