import DocumentModel
import Foundation
import Testing

@testable import Imaging

@Suite struct ResamplerTests {
    /// Noise: every mistake shows.
    private static func noise(_ size: PixelSize, _ channels: Picture.Channels) -> Picture {
        var random = SplitMix(state: 3)
        return Picture(size: size, channels: channels) { target in
            for index in target.indices { target[index] = .random(in: 0...255, using: &random) }
        }
    }

    /// What the documentation says, computed place by place in double precision.
    private func reference(
        _ picture: Picture, _ quad: Quad, _ size: PixelSize, _ surroundings: Resampler.Surroundings
    ) -> [Double] {
        let channels = picture.channels.rawValue
        func value(_ x: Double, _ y: Double, _ channel: Int) -> Double {
            let (exactX, exactY) = (x - 0.5, y - 0.5)
            let inX = min(max(exactX, 0), Double(picture.width - 1))
            let inY = min(max(exactY, 0), Double(picture.height - 1))
            if surroundings == .white, abs(inX - exactX) > 0.5 || abs(inY - exactY) > 0.5 { return 255 }
            func pixel(_ column: Double, _ row: Double) -> Double {
                let (column, row) = (min(Int(column), picture.width - 1), min(Int(row), picture.height - 1))
                return Double(picture.bytes[(row * picture.width + column) * channels + channel])
            }
            let (left, top) = (inX.rounded(.down), inY.rounded(.down))
            let upper = pixel(left, top) * (1 - inX + left) + pixel(left + 1, top) * (inX - left)
            let lower = pixel(left, top + 1) * (1 - inX + left) + pixel(left + 1, top + 1) * (inX - left)
            return upper * (1 - inY + top) + lower * (inY - top)
        }
        let across = max(1, Int(min(quad.width / Double(size.width), 16).rounded()))
        let down = max(1, Int(min(quad.height / Double(size.height), 16).rounded()))
        return (0..<size.height).flatMap { row in
            (0..<size.width).flatMap { column in
                (0..<channels).map { channel in
                    var sum = 0.0
                    for fineRow in 0..<down {
                        for fineColumn in 0..<across {
                            let u = (Double(column * across + fineColumn) + 0.5) / Double(size.width * across)
                            let v = (Double(row * down + fineRow) + 0.5) / Double(size.height * down)
                            let (first, right, below) = (quad.topLeft, quad.topRight, quad.bottomLeft)
                            sum += value(
                                first.x + u * (right.x - first.x) + v * (below.x - first.x),
                                first.y + u * (right.y - first.y) + v * (below.y - first.y), channel)
                        }
                    }
                    return sum / Double(across * down)
                }
            }
        }
    }

    private static let upright = [
        Rectangle(x: 0, y: 0, width: 37, height: 23), Rectangle(x: 3.25, y: 1.5, width: 20, height: 9),
        Rectangle(x: -6, y: -4.5, width: 50, height: 40), Rectangle(x: 30, y: 20, width: 0.5, height: 0.25),
        Rectangle(x: 100, y: 100, width: 10, height: 10),
    ].map { Quad($0) }
    private static let tilted = [
        Quad(
            topLeft: Point(x: 5, y: 2), topRight: Point(x: 30, y: 8), bottomRight: Point(x: 28, y: 17),
            bottomLeft: Point(x: 3, y: 11)),
        Quad(Rectangle(x: 4, y: 4, width: 20, height: 10)).turned(quarterTurns: 1),
        Quad(Rectangle(x: 4, y: 4, width: 20, height: 10)).turned(quarterTurns: 2),
    ]

    @Test(
        arguments: upright + tilted,
        [(37, 23), (74, 40), (12, 8), (5, 3), (1, 1), (40, 2)].map { PixelSize(width: $0.0, height: $0.1) })
    func agreesWithTheReference(quad: Quad, size: PixelSize) {
        // A single pixel of what is tilted is drawn from a smaller picture.
        if size.area == 1, Self.tilted.contains(quad) { return }
        for channels in [Picture.Channels.gray, .rgb] {
            let picture = Self.noise(PixelSize(width: 37, height: 23), channels)
            for surroundings in [Resampler.Surroundings.edge, .white] {
                let expected = reference(picture, quad, size, surroundings)
                var drawn: [Double] = []
                Resampler(picture, part: quad, size: size, surroundings: surroundings).forEachRow { _, values in
                    drawn += values.map { Double($0) }
                }
                #expect(drawn.count == expected.count)
                let error = zip(drawn, expected).map { abs($0 - $1) }.max() ?? 0
                // Single precision, and a place half a pixel outside that rounding moves over the edge.
                #expect(error < 0.01, "\(error)")
            }
        }
    }

    /// Waves over 60 pixels, and noise that no place alone may be taken for.
    @Test(arguments: [0.02, 0.3, 1.2, 3])
    func whatIsTiltedAndMuchReducedIsAveraged(angle: Double) {
        let side = 480
        func wave(_ x: Double, _ y: Double) -> Double { 128 + 40 * (sin(x / 60) + cos(y / 60)) }
        let rough = Self.noise(PixelSize(width: side, height: side), .gray)
        for channels in [Picture.Channels.gray, .rgb] {
            let picture = Picture(size: rough.size, channels: channels) { target in
                for index in target.indices {
                    let pixel = index / channels.rawValue
                    let noise = Double(rough.bytes[pixel]) - 127.5
                    target[index] = UInt8(
                        min(max(wave(Double(pixel % side) + 0.5, Double(pixel / side) + 0.5) + noise / 4, 0), 255))
                }
            }
            let middle = Double(side) / 2
            func place(_ u: Double, _ v: Double) -> Point {
                Point(x: middle + cos(angle) * u - sin(angle) * v, y: middle + sin(angle) * u + cos(angle) * v)
            }
            let quad = Quad(
                topLeft: place(-160, -80), topRight: place(160, -80), bottomRight: place(160, 80),
                bottomLeft: place(-160, 80))
            var worst = 0.0
            Resampler(picture, part: quad, size: PixelSize(width: 32, height: 16)).forEachRow { row, values in
                for (at, value) in values.enumerated() {
                    let center = place(
                        Double(at / channels.rawValue) * 10 - 155, Double(row) * 10 - 75)
                    worst = max(worst, abs(Double(value) - wave(center.x, center.y)))
                }
            }
            // The mean of a hundred pixels of this noise has a deviation of 1.8.
            #expect(worst < 9, "\(worst)")
        }
    }

    @Test func aPictureAtItsOwnSizeIsUnchanged() {
        for channels in [Picture.Channels.gray, .rgb] {
            let picture = Self.noise(PixelSize(width: 41, height: 17), channels)
            #expect(Resampler(picture, size: picture.size).drawn() == picture)
        }
    }

    @Test(arguments: [(1, 1), (7, 3), (35, 20), (100, 61)])
    func anEvenToneStays(width: Int, height: Int) {
        let even = Picture(size: PixelSize(width: 35, height: 20), channels: .gray) { $0.update(repeating: 200) }
        let drawn = Resampler(even, size: PixelSize(width: width, height: height)).drawn()
        #expect(drawn.bytes == [UInt8](repeating: 200, count: width * height))
    }

    @Test func enlargingInterpolates() throws {
        let two = try #require(Picture(size: PixelSize(width: 2, height: 1), channels: .gray, bytes: [0, 200]))
        #expect(Resampler(two, size: PixelSize(width: 4, height: 1)).drawn().bytes == [0, 50, 150, 200])
    }

    /// Sizes and places that no picture has give a white picture, at once.
    @Test func nonsenseIsWhite() {
        let picture = Self.noise(PixelSize(width: 5, height: 5), .gray)
        let size = PixelSize(width: 3, height: 2)
        for side in [Double.nan, .infinity] {
            let quad = Quad(
                topLeft: Point(x: 0, y: 0), topRight: Point(x: side, y: 0), bottomRight: Point(x: side, y: 2),
                bottomLeft: Point(x: 0, y: 2))
            #expect(Resampler(picture, part: quad, size: size).drawn().bytes == [UInt8](repeating: 255, count: 6))
        }
        let empty = Picture(size: PixelSize(width: 0, height: 4), channels: .gray) { _ in }
        #expect(Resampler(empty, size: size).drawn().bytes == [UInt8](repeating: 255, count: 6))
        #expect(Resampler(picture, size: PixelSize(width: -1, height: 9)).drawn().bytes.isEmpty)
    }
}
