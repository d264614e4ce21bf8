internal import Foundation

/// The likeliest character at one of the recogniser's steps.
struct ReadingStep: Sendable, Equatable {
    /// Its place in the alphabet; 0 where there is none.
    private(set) var index: Int
    /// How much speaks for it, on the network's own scale: text has 10 to 25.
    private(set) var logit: Float
    /// The sum of all characters' likelihoods, where its own is 1.
    private var total: Float

    /// The character's likelihood, 0 to 1.
    var confidence: Float { total >= 1 ? 1 / total : 0 }

    /// Whether something common to all scripts speaks for itself: ideographs look like nothing else in the alphabet.
    var standsOut: Bool { logit >= 8 }

    /// The likeliest of some characters.
    ///
    /// - Parameter logits: One number a character.
    init(_ logits: UnsafeBufferPointer<Float>) {
        let (index, largest) = Self.largest(of: logits)
        // What is e⁻¹² times as likely does not count.
        let total = logits.reduce(Float(0)) { $1 > largest - 12 ? $0 + exp($1 - largest) : $0 }
        (self.index, self.logit, self.total) = (index, largest, total)
    }

    /// The likeliest of the characters here and of others, which come behind them in the alphabet.
    func adding(_ others: ReadingStep, after count: Int) -> ReadingStep {
        var likelier = self
        var rest = others
        if others.logit > logit {
            (likelier, rest) = (others, self)
            likelier.index += count
        }
        likelier.total += rest.total * exp(rest.logit - likelier.logit)
        return likelier
    }

    /// The largest of some numbers and its place.
    private static func largest(of values: UnsafeBufferPointer<Float>) -> (index: Int, value: Float) {
        guard let start = values.baseAddress else { return (0, -.infinity) }
        var lanes = SIMD16<Float>(repeating: -.infinity)
        let whole = values.count / 16 * 16
        for index in stride(from: 0, to: whole, by: 16) {
            let next = UnsafeRawPointer(start + index).loadUnaligned(as: SIMD16<Float>.self)
            lanes.replace(with: next, where: next .> lanes)
        }
        var largest = lanes.max()
        for index in whole..<values.count where values[index] > largest { largest = values[index] }
        return (values.firstIndex(of: largest) ?? 0, largest)
    }
}
