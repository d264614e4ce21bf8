/// Decides which of several findings at one place stays.
enum OverlapResolution {
    /// The findings that stay, in order of place: the more specific one, then the longer, then the one given first.
    static func disjoint(_ findings: [Finding]) -> [Finding] {
        let ordered = findings.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        var kept: [Finding] = []
        var group: [(offset: Int, element: Finding)] = []
        var groupEnd = 0
        for item in ordered {
            if item.element.range.lowerBound >= groupEnd {
                kept += best(of: group)
                group.removeAll(keepingCapacity: true)
            }
            group.append(item)
            groupEnd = max(groupEnd, item.element.range.upperBound)
        }
        return kept + best(of: group)
    }

    /// Resolves findings that overlap each other directly or through others.
    private static func best(of group: [(offset: Int, element: Finding)]) -> [Finding] {
        guard group.count > 1 else { return group.map(\.element) }
        let ranked = group.sorted { a, b in
            let (x, y) = (a.element, b.element)
            if x.specificity != y.specificity { return x.specificity > y.specificity }
            if x.range.count != y.range.count { return x.range.count > y.range.count }
            return a.offset < b.offset
        }
        var kept: [Finding] = []
        for (_, candidate) in ranked {
            var low = 0
            var high = kept.count
            while low < high {
                let middle = (low + high) / 2
                if kept[middle].range.lowerBound < candidate.range.lowerBound {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            let clearBefore = low == 0 || kept[low - 1].range.upperBound <= candidate.range.lowerBound
            let clearAfter = low == kept.count || candidate.range.upperBound <= kept[low].range.lowerBound
            if clearBefore && clearAfter { kept.insert(candidate, at: low) }
        }
        return kept
    }
}
