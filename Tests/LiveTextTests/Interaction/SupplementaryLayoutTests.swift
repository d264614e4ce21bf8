import Foundation
import Testing

@testable import LiveText

@Suite struct SupplementaryLayoutTests {
    private let area = Rectangle(x: 100, y: 50, width: 400, height: 200)

    @Test(arguments: [
        EdgeInsets(), EdgeInsets(bottom: 50, right: 50), EdgeInsets(top: 500, left: 500, bottom: 500, right: 500),
        EdgeInsets(top: -50, left: -50, bottom: -50, right: -50), EdgeInsets(bottom: .nan, right: .infinity),
    ])
    func everythingStaysInside(insets: EdgeInsets) throws {
        for area in [area, Rectangle(x: 0, y: 0, width: 20, height: 200), Rectangle(x: 0, y: 0, width: 200, height: 3)]
        {
            let layout = try #require(SupplementaryLayout(visibleImage: area, insets: insets))
            let frames = layout.frames(for: ["Call", "Directions", "Add to Calendar", "A"]).compactMap(\.self)
            for frame in frames + [layout.button] {
                #expect(!frame.isEmpty)
                #expect(frame.minX >= area.minX - 1e-9 && frame.maxX <= area.maxX + 1e-9)
                #expect(frame.minY >= area.minY - 1e-9 && frame.maxY <= area.maxY + 1e-9)
            }
            for (frame, next) in zip(frames, frames.dropFirst() + [layout.button]) { #expect(frame.maxX < next.minX) }
        }
    }

    @Test func whatHasNoRoomHasNoFrame() throws {
        let layout = try #require(SupplementaryLayout(visibleImage: area, insets: EdgeInsets()))
        let frames = layout.frames(for: ["Call", String(repeating: "long ", count: 20), "Mail"])
        #expect(frames[0] != nil && frames[1] == nil && frames[2] == nil)
    }

    @Test func withoutAnAreaThereIsNone() {
        #expect(
            SupplementaryLayout(visibleImage: Rectangle(x: 0, y: 0, width: 0, height: 9), insets: EdgeInsets()) == nil)
        let broken = Rectangle(x: .infinity, y: 0, width: 9, height: 9)
        #expect(SupplementaryLayout(visibleImage: broken, insets: EdgeInsets()) == nil)
    }
}
