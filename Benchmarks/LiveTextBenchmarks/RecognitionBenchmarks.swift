import Benchmark
import LiveText

/// What a caller waits for: the sample pictures, analysed by a warm analyzer.
func recognitionBenchmarks() {
    let analyzer = ImageAnalyzer()
    let few = Benchmark.Configuration(maxDuration: .seconds(10), maxIterations: 10)

    Benchmark("decode: JPEG, 1 megapixel", configuration: few) { benchmark in
        for _ in benchmark.scaledIterations {
            blackHole(try await analyzer.analyze(Samples.card, configuration: .init([])))
        }
    }

    Benchmark("recognise: text of a card, 1 megapixel", configuration: few) { benchmark in
        for _ in benchmark.scaledIterations {
            blackHole(try await analyzer.analyze(Samples.card, configuration: .init(.text)))
        }
    }

    Benchmark("recognise: text of a letter, 4 megapixels", configuration: few) { benchmark in
        for _ in benchmark.scaledIterations {
            blackHole(try await analyzer.analyze(Samples.letter, configuration: .init(.text)))
        }
    }

    Benchmark("recognise: codes of a label", configuration: few) { benchmark in
        for _ in benchmark.scaledIterations {
            blackHole(try await analyzer.analyze(Samples.label, configuration: .init(.machineReadableCode)))
        }
    }
}
