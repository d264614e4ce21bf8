import Foundation
import RichText

/// Shows a message as a notification of the desktop; each `{}` in it is a glyph.
///
///     swift run SendNotification Ada "Happy birthday {} see you" party.heic [folder for pictures]
@main struct SendNotification {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 3 else {
            print("usage: SendNotification sender 'message with {}' glyph.heic [folder for pictures]")
            return
        }
        let glyph = try AdaptiveImageGlyph(imageContent: Data(contentsOf: URL(fileURLWithPath: arguments[3])))
        let parts = arguments[2].components(separatedBy: "{}").map { AttributedString($0) }
        let text = parts.dropFirst().reduce(parts.first ?? AttributedString()) { text, part in
            text + AttributedString(adaptiveImageGlyph: glyph) + part
        }
        let folder = arguments.count > 4 ? URL(fileURLWithPath: arguments[4]) : FileManager.default.temporaryDirectory
        let capabilities = try NotificationServer.capabilities()
        let notification = try DesktopNotification(appName: "LiveText").updating(
            from: AttributedMessageContext(sender: arguments[1], attributedContent: text), capabilities: capabilities,
            assets: folder)
        print("server: \(capabilities.sorted().joined(separator: " "))\nbody:   \(notification.body)")
        try NotificationServer.send(notification)
    }
}
