import Benchmark
import Foundation
import LiveText

/// The answer for a page of 2,000 words, written and read.
func jsonBenchmarks() {
    let analysis = ImageAnalysis(document: SamplePage.dense, matches: [])

    Benchmark("JSON: encode") { benchmark in
        for _ in benchmark.scaledIterations { blackHole(try JSONEncoder().encode(analysis)) }
    }

    Benchmark("JSON: decode") { benchmark in
        let json = try JSONEncoder().encode(analysis)
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { blackHole(try JSONDecoder().decode(ImageAnalysis.self, from: json)) }
    }
}
