import Benchmark
import LiveText

/// Questions that a view asks of a read page while a finger moves over it: they have to cost microseconds.
func layoutBenchmarks() {
    let page = SamplePage.dense

    Benchmark("layout: document from blocks") { benchmark in
        for _ in benchmark.scaledIterations {
            blackHole(RecognizedDocument(size: page.size, blocks: page.blocks, codes: []))
        }
    }

    Benchmark("layout: quads of a paragraph", configuration: .init(scalingFactor: .kilo)) { benchmark in
        let middle = page.transcript.utf16.count / 2
        for _ in benchmark.scaledIterations {
            blackHole(page.quads(for: middle - 300..<middle + 300))
        }
    }
}
