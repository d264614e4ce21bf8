import Benchmark
import LiveText

/// Data detection in ten kilobytes of text, with data in it and without.
func detectionBenchmarks() {
    let detector = DataDetector()
    let prose = String(repeating: "The kettle sang on the stove while rain drew lines down the window. ", count: 150)
    let contact = "Call (510) 653-3394 or write to mend@repair.example.org, 54 Weaver Street, Providence, RI 02903. "
    let contacts = String(repeating: contact, count: 105)

    Benchmark("detection: 10 kB of prose") { benchmark in
        for _ in benchmark.scaledIterations { blackHole(detector.matches(in: prose)) }
    }

    Benchmark("detection: 10 kB of contacts") { benchmark in
        for _ in benchmark.scaledIterations { blackHole(detector.matches(in: contacts)) }
    }
}
