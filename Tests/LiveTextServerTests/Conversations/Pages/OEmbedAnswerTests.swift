import Foundation
import LiveMessages
import Testing

@testable import LiveTextServer

struct OEmbedAnswerTests {
    private static func answer(
        _ draft: MessageDraft?, _ width: Double = 480, _ height: Double = 640,
        picture: PictureRecord? = SamplePage.picture
    ) -> OEmbedAnswer {
        OEmbedAnswer(SamplePage.page(draft, picture: picture), within: CGSize(width: width, height: height))
    }

    @Test(arguments: [(480.0, 640.0), (200, 640), (1000, 300), (2000, 2000), (333.5, 777.7)])
    func aBubbleIsARichAnswerWithinTheSize(width: Double, height: Double) throws {
        let answer = Self.answer(SamplePage.draft(.full), width, height)
        #expect(answer.type == "rich" && answer.version == "1.0" && answer.title == "Poster: Thu 24 Dec")
        let (wide, tall) = (try #require(answer.width), try #require(answer.height))
        #expect((1...Int(width)).contains(wide) && (1...Int(height)).contains(tall))
        let html = try #require(answer.html)
        #expect(
            html.hasPrefix("<iframe src=\"https://host/m/\(SamplePage.id)/embed\" width=\"\(wide)\" height=\"\(tall)\"")
        )
        // A frame that can do nothing.
        #expect(html.contains(" sandbox=\"\" ") && html.hasSuffix("></iframe>"))
    }

    @Test func whereABubbleDoesNotFitThereIsAPhoto() throws {
        let answer = Self.answer(SamplePage.draft(.full), 60, 60)
        #expect(answer.type == "photo" && answer.html == nil)
        #expect(answer.url == "https://host/m/\(SamplePage.id)/thumbnail")
        // 3000 × 1500 within 60 × 60.
        #expect(answer.width == 60 && answer.height == 30)
        let plain = Self.answer(SamplePage.draft(.full, layout: TemplateLayout(caption: "a")), 5, 5, picture: nil)
        #expect(plain.type == "link" && plain.width == nil && plain.thumbnailURL == nil)
    }

    @Test func aThumbnailIsNoLargerThanItWasMade() {
        let answer = Self.answer(SamplePage.draft(.full))
        #expect(answer.thumbnailWidth == 240 && answer.thumbnailHeight == 120)
    }

    @Test func aSummaryIsALinkAndNothingMore() throws {
        let answer = Self.answer(SamplePage.draft(.summary))
        #expect(answer.type == "link" && answer.thumbnailURL == nil && answer.html == nil && answer.url == nil)
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(answer)) as? [String: Any]
        #expect(
            Set(object?.keys.map { $0 } ?? [])
                == ["version", "type", "title", "provider_name", "provider_url", "cache_age"])
    }

    @Test func xmlSaysTheSame() {
        let answer = Self.answer(SamplePage.draft(.full))
        #expect(answer.xml.hasPrefix("<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n<oembed>"))
        #expect(answer.xml.contains("<type>rich</type>") && answer.xml.contains("<width>\(answer.width ?? 0)</width>"))
        #expect(answer.xml.contains("<html>&lt;iframe src=&quot;https://host"))
    }
}
