import DocumentModel
import Foundation
import Imaging
import Testing

@testable import RichText

@Suite struct DesktopNotificationTests {
    private static func context(_ text: AttributedString) -> AttributedMessageContext {
        AttributedMessageContext(sender: "Ada", attributedContent: text)
    }

    private static func text() throws -> AttributedString {
        let glyph = try SampleGlyph.glyph(description: "pie <hot> & \"round\"", encoding: .png)
        return AttributedString("a < b & ") + AttributedString(adaptiveImageGlyph: glyph) + AttributedString(" yes")
    }

    @Test func serversWithImagesInTheBodyGetThem() throws {
        let folder = TemporaryFolder()
        let notification = try DesktopNotification(appName: "Chat").updating(
            from: Self.context(Self.text()), capabilities: ["body", "body-markup", "body-images"], assets: folder.url)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        let name = try #require(names.first)
        #expect(names.count == 1)
        #expect(notification.summary == "Ada")
        #expect(
            notification.body
                == "a &lt; b &amp; <img src=\"\(folder.url.appendingPathComponent(name).absoluteString)\" "
                + "alt=\"pie &lt;hot&gt; &amp; &quot;round&quot;\"/> yes")
        let picture = try ImageDecoder.decodeTransparent(
            [UInt8](Data(contentsOf: folder.url.appendingPathComponent(name))))
        #expect(picture.size.width == 32 && !picture.isOpaque)
        #expect(notification.hints.isEmpty)
    }

    @Test func otherServersGetTheDescription() throws {
        let folder = TemporaryFolder()
        func body(_ capabilities: Set<String>) throws -> String {
            try DesktopNotification(appName: "Chat").updating(
                from: Self.context(Self.text()), capabilities: capabilities, assets: folder.url
            ).body
        }
        #expect(try body(["body", "body-markup"]) == "a &lt; b &amp; [pie &lt;hot&gt; &amp; &quot;round&quot;] yes")
        #expect(try body(["body"]) == "a < b & [pie <hot> & \"round\"] yes")
        // Images without markup are none: there is no way to write them.
        #expect(try body(["body", "body-images"]) == "a < b & [pie <hot> & \"round\"] yes")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }

    @Test func glyphAloneIsTheImageToo() throws {
        let folder = TemporaryFolder()
        let glyph = try SampleGlyph.glyph(description: "", encoding: .png)
        let alone = AttributedString(" ") + AttributedString(adaptiveImageGlyph: glyph) + AttributedString("\n")
        let notification = try DesktopNotification(appName: "Chat").updating(
            from: Self.context(alone), capabilities: ["body"], assets: folder.url)
        #expect(notification.body == " [picture]\n")
        let markup = try DesktopNotification(appName: "Chat").updating(
            from: Self.context(alone), capabilities: ["body", "body-markup"], assets: folder.url)
        #expect(markup.body == " [picture]\n")
        let image = try #require(notification.hints["image-path"].flatMap(URL.init))
        #expect(try AdaptiveImageGlyph(imageContent: Data(contentsOf: image)) == glyph)
        let two = Self.context(alone + alone)
        #expect(
            try DesktopNotification(appName: "").updating(from: two, capabilities: [], assets: folder.url).hints.isEmpty
        )
    }

    @Test func missingGlyphsAreSaid() throws {
        var text = AttributedString("\u{FFFC}")
        text.missingImageGlyph = "x"
        let notification = try DesktopNotification(appName: "Chat").updating(
            from: Self.context(text), capabilities: ["body-markup", "body-images"], assets: TemporaryFolder().url)
        #expect(notification.body == "[picture]")
    }

    @Test func folderThatIsNotThereIsAnError() throws {
        let error = #expect(throws: RichTextError.self) {
            try DesktopNotification(appName: "Chat").updating(
                from: Self.context(Self.text()), capabilities: ["body-markup", "body-images"],
                assets: URL(fileURLWithPath: "/nonexistent"))
        }
        #expect(error?.code == .storeFailed)
    }
}
