/// Of each place along one axis of what is drawn: which of the picture's columns or rows flow into it, and by what shares.
struct ResamplerShares {
    /// Index of a place's first share; one more than there are places.
    private(set) var starts = [0]
    /// The column or row that a place's first share is of.
    private(set) var firsts: [Int] = []
    /// Those of a place add up to 1, less what lies outside and is white.
    private(set) var shares: [Float] = []
    /// The columns or rows that any place looks at.
    private(set) var used = 0..<0

    /// Computes the shares along one axis.
    ///
    /// - Parameters:
    ///   - start: Where the part that is drawn begins, in pixels of the picture.
    ///   - end: Where it ends.
    ///   - count: How many places are drawn.
    ///   - fineness: How often each of them looks at the picture.
    ///   - length: How many columns or rows the picture has.
    ///   - surroundings: What a place sees beyond the picture.
    init(
        from start: Double, to end: Double, count: Int, fineness: Int, of length: Int,
        surroundings: Resampler.Surroundings
    ) {
        let (step, last) = ((end - start) / Double(count * fineness), Double(length - 1))
        let share = 1 / Float(fineness)
        var (least, most) = (length, 0)
        for place in 0..<count {
            let begin = shares.count
            var first: Int?
            for fine in 0..<fineness {
                // Centres of pixels lie at halves.
                let exact = start + (Double(place * fineness + fine) + 0.5) * step - 0.5
                let at = min(max(exact, 0), last)
                if surroundings == .white, abs(at - exact) > 0.5 { continue }
                let left = Int(at)
                let base = first ?? left
                first = base
                // A place moves on by less than two pixels from one look to the next, but for edges.
                while shares.count < begin + left - base + 2 { shares.append(0) }
                let right = Float(at - Double(left))
                shares[begin + left - base] += share * (1 - right)
                shares[begin + left - base + 1] += share * right
            }
            let base = first ?? 0
            // The column behind the last one has no share.
            while let zero = shares.last, zero == 0, shares.count > begin { shares.removeLast() }
            firsts.append(base)
            starts.append(shares.count)
            if shares.count > begin {
                least = min(least, base)
                most = max(most, base + shares.count - begin)
            }
        }
        used = least < most ? least..<most : 0..<0
    }
}
