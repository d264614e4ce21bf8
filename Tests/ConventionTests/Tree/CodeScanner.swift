import Foundation

/// Tells code from comments and string literals.
enum CodeScanner {
    // In this order: a delimiter that opens a longer literal comes before the one that it starts with.
    private static let blanked = [
        #"//[^\n]*"#,
        #"/\*[\s\S]*?\*/"#,
        ##"#"{3}[\s\S]*?"{3}#"##,
        #""{3}[\s\S]*?"{3}"#,
        ##"#"[^\n]*?"#"##,
        #""(?:\\.|[^"\\\n])*""#,
    ].joined(separator: "|")

    /// The text with every comment and literal replaced by a space; line ends inside them are lost.
    static func code(in text: String) -> String {
        text.replacingOccurrences(of: blanked, with: " ", options: .regularExpression)
    }
}
