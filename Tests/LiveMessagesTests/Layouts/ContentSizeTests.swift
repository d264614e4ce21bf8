import Foundation
import Testing

@testable import LiveMessages

struct ContentSizeTests {
    private let captions = TemplateLayout(caption: "a", subcaption: "b")

    @Test(arguments: [(480.0, 640.0), (360, 200), (200, 300), (130, 400), (120, 130), (5000, 5000)])
    func theSizeIsWithinWhatIsOffered(width: Double, height: Double) {
        for picture in [
            nil, CGSize(width: 4000, height: 3000), CGSize(width: 10, height: 4000), CGSize(width: 4000, height: 10),
        ] {
            let size = captions.contentSizeThatFits(CGSize(width: width, height: height), picture: picture)
            guard let size else { continue }
            #expect(size.width <= width && size.height <= height && size.width > 0 && size.height > 0)
        }
    }

    @Test func aPictureKeepsItsProportionsAndCaptionsTheirRows() throws {
        let size = try #require(
            captions.contentSizeThatFits(CGSize(width: 400, height: 1000), picture: CGSize(width: 1200, height: 900)))
        // 360 wide, the picture 270 high, two rows of 20 and the space around them.
        #expect(size == CGSize(width: 360, height: 326))
        let larger = captions.contentSizeThatFits(
            CGSize(width: 400, height: 1000), picture: CGSize(width: 1200, height: 900), textScale: 1.5)
        #expect(larger == CGSize(width: 360, height: 346))
        #expect(
            TemplateLayout(caption: "a").contentSizeThatFits(CGSize(width: 300, height: 300), picture: nil)
                == CGSize(width: 300, height: 36))
    }

    @Test(arguments: [(119.0, 400.0), (200.0, 100.0), (.nan, 100), (.infinity, 30), (-5, 100), (0, 0)])
    func whatIsTooSmallGetsNone(width: Double, height: Double) {
        let offered = CGSize(width: width, height: height)
        #expect(captions.contentSizeThatFits(offered, picture: CGSize(width: 100, height: 100)) == nil)
    }
}
