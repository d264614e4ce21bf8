import LiveText

/// Runs images through one warm analyzer, as many at once as there are cores.
struct ImageBatch {
    let analyzer: ImageAnalyzer
    let configuration: ImageAnalyzer.Configuration
    let orientation: ImageOrientation?

    /// Analyses the images and delivers each as soon as all before it are there.
    func run(
        _ inputs: [ImageInput], render: ImageRenderer, deliver: (Int, RenderedImage) throws -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: (Int, RenderedImage).self) { group in
            var ready: [Int: RenderedImage] = [:]
            var next = 0
            // No more than are worked on: a deadline starts with its image.
            for (index, input) in inputs.enumerated() {
                if index >= analyzer.workerCount, let (done, rendered) = try await group.next() {
                    ready[done] = rendered
                    try deliverReady(&ready, from: &next, deliver)
                }
                group.addTask {
                    let result = await analyzer.result(
                        of: input.source, orientation: orientation, configuration: configuration)
                    return (index, render.rendered(input, result))
                }
            }
            for try await (done, rendered) in group {
                ready[done] = rendered
                try deliverReady(&ready, from: &next, deliver)
            }
        }
    }

    private func deliverReady(
        _ ready: inout [Int: RenderedImage], from next: inout Int, _ deliver: (Int, RenderedImage) throws -> Void
    ) throws {
        while let rendered = ready.removeValue(forKey: next) {
            try deliver(next, rendered)
            next += 1
        }
    }
}
