/// What a text says about its languages and countries, block by block.
///
/// A block is a run of lines that say the same: an address in another language than the letter around it is one of its
/// own. Where a line says little, the lines around it and the whole text decide.
///
/// A detector asks `ScannedText.evidence` for the block at an offset, and the block for its languages and regions with
/// what the caller said of them.
struct TextEvidence: Sendable {
    /// The blocks, in order and without gaps; one at least.
    let blocks: [EvidenceBlock]

    /// The block in which an offset lies; the last one behind the end of the text.
    func block(at offset: Int) -> EvidenceBlock {
        var (low, high) = (0, blocks.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if blocks[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
        }
        return blocks[low]
    }

    /// The blocks as they are seen by somebody whom a caller has told something: neighbours in which this leaves the same
    /// languages are one.
    func blocks(hint options: DataDetector.Options) -> [EvidenceBlock] {
        guard !options.languages.isEmpty, blocks.count > 1 else { return blocks }
        var merged: [EvidenceBlock] = []
        for block in blocks {
            guard let last = merged.last, last.languages(hint: options) == block.languages(hint: options) else {
                merged.append(block)
                continue
            }
            merged[merged.count - 1].add(block)
        }
        return merged
    }

    /// What a text that lies in another one says: what the whole says there.
    init(inherited block: EvidenceBlock, count: Int) {
        var block = block
        block.range = 0..<count
        blocks = [block]
    }

    init(_ text: ScannedText) {
        var scanner = EvidenceScanner(text: text)
        scanner.scan()
        let votes = Self.smoothed(scanner.lines)
        var runs: [(range: Range<Int>, languages: UInt32, votes: LanguageVotes)] = []
        var start = 0
        for (line, votes) in zip(scanner.lines, votes) {
            let languages = votes.likeliest
            if let last = runs.indices.last, runs[last].languages == languages {
                runs[last].range = runs[last].range.lowerBound..<line.end
                runs[last].votes.add(votes.limited(to: 0x1000))
                runs[last].votes.limit(to: 0x2000)
            } else {
                runs.append((start..<line.end, languages, votes))
            }
            start = line.end
        }
        var blocks = runs.map {
            EvidenceBlock(range: $0.range, languages: $0.votes.ranked($0.languages), votes: $0.votes)
        }
        if blocks.isEmpty { blocks = [EvidenceBlock(range: 0..<text.count, languages: [], votes: LanguageVotes())] }
        Self.addCountries(scanner.countries, to: &blocks)
        for index in blocks.indices { blocks[index].provenOrder = scanner.provenOrder }
        self.blocks = blocks
    }

    /// For each line its own votes, half of those of the line before and behind it, a quarter of the next and so on, and
    /// a few of the whole text. An empty line parts what it stands between, but not wholly.
    private static func smoothed(_ lines: [EvidenceScanner.Line]) -> [LanguageVotes] {
        var whole = LanguageVotes()
        for line in lines {
            whole.add(line.votes)
            whole.limit(to: 0x3000)
        }
        whole.limit(to: 6)
        var sums = lines.map { $0.votes.limited(to: 0x1000) }
        func spread(_ indices: some Sequence<Int>, isParted: (Int) -> Bool) {
            var carried = LanguageVotes()
            for index in indices {
                if isParted(index) { carried.halve(2) }
                sums[index].add(carried)
                carried.add(lines[index].votes.limited(to: 64))
                carried.halve()
            }
        }
        spread(lines.indices) { lines[$0].isParted }
        spread(lines.indices.reversed()) { $0 + 1 < lines.count && lines[$0 + 1].isParted }
        for index in sums.indices { sums[index].add(whole) }
        return sums
    }

    /// Gives each block the countries that it names, and with half their weight those that the rest of the text names.
    private static func addCountries(_ named: [EvidenceScanner.NamedCountry], to blocks: inout [EvidenceBlock]) {
        guard !named.isEmpty else { return }
        var whole: [Int: Int] = [:]
        for country in named { whole[country.index, default: 0] += country.weight }
        var next = 0
        for index in blocks.indices {
            var own: [Int: Int] = [:]
            while next < named.count, named[next].offset < blocks[index].range.upperBound || index == blocks.count - 1 {
                own[named[next].index, default: 0] += named[next].weight
                next += 1
            }
            blocks[index].named.reserveCapacity(whole.count)
            for (country, weight) in whole {
                let here = own[country] ?? 0
                blocks[index].named[country] = min(EvidenceBlock.most, here + (weight - here) / 2)
            }
        }
    }
}
