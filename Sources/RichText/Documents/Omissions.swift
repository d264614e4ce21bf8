/// What a reader did not understand, each thing once.
struct Omissions {
    private(set) var sentences: [String] = []
    private var known: Set<String> = []
    /// A document in which nothing is understood need not be listed in full.
    private static let most = 100

    mutating func note(_ sentence: @autoclosure () -> String) {
        guard sentences.count <= Self.most else { return }
        let sentence = sentence()
        guard known.insert(sentence).inserted else { return }
        sentences.append(sentences.count < Self.most ? sentence : "More was not understood.")
    }
}
