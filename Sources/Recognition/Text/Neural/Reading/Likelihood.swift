/// How likely characters are for which so much speaks: e to the power of that.
enum Likelihood {
    /// What is e⁻¹² times as likely as the likeliest does not count.
    private static let reach: Float = 12

    /// The sum of all characters' likelihoods, where the largest is 1: a network tells thousands apart at each step.
    ///
    /// - Parameters:
    ///   - logits: How much speaks for each.
    ///   - largest: The largest of them.
    /// - Returns: The sum, to the fifth digit.
    static func sum(of logits: UnsafeBufferPointer<Float>, largest: Float) -> Float {
        guard let start = logits.baseAddress else { return 0 }
        var sums = SIMD16<Float>()
        let whole = logits.count / 16 * 16
        for index in stride(from: 0, to: whole, by: 16) {
            sums += relative(UnsafeRawPointer(start + index).loadUnaligned(as: SIMD16<Float>.self) - largest)
        }
        var rest = SIMD16<Float>(repeating: -.infinity)
        for index in whole..<logits.count { rest[index - whole] = logits[index] - largest }
        return (sums + relative(rest)).sum()
    }

    /// The exponentials of numbers up to 0.
    private static func relative(_ powers: SIMD16<Float>) -> SIMD16<Float> {
        // 2 to the power of a whole number, which is put into the exponent, and of what is left, at most a half, by its Taylor series.
        let doublings = powers * 1.442_695
        let shifted = doublings + roundingShift
        let part = doublings - (shifted - roundingShift)
        var series = part * 0.001_333_356 + 0.009_618_129
        series = series * part + 0.055_504_11
        series = series * part + 0.240_226_5
        series = series * part + 0.693_147_2
        series = series * part + 1
        let exponents = unsafeBitCast(shifted, to: SIMD16<Int32>.self) &- Int32(roundingShift.bitPattern) &+ 127
        let likelihoods = series * unsafeBitCast(exponents &<< 23, to: SIMD16<Float>.self)
        return likelihoods.replacing(with: 0, where: powers .<= -reach)
    }

    /// 1.5 · 2²³: what is added to it is rounded to a whole number, which stands in its last bits.
    private static let roundingShift: Float = 12_582_912
}
