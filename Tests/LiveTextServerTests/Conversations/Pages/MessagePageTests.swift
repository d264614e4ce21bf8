import Foundation
import LiveMessages
import Testing

@testable import LiveTextServer

struct MessagePageTests {
    @Test func theWholeLayoutStandsThereWithoutAScript() {
        let html = SamplePage.page(SamplePage.draft(.full)).html
        #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">"))
        for text in SamplePage.layout.texts + ["Come along", "Open the conversation"] {
            #expect(html.contains(">\(text)<"), "\(text)")
        }
        #expect(
            html.contains(
                "src=\"https://host/m/\(SamplePage.id)/picture\" alt=\"A poster\" width=\"1200\" height=\"600\""))
        #expect(!html.contains("<script") && !html.contains("javascript:"))
        // A reader and a search engine: a heading, and nothing to be found by.
        #expect(html.components(separatedBy: "<h1").count == 2)
        #expect(html.contains("<meta name=\"robots\" content=\"noindex\"/>"))
    }

    @Test func aPreviewSaysNoMoreThanTheSenderChose() {
        let secrets = SamplePage.layout.texts + ["Come along", "A poster", "/picture"]
        let summary = SamplePage.page(SamplePage.draft(.summary)).html
        #expect(summary.contains("<title>Poster: Thu 24 Dec</title>"))
        #expect(!secrets.filter { $0 != "Thu 24 Dec" }.contains { summary.contains($0) })
        let none = SamplePage.page(SamplePage.draft(.none)).html
        #expect(none.contains("<title>Message</title>"))
        #expect(!(secrets + ["Poster", "oembed", "og:image", "og:description"]).contains { none.contains($0) })
        // What was replaced shows nothing of what it was.
        #expect(!(secrets + ["Poster"]).contains { SamplePage.page(nil).html.contains($0) })
    }

    @Test func openGraphAndTwitterKnowThePicture() {
        let html = SamplePage.page(SamplePage.draft(.full)).html
        for (name, content) in [
            ("property=\"og:title", "Poster: Thu 24 Dec"), ("property=\"og:url", "https://host/m/\(SamplePage.id)"),
            ("property=\"og:image", "https://host/m/\(SamplePage.id)/picture"), ("property=\"og:image:width", "1200"),
            ("property=\"og:image:alt", "A poster"), ("name=\"twitter:card", "summary_large_image"),
            ("property=\"og:description", "Winter · Songs · Concert · 19:30 · Thu 24 Dec · Hall 2"),
        ] {
            #expect(html.contains("<meta \(name)\" content=\"\(content)\"/>"), "\(name)")
        }
        #expect(html.contains("type=\"application/json+oembed\"") && html.contains("type=\"text/xml+oembed\""))
        let plain = SamplePage.page(SamplePage.draft(.full), picture: nil).html
        #expect(!plain.contains("og:image") && plain.contains("<meta name=\"twitter:card\" content=\"summary\"/>"))
    }

    @Test func aFramedPageIsTheLayoutAlone() {
        let html = SamplePage.page(SamplePage.draft(.full), isFramed: true).html
        #expect(html.contains("<body class=\"framed\">") && html.contains(">Concert<"))
        #expect(!html.contains("og:") && !html.contains("<nav") && !html.contains("Come along"))
    }

    @Test(arguments: [("de-AT", "de", "ltr"), ("ar", "ar", "rtl"), ("ja", "ja", "ltr"), ("tlh", "en", "ltr")])
    func thePageIsInThePersonsLanguage(wanted: String, language: String, direction: String) {
        let html = SamplePage.page(SamplePage.draft(.none), languages: [wanted]).html
        #expect(html.contains("<html lang=\"\(language)\" dir=\"\(direction)\">"))
        #expect(html.contains("<title>Message</title>") == (language == "en"))
    }

    /// Whatever stands in whatever field stays text, in elements and in attributes.
    @Test func markupStaysText() {
        let evil = "\"></p><script>alert(1)</script><img src=x onerror='alert(1)'>&lt;\u{0}\u{202E}"
        var draft = SamplePage.draft(
            .full,
            layout: TemplateLayout(
                image: evil, mediaFileURL: "https://a/\"><script>", imageTitle: evil, imageSubtitle: evil,
                caption: evil,
                subcaption: evil, trailingCaption: evil, trailingSubcaption: evil))
        (draft.summaryText, draft.accessibilityLabel, draft.comment) = (evil, evil, evil)
        for isFramed in [false, true] {
            let html = SamplePage.page(draft, isFramed: isFramed).html
            #expect(!html.contains("<script") && !html.contains("<img src=x") && !html.contains("\u{0}"))
            // The one picture is ours.
            #expect(html.components(separatedBy: "<img").count == 2)
        }
        let answer = OEmbedAnswer(SamplePage.page(draft), within: CGSize(width: 480, height: 640))
        #expect(answer.html?.contains("<script") == false && answer.xml.contains("<script") == false)
    }

    @Test(arguments: ["javascript:alert(1)", "data:text/html,<script>", "file:///etc/passwd", "?a=b"])
    func onlyAddressesOfTheWebAreLinks(url: String) throws {
        var draft = SamplePage.draft(.full)
        draft.url = try? MessageURL(url)
        draft.layout = .template(TemplateLayout(mediaFileURL: url, caption: "a"))
        let html = SamplePage.page(draft).html
        #expect(!html.contains("href=\"\(url)"))
        draft.url = try MessageURL("https://example.org/?a=1&b=2")
        #expect(
            SamplePage.page(draft).html.contains("<a href=\"https://example.org/?a=1&amp;b=2\" rel=\"nofollow noopener")
        )
    }
}
