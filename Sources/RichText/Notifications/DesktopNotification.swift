/// A notification of the desktop: the arguments of `org.freedesktop.Notifications.Notify`.
///
/// Send it with whatever speaks D-Bus; nothing here does. What the server can show is asked first, by its method
/// `GetCapabilities`.
///
/// ```swift
/// let notification = try DesktopNotification(appName: "Chat").updating(
///     from: AttributedMessageContext(sender: "Ada", attributedContent: text), capabilities: capabilities, assets: folder)
/// ```
public struct DesktopNotification: Hashable, Sendable {
    /// The program that sends it.
    public var appName: String
    /// The number of the notification that this one takes the place of; 0 for none.
    public var replacesID: UInt32
    /// A name of an icon, or an address of a file.
    public var appIcon: String
    /// The line above the text.
    public var summary: String
    /// The text, as markup where the server has `body-markup`.
    public var body: String
    /// Keys and titles of buttons by turns.
    public var actions: [String]
    /// Hints whose values are strings.
    public var hints: [String: String]
    /// Milliseconds until it goes; -1 leaves it to the server, and 0 is never.
    public var expireTimeout: Int32

    /// Makes a notification without a text.
    public init(appName: String, replacesID: UInt32 = 0, appIcon: String = "", expireTimeout: Int32 = -1) {
        self.appName = appName
        self.replacesID = replacesID
        self.appIcon = appIcon
        self.expireTimeout = expireTimeout
        summary = ""
        body = ""
        actions = []
        hints = [:]
    }
}
