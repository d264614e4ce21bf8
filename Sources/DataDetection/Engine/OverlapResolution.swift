/// Decides which of several findings at one place stays.
enum OverlapResolution {
    /// The findings that stay, in order of place: the more specific one, then the longer, then the one given first.
    static func disjoint(_ findings: [Finding], in text: ScannedText) -> [Finding] {
        // Findings are large: their places are sorted and grouped in their stead.
        let ordered = findings.indices.sorted {
            (findings[$0].range.lowerBound, $0) < (findings[$1].range.lowerBound, $1)
        }
        var kept: [Finding] = []
        var group: [Int] = []
        var groupEnd = 0
        for index in ordered {
            let range = findings[index].range
            if range.lowerBound >= groupEnd {
                for index in best(of: group, among: findings, in: text) { kept.append(findings[index]) }
                group.removeAll(keepingCapacity: true)
            }
            group.append(index)
            groupEnd = max(groupEnd, range.upperBound)
        }
        for index in best(of: group, among: findings, in: text) { kept.append(findings[index]) }
        return kept
    }

    /// Resolves findings, by their indices in order of place, that overlap each other directly or through others: a whole
    /// text may hang together so.
    private static func best(of group: [Int], among findings: [Finding], in text: ScannedText) -> [Int] {
        guard group.count > 1, let start = group.first.map({ findings[$0].range.lowerBound }),
            let end = group.map({ findings[$0].range.upperBound }).max()
        else { return group }
        let ranked = group.sorted { a, b in
            if findings[a].specificity != findings[b].specificity {
                return findings[a].specificity > findings[b].specificity
            }
            let (length, other) = (findings[a].range.count, findings[b].range.count)
            return length == other ? a < b : length > other
        }
        var isTaken = [Bool](repeating: false, count: end - start)
        var isKept: Set<Int> = []
        for index in ranked {
            let range = findings[index].range
            let units = range.lowerBound - start..<range.upperBound - start
            text.count(work: units.count)
            guard !isTaken[units].contains(true) else { continue }
            for unit in units { isTaken[unit] = true }
            isKept.insert(index)
        }
        return group.filter(isKept.contains)
    }
}
