/// Decides which of several findings at one place stays.
enum OverlapResolution {
    /// The findings that stay, in order of place: the more specific one, then the longer, then the one given first.
    static func disjoint(_ findings: [Finding], in text: ScannedText) -> [Finding] {
        let ordered = findings.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        var kept: [Finding] = []
        var group: [(offset: Int, element: Finding)] = []
        var groupEnd = 0
        for item in ordered {
            if item.element.range.lowerBound >= groupEnd {
                kept += best(of: group, in: text)
                group.removeAll(keepingCapacity: true)
            }
            group.append(item)
            groupEnd = max(groupEnd, item.element.range.upperBound)
        }
        return kept + best(of: group, in: text)
    }

    /// Resolves findings, in order of place, that overlap each other directly or through others: a whole text may hang
    /// together so.
    private static func best(of group: [(offset: Int, element: Finding)], in text: ScannedText) -> [Finding] {
        guard group.count > 1, let start = group.first?.element.range.lowerBound,
            let end = group.map(\.element.range.upperBound).max()
        else { return group.map(\.element) }
        let ranked = group.indices.sorted { a, b in
            let (x, y) = (group[a].element, group[b].element)
            if x.specificity != y.specificity { return x.specificity > y.specificity }
            if x.range.count != y.range.count { return x.range.count > y.range.count }
            return group[a].offset < group[b].offset
        }
        var isTaken = [Bool](repeating: false, count: end - start)
        var isKept = [Bool](repeating: false, count: group.count)
        for index in ranked {
            let range = group[index].element.range
            let units = range.lowerBound - start..<range.upperBound - start
            text.count(work: units.count)
            guard !isTaken[units].contains(true) else { continue }
            for unit in units { isTaken[unit] = true }
            isKept[index] = true
        }
        return group.indices.filter { isKept[$0] }.map { group[$0].element }
    }
}
