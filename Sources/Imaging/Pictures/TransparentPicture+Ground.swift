import DocumentModel

extension TransparentPicture {
    /// A cut-out without the plain ground that it stands on; opaque where what is around it is not plain.
    ///
    /// Ground is what looks like most of the outermost pixels and is joined to them: an eye's white stays in a white page's
    /// face. Pixels beside it are mixtures of both, and are parted into a colour and how much it covers.
    package init(removingGroundOf picture: Picture) {
        let picture = picture.rgb()
        guard let ground = PlainGround(around: picture) else {
            self.init(picture)
            return
        }
        let isGround = ground.without(specksOf: picture, beside: ground.joined(in: picture))
        var colours = picture.bytes
        var cover = [UInt8](repeating: 255, count: picture.size.area)
        for (index, isGround) in isGround.enumerated() where isGround { cover[index] = 0 }
        let (width, height) = (picture.width, picture.height)
        for row in 0..<height {
            for column in 0..<width where !isGround[row * width + column] {
                let index = row * width + column
                var (isBeside, most) = (false, 0)
                for nearRow in max(row - 1, 0)...min(row + 1, height - 1) {
                    for nearColumn in max(column - 1, 0)...min(column + 1, width - 1) {
                        let near = nearRow * width + nearColumn
                        if isGround[near] { isBeside = true } else { most = max(most, ground.distance(picture, near)) }
                    }
                }
                let own = ground.distance(picture, index)
                guard isBeside, own < most else { continue }
                let share = max(Double(own) / Double(most), 1.0 / 255)
                cover[index] = UInt8((share * 255).rounded())
                for channel in 0..<3 {
                    let behind = Double(ground.colour[channel])
                    let value = behind + (Double(colours[index * 3 + channel]) - behind) / share
                    colours[index * 3 + channel] = UInt8(min(max(value, 0), 255).rounded())
                }
            }
        }
        let (seen, hides) = (colours, cover)
        self =
            TransparentPicture(
                colours: Picture(size: picture.size, channels: .rgb) { _ = $0.update(from: seen) },
                coverage: Picture(size: picture.size, channels: .gray) { _ = $0.update(from: hides) })
            ?? TransparentPicture(picture)
    }
}

/// The one colour that a cut-out stands on.
private struct PlainGround {
    let colour: SIMD3<UInt8>

    /// The noise of a JPEG stays below it, and no ink is as faint.
    private static let tolerance = 20
    /// Of the outermost pixels, so many have to be alike; the rest may be what touches the edge.
    private static let leastShare = 0.6

    /// Nil unless most of the outermost pixels have one colour.
    init?(around picture: Picture) {
        let (width, height) = (picture.width, picture.height)
        guard width > 2, height > 2 else { return nil }
        var ring: [SIMD3<UInt8>] = []
        for column in 0..<width {
            ring += [Self.pixel(picture, column), Self.pixel(picture, (height - 1) * width + column)]
        }
        for row in 0..<height {
            ring += [Self.pixel(picture, row * width), Self.pixel(picture, row * width + width - 1)]
        }
        // The colour that most of them have nearly; of as many, the one with the greater number.
        var counts: [SIMD3<UInt8>: Int] = [:]
        for pixel in ring { counts[pixel &>> 4, default: 0] += 1 }
        func number(_ bin: SIMD3<UInt8>) -> Int { Int(bin.x) << 8 | Int(bin.y) << 4 | Int(bin.z) }
        guard let bin = counts.max(by: { ($0.value, number($0.key)) < ($1.value, number($1.key)) })?.key else {
            return nil
        }
        let alike = ring.filter { $0 &>> 4 == bin }
        let middle = (0..<3).map { channel in alike.map { $0[channel] }.sorted()[alike.count / 2] }
        colour = SIMD3(middle[0], middle[1], middle[2])
        let found = colour
        let near = ring.count { Self.distance($0, found) <= Self.tolerance }
        guard Double(near) >= Self.leastShare * Double(ring.count) else { return nil }
    }

    /// Which pixels are ground: those alike that are joined to the edge by others.
    func joined(in picture: Picture) -> [Bool] {
        let (width, height) = (picture.width, picture.height)
        var isGround = [Bool](repeating: false, count: width * height)
        var open: [Int] = []
        func visit(_ index: Int) {
            guard !isGround[index], distance(picture, index) <= Self.tolerance else { return }
            isGround[index] = true
            open.append(index)
        }
        for column in 0..<width { [column, (height - 1) * width + column].forEach(visit) }
        for row in 0..<height { [row * width, row * width + width - 1].forEach(visit) }
        while let index = open.popLast() {
            let (row, column) = (index / width, index % width)
            if column > 0 { visit(index - 1) }
            if column + 1 < width { visit(index + 1) }
            if row > 0 { visit(index - width) }
            if row + 1 < height { visit(index + width) }
        }
        return isGround
    }

    /// Takes faint specks for ground as well: a JPEG leaves them around what it holds.
    func without(specksOf picture: Picture, beside ground: [Bool]) -> [Bool] {
        let width = picture.width
        var isGround = ground
        var isSeen = ground
        for start in isSeen.indices where !isSeen[start] {
            var (piece, next, most) = ([start], 0, 0)
            isSeen[start] = true
            while next < piece.count {
                let index = piece[next]
                next += 1
                most = max(most, distance(picture, index))
                let column = index % width
                for near in [index - width, index + width] + (column > 0 ? [index - 1] : [])
                    + (column + 1 < width ? [index + 1] : [])
                where isSeen.indices.contains(near) && !isSeen[near] {
                    isSeen[near] = true
                    piece.append(near)
                }
            }
            guard piece.count <= max(2, isGround.count / 100), most <= 4 * Self.tolerance else { continue }
            for index in piece { isGround[index] = true }
        }
        return isGround
    }

    func distance(_ picture: Picture, _ index: Int) -> Int { Self.distance(Self.pixel(picture, index), colour) }

    private static func distance(_ one: SIMD3<UInt8>, _ other: SIMD3<UInt8>) -> Int {
        (0..<3).reduce(0) { max($0, abs(Int(one[$1]) - Int(other[$1]))) }
    }

    private static func pixel(_ picture: Picture, _ index: Int) -> SIMD3<UInt8> {
        SIMD3(picture.bytes[index * 3], picture.bytes[index * 3 + 1], picture.bytes[index * 3 + 2])
    }
}
