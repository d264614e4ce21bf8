/// Decides which of several findings at one place stays.
enum OverlapResolution {
    /// The findings that stay, in order of place: the more specific one, then the longer, then the one given first.
    static func disjoint(_ findings: [Finding], in text: ScannedText) -> [Finding] {
        let ordered = findings.indices.sorted {
            (findings[$0].range.lowerBound, $0) < (findings[$1].range.lowerBound, $1)
        }
        var kept: [Finding] = []
        kept.reserveCapacity(findings.count)
        var next = 0
        while next < ordered.count {
            let first = next
            var end = findings[ordered[first]].range.upperBound
            repeat {
                end = max(end, findings[ordered[next]].range.upperBound)
                next += 1
            } while next < ordered.count && findings[ordered[next]].range.lowerBound < end
            if next == first + 1 {
                kept.append(findings[ordered[first]])
            } else {
                kept += best(of: Array(ordered[first..<next]), of: findings, before: end, in: text)
            }
        }
        return kept
    }

    /// Resolves findings that overlap each other directly or through others, given by their indices in order of place:
    /// a whole text may hang together so.
    private static func best(
        of group: [Int], of findings: [Finding], before end: Int, in text: ScannedText
    ) -> [Finding] {
        guard let start = group.first.map({ findings[$0].range.lowerBound }) else { return [] }
        let ranked = group.indices.sorted { a, b in
            let (x, y) = (findings[group[a]], findings[group[b]])
            if x.specificity != y.specificity { return x.specificity > y.specificity }
            if x.range.count != y.range.count { return x.range.count > y.range.count }
            return group[a] < group[b]
        }
        var isTaken = [Bool](repeating: false, count: end - start)
        var isKept = [Bool](repeating: false, count: group.count)
        for index in ranked {
            let range = findings[group[index]].range
            let units = range.lowerBound - start..<range.upperBound - start
            text.count(work: units.count)
            guard !isTaken[units].contains(true) else { continue }
            for unit in units { isTaken[unit] = true }
            isKept[index] = true
        }
        return group.indices.filter { isKept[$0] }.map { findings[group[$0]] }
    }
}
