import LiveText

/// Writes the answers to a stream of images, and bounds how many images are under way.
actor StreamOutput {
    /// How many images may be under way: read in, and not yet answered.
    private let limit: Int
    private let isOrdered: Bool
    private(set) var hasFailed = false
    private var admitted = 0
    private var written = 0
    private var ready: [Int: [UInt8]] = [:]
    private var waiting: CheckedContinuation<Void, Never>?

    init(limit: Int, isOrdered: Bool) {
        self.limit = limit
        self.isOrdered = isOrdered
    }

    /// Waits until one more image may be under way; asked by one caller alone.
    ///
    /// - Returns: The image's number, counted from 0.
    func admit() async -> Int {
        if admitted - written >= limit { await withCheckedContinuation { waiting = $0 } }
        defer { admitted += 1 }
        return admitted
    }

    /// Writes an answer, in the order of the images where that is wanted. Ends the process where nobody reads any more: the
    /// wait for the next line of input cannot be ended otherwise.
    func deliver(_ answer: [UInt8], of number: Int, isFailure: Bool) {
        hasFailed = hasFailed || isFailure
        if isOrdered {
            ready[number] = answer
            while let answer = ready.removeValue(forKey: written) { write(answer) }
        } else {
            write(answer)
        }
    }

    private func write(_ answer: [UInt8]) {
        written += 1
        waiting?.resume()
        waiting = nil
        do {
            try Console.write(answer)
        } catch {
            if case OutputFailure.unwritable = error { Console.note("analyze: \(error)\n") }
            ProcessEnd.now(status: 1)
        }
    }
}
