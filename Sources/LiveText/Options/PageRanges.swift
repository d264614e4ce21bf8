/// Pages as people name them: `3`, `1,4-6`, `3-end`.
package struct PageRanges: Hashable, Sendable {
    /// First and last pages; nil for the last there is.
    private let ranges: [(first: Int, last: Int?)]
    private let text: String

    /// Reads pages with commas between them.
    package init(_ text: String) throws(InvalidOption) {
        self.text = text
        var ranges: [(Int, Int?)] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let ends = part.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
            guard let first = ends.first.flatMap({ Int($0) }), first >= 1, ranges.count < 1000 else {
                throw Self.invalid(text)
            }
            guard ends.count == 2 else {
                ranges.append((first, first))
                continue
            }
            if ends[1] == "end" || ends[1].isEmpty {
                ranges.append((first, nil))
            } else if let last = Int(ends[1]), last >= first {
                ranges.append((first, last))
            } else {
                throw Self.invalid(text)
            }
        }
        self.ranges = ranges
    }

    /// The pages of a document that has so many, in the order of its pages; those beyond its end are left out.
    package func pages(of count: Int) -> [Int] {
        guard count > 0 else { return [] }
        return (1...count).filter { page in
            ranges.contains { $0.first <= page && page <= $0.last ?? count }
        }
    }

    package static func == (left: PageRanges, right: PageRanges) -> Bool { left.text == right.text }

    package func hash(into hasher: inout Hasher) { hasher.combine(text) }

    private static func invalid(_ text: String) -> InvalidOption {
        InvalidOption("“\(text)” names no pages: 3, 1,4-6 and 3-end do.")
    }
}
