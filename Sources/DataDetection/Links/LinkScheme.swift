/// The schemes of links that are safe to open.
enum LinkScheme {
    /// A list of what is allowed: whatever runs code or reads files (`javascript:`, `data:`, `file:`, `vbscript:` and
    /// those yet to come) is not on it.
    static let allowed: Set<String> = ["http", "https", "ftp", "ftps"]
}
