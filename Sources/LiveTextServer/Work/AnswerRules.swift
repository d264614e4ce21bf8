internal import LiveText

/// What the server passes on to clients: a worker has interpreted a stranger's bytes, and may no longer be what it was.
enum AnswerRules {
    private static let statuses: Set = [200, 400, 413, 415, 422, 500, 503, 504]
    private static let mediaTypes = Set(AnalysisFormat.allCases.map(\.mediaType)).union([
        "application/json", "application/problem+json",
    ])
    /// Several stages an image, and no form has more images.
    private static let timeLimit = 8192

    /// Whether an answer may be passed on to the client who sent the request.
    static func allow(_ head: WorkerAnswer.Head, bodyLength: Int, limit: Int) -> Bool {
        statuses.contains(head.status) && mediaTypes.contains(head.mediaType) && bodyLength <= limit
            && [head.problem, head.azureCode].allSatisfy { $0.map(isName) ?? true }
            // What is put to a kept file is a short query.
            && head.storedID.map { $0.utf8.count == 36 && bodyLength <= 65_536 } ?? true
            && head.attachedBytes.map { (0...bodyLength).contains($0) } ?? true
            && head.times.count <= timeLimit && head.times.allSatisfy { (0..<86_400).contains($0.seconds) }
    }

    /// What headers and the log may hold.
    private static func isName(_ text: String) -> Bool {
        (1...40).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }
}
