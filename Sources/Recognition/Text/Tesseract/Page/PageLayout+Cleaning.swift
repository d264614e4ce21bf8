import DocumentModel

extension PageLayout {
    /// The layout with slivers, such as underscores and accents taken for lines of their own, joined to the line that
    /// they touch.
    ///
    /// A sliver is under a third as thick as the page's lines and lies within the line's ends.
    func joiningSlivers() -> PageLayout {
        let typical = typicalThickness
        var lines = lines
        var joined = Set<Int>()
        for index in lines.indices where lines[index].box.height * 3 < typical {
            let sliver = lines[index].box
            let host = lines.indices.first { other in
                let box = lines[other].box
                let reach = box.height * 0.3
                return other != index && !joined.contains(other)
                    && sliver.height * 3 < box.height && box.height < typical * 3
                    && sliver.minX > box.minX - reach && sliver.maxX < box.maxX + reach
                    && sliver.maxY > box.minY - reach && sliver.minY < box.maxY + reach
            }
            if let host {
                lines[host].box = lines[host].box.union(sliver)
                joined.insert(index)
            }
        }
        return PageLayout(lines: lines.indices.filter { !joined.contains($0) }.map { lines[$0] })
    }

    /// The layout without frames, stains and whole columns taken for lines: what is far thicker than the page's lines
    /// and holds several of them.
    func droppingFrames() -> PageLayout {
        let typical = typicalThickness
        return PageLayout(
            lines: lines.filter { line in
                line.thickness < typical * 3
                    || lines.count { $0.box != line.box && line.box.contains($0.box.center) } < 2
            })
    }
}
