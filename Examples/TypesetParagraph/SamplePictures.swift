import Foundation
import RichText

/// Pictures that are computed, so that the example needs no files.
enum SamplePictures {
    static var heart: AdaptiveImageGlyph {
        get throws {
            try glyph("red heart", (220, 40, 60)) { x, y in
                let (x, y) = (x * 1.25, -y * 1.25 + 0.15)
                let inner = x * x + y * y - 1
                return inner * inner * inner - x * x * y * y * y < 0
            }
        }
    }

    static var star: AdaptiveImageGlyph {
        get throws {
            try glyph("yellow star", (240, 180, 20)) { x, y in
                let angle = atan2(x, -y)
                let turn = angle - (angle / (2 * .pi / 5)).rounded() * (2 * .pi / 5)
                let radius = (x * x + y * y).squareRoot()
                // The edge from a tip at 1 to the corner between two tips.
                let (corner, half) = (0.42, Double.pi / 5)
                let (tipX, tipY) = (0.0, 1.0)
                let (inX, inY) = (corner * sin(half), corner * cos(half))
                let (px, py) = (radius * sin(abs(turn)), radius * cos(turn))
                return (inX - tipX) * (py - tipY) - (inY - tipY) * (px - tipX) < 0
            }
        }
    }

    static var moon: AdaptiveImageGlyph {
        get throws {
            try glyph("blue moon", (60, 90, 200)) { x, y in
                x * x + y * y < 0.95 && (x - 0.4) * (x - 0.4) + y * y > 0.55
            }
        }
    }

    /// A shape in a square from -1 to 1, y downwards, with soft edges: each pixel is the mean of sixteen places.
    private static func glyph(
        _ description: String, _ colour: (UInt8, UInt8, UInt8), _ isInside: (Double, Double) -> Bool
    ) throws -> AdaptiveImageGlyph {
        let edge = 160
        var pixels: [UInt8] = []
        for row in 0..<edge {
            for column in 0..<edge {
                let hits = (0..<16).count { place in
                    let x = (Double(column) + (Double(place % 4) + 0.5) / 4) / Double(edge) * 2 - 1
                    let y = (Double(row) + (Double(place / 4) + 0.5) / 4) / Double(edge) * 2 - 1
                    return isInside(x, y)
                }
                pixels += [colour.0, colour.1, colour.2, UInt8(hits * 255 / 16)]
            }
        }
        return try AdaptiveImageGlyph(
            pixels: pixels, width: edge, height: edge, format: .rgba8, description: description)
    }
}
