extension PreparedPage {
    /// Some of the page's lines in groups of about equal work, at most `count` of them.
    ///
    /// Recognition takes time by a line's length relative to its thickness.
    func shares(of lines: [Int], count: Int) -> [[Int]] {
        let work = lines.map { layout.lines[$0].length / max(layout.lines[$0].thickness, 1) }
        let portion = work.reduce(0, +) / Double(max(count, 1))
        var shares: [[Int]] = []
        var share: [Int] = []
        var sum = 0.0
        for (line, amount) in zip(lines, work) {
            share.append(line)
            sum += amount
            if sum >= portion {
                shares.append(share)
                share = []
                sum = 0
            }
        }
        return share.isEmpty ? shares : shares + [share]
    }
}
