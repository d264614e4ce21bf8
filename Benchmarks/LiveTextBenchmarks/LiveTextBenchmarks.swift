import Benchmark

let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock, .cpuTotal, .peakMemoryResident, .throughput],
        maxDuration: .seconds(5)
    )
    layoutBenchmarks()
    interactionBenchmarks()
    recognitionBenchmarks()
    detectionBenchmarks()
    jsonBenchmarks()
}
