import Benchmark
import LiveText

/// Data detection in ten kilobytes of text, with data in it and without.
func detectionBenchmarks() {
    let detector = DataDetector()
    let prose = String(repeating: "The kettle sang on the stove while rain drew lines down the window. ", count: 150)
    let contact = "Call (510) 653-3394 or write to mend@repair.example.org, 54 Weaver Street, Providence, RI 02903. "
    let contacts = String(repeating: contact, count: 105)
    let sale = """
        HARBOUR GROCERS 12 Quay Street TEL 03-5555 0142
        INVOICE 004417 14/02/2026 18:31:07
        2 x 4.95 SR 9.90
        RICE 5KG 24.00
        TOTAL (INCL. TAX) RM 33.90
        CASH 50.00 CHANGE 16.10

        """
    let receipts = String(repeating: sale, count: 55)

    Benchmark("detection: 10 kB of prose") { benchmark in
        for _ in benchmark.scaledIterations { blackHole(detector.matches(in: prose)) }
    }

    Benchmark("detection: 10 kB of receipts") { benchmark in
        for _ in benchmark.scaledIterations { blackHole(detector.matches(in: receipts)) }
    }

    Benchmark("detection: 10 kB of contacts") { benchmark in
        for _ in benchmark.scaledIterations { blackHole(detector.matches(in: contacts)) }
    }
}
