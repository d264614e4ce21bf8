/// Many words and phrases, looked up together by walking over a text once.
struct WordTrie<Meaning: Sendable>: Sendable {
    private struct Node {
        var unit: UInt16
        var firstChild: Int32 = -1
        var nextSibling: Int32 = -1
        var meanings: Int32 = -1
        /// A bit for each child, by the last five bits of its unit: most words end here without a look at the children.
        var childBits: UInt32 = 0
    }

    private var nodes = [Node(unit: 0)]
    /// The children of the root, by their unit where it is below 0x80.
    private var roots = [Int32](repeating: -1, count: 0x80)
    /// The nodes behind two letters of ASCII: most words are told apart by these.
    private var pairs = [Int32](repeating: -1, count: 26 * 26)
    /// For each ASCII unit those that follow it at the beginning of a word.
    private var beginnings = [ASCIISet](repeating: ASCIISet(), count: 0x80)
    private(set) var meanings: [Meaning] = []

    /// Changes the meaning of a word in folded form.
    mutating func update(_ word: some Sequence<UInt16>, default meaning: Meaning, _ change: (inout Meaning) -> Void) {
        let beginning = Array(word.prefix(2))
        addBeginning(of: beginning)
        var node = 0
        for (place, unit) in word.enumerated() {
            node = child(of: node, unit) ?? addChild(to: node, unit)
            if place == 1, let pair = Self.pair(beginning[0], unit) { pairs[pair] = Int32(node) }
        }
        guard node != 0 else { return }
        if nodes[node].meanings < 0 {
            nodes[node].meanings = Int32(meanings.count)
            meanings.append(meaning)
        }
        change(&meanings[Int(nodes[node].meanings)])
    }

    private mutating func addBeginning(of word: [UInt16]) {
        guard let first = word.first, first < 0x80 else { return }
        if word.count > 1 {
            // The space in a word stands for others too, all of which are folded to it.
            beginnings[Int(first)].insert(word[1])
        } else {
            for next in 0..<0x80 as Range<UInt16> where !first.isASCIILetter || !next.isASCIILetter {
                beginnings[Int(first)].insert(next)
            }
        }
    }

    /// The longest word that starts at an offset and for which `endsWord` holds at its end, with the index of its
    /// meaning. A space in a word stands for any run of up to three spaces or one line end in the text.
    ///
    /// `endsWord` is handed the text: a closure that holds on to nothing costs nothing at each word.
    func longestMatch(
        in text: ScannedText, at start: Int, endsWord: (ScannedText, Int) -> Bool
    ) -> (end: Int, meaning: Int)? {
        let (first, second) = (text.folded(at: start), text.folded(at: start + 1))
        guard mayStart(first, second) else { return nil }
        var (node, offset) = (0, start)
        var best: (Int, Int)?
        if let pair = Self.pair(first, second) {
            (node, offset) = (Int(pairs[pair]), start + 2)
            if nodes[node].meanings >= 0, endsWord(text, offset) { best = (offset, Int(nodes[node].meanings)) }
        }
        while true {
            let unit = text.folded(at: offset)
            guard let next = child(of: node, unit) else { return best }
            node = next
            offset += 1
            if unit == 0x20 {
                var extra = 0
                while extra < 2, text.folded(at: offset) == 0x20 {
                    offset += 1
                    extra += 1
                }
            }
            if nodes[node].meanings >= 0, endsWord(text, offset) { best = (offset, Int(nodes[node].meanings)) }
        }
    }

    /// Whether a word starts with two units, as far as they are ASCII; a word of one letter ends before another letter.
    private func mayStart(_ first: UInt16, _ second: UInt16) -> Bool {
        if let pair = Self.pair(first, second) { return pairs[pair] >= 0 }
        guard first < 0x80, second < 0x80 else { return true }
        return beginnings[Int(first)][second]
    }

    /// The number of a pair of letters of ASCII.
    private static func pair(_ first: UInt16, _ second: UInt16) -> Int? {
        first.isASCIILowercase && second.isASCIILowercase ? Int((first - 0x61) * 26 + second - 0x61) : nil
    }

    private func child(of node: Int, _ unit: UInt16) -> Int? {
        if node == 0, unit < 0x80 {
            let child = roots[Int(unit)]
            return child < 0 ? nil : Int(child)
        }
        guard nodes[node].childBits & (1 << UInt32(unit & 31)) != 0 else { return nil }
        var child = nodes[node].firstChild
        while child >= 0 {
            if nodes[Int(child)].unit == unit { return Int(child) }
            child = nodes[Int(child)].nextSibling
        }
        return nil
    }

    private mutating func addChild(to node: Int, _ unit: UInt16) -> Int {
        var new = Node(unit: unit)
        new.nextSibling = nodes[node].firstChild
        nodes[node].firstChild = Int32(nodes.count)
        nodes[node].childBits |= 1 << UInt32(unit & 31)
        if node == 0, unit < 0x80 { roots[Int(unit)] = Int32(nodes.count) }
        nodes.append(new)
        return nodes.count - 1
    }
}
