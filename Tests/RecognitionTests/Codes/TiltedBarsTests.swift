import DocumentModel
import Foundation
import Testing

@testable import Imaging
@testable import Recognition

@Suite struct TiltedBarsTests {
    private func plane(_ picture: CodePicture) throws -> Picture {
        picture.bitmap
    }

    /// Half a turn later bars look the same. Of bars as fine as these the pixel grid shifts the direction by some
    /// degrees; ZBar reads up to fifteen.
    @Test(arguments: [20.0, 45, 70, 110, 160])
    func barsTellTheirDirection(degrees: Double) throws {
        var picture = CodePicture(width: 400, height: 400)
        picture.draw(try CodeFixture("code128"), at: Point(x: 200, y: 200), module: 2, height: 30, degrees: degrees)
        let direction = try #require(TiltedBars.directions(in: try plane(picture)).first)
        #expect(abs(remainder(direction - degrees * .pi / 180, .pi)) < 0.1)
    }

    @Test(arguments: [0.0, 90, 180])
    func uprightBarsNeedNoTurn(degrees: Double) throws {
        var picture = CodePicture(width: 400, height: 400)
        picture.draw(try CodeFixture("code128"), at: Point(x: 200, y: 200), module: 2, height: 30, degrees: degrees)
        #expect(TiltedBars.directions(in: try plane(picture)).isEmpty)
    }

    @Test func edgesNoiseAndEmptinessAreNoBars() throws {
        let size = PixelSize(width: 200, height: 200)
        let slope = (0..<40000).map { UInt8($0 % 200 + $0 / 200 > 200 ? 255 : 0) }
        var state: UInt32 = 1
        let noise = (0..<40000).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(state >> 24)
        }
        for bytes in [slope, noise, [UInt8](repeating: 7, count: 40000)] {
            #expect(TiltedBars.directions(in: Picture(bytes, width: size.width, height: size.height)).isEmpty)
        }
        #expect(TiltedBars.directions(in: Picture([0], width: 1, height: 1)).isEmpty)
    }

    @Test(arguments: [0.3, 1.2, -0.7])
    func placesOfTheTurnedPictureAreFoundAgain(angle: Double) throws {
        var picture = CodePicture(width: 120, height: 80)
        picture.map { _ in 200 }
        let turned = try plane(picture).turned(by: angle)
        let middle = Point(x: Double(turned.width) / 2, y: Double(turned.height) / 2)
        #expect(Picture.place(middle, turnedBy: angle, in: picture.size).distance(to: Point(x: 60, y: 40)) < 1e-9)
        // A step to the right there is a step in the direction of the angle here.
        let right = Picture.place(Point(x: middle.x + 10, y: middle.y), turnedBy: angle, in: picture.size)
        #expect(right.distance(to: Point(x: 60 + 10 * cos(angle), y: 40 + 10 * sin(angle))) < 1e-9)
        #expect(turned.brightness(at: middle) == 200)
        #expect(turned.brightness(at: Point(x: 0, y: 0)) == 255, "white outside the picture")
    }
}
