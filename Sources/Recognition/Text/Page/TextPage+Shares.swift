extension TextPage {
    /// The lines in runs of about equal work, at most `count` of them.
    ///
    /// Recognition takes time by a line's length relative to its thickness.
    func shares(count: Int) -> [Range<Int>] {
        let work = layout.lines.map { $0.length / max($0.thickness, 1) }
        let portion = work.reduce(0, +) / Double(max(count, 1))
        var shares: [Range<Int>] = []
        var start = 0
        var sum = 0.0
        for (index, amount) in work.enumerated() {
            sum += amount
            if sum >= portion || index == work.count - 1 {
                shares.append(start..<index + 1)
                start = index + 1
                sum = 0
            }
        }
        return shares
    }
}
