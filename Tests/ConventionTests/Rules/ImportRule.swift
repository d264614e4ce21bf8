/// Imports go only downwards: what each module may import, as CONTRIBUTING's table says.
enum ImportRule {
    static let allowed: [String: Set<String>] = [
        "DocumentModel": cLibrary.union(["Algorithms"]),
        "DataDetection": system.union(["CPhoneNumber", "CPublicSuffix"]),
        "Imaging": system.union([
            "DocumentModel", "CAllocator", "CGIF", "CHEIF", "CJPEG", "COpenJPEG", "CPNG", "CTIFF", "CWebP",
        ]),
        "Recognition": system.union([
            "Algorithms", "DocumentModel", "Imaging", "CAllocator", "CNettle", "COpenVINO", "CTesseract", "CZBar",
            "CZLib",
            "CZXing",
        ]),
        "PDFDocuments": system.union(["CPDFium", "CQPDF", "CZLib", "DocumentModel", "Imaging"]),
        "RichText": system.union(["CNettle", "CSQLite", "DocumentModel", "Imaging"]),
        "LiveText": system.union([
            "DataDetection", "DocumentModel", "Imaging", "PDFDocuments", "Recognition", "RichText",
        ]),
        "LiveMessages": system.union(["DataDetection", "DocumentModel", "Imaging", "LiveText", "RichText"]),
        "LiveTextServer": system.union([
            "CAllocator", "CNettle", "CProcess", "CWeb", "GRDB", "HTTPTypes", "Hummingbird", "HummingbirdCore",
            "LiveMessages", "LiveText", "Logging", "RichText",
            "NIOCore", "NIOHTTP1", "NIOPosix",
            "NIOHTTPTypes", "NIOHTTPTypesHTTP1",
            "ServiceLifecycle", "UnixSignals",
        ]),
        "analyze": system.union(["ArgumentParser", "LiveMessages", "LiveText", "LiveTextServer", "RichText"]),
    ]
    private static let cLibrary: Set = ["Darwin", "Glibc", "Musl"]
    private static let system = cLibrary.union(["Dispatch", "Foundation", "FoundationEssentials", "Synchronization"])

    static func violations(in file: SourceFile) -> [String] {
        guard let allowed = allowed[file.module] else {
            return ["\(file.module) is not in the module table"]
        }
        return imports(in: file.code).filter { !allowed.contains($0) }
            .map { "\(file.module) may not import \($0)" }
    }

    static func imports(in code: String) -> [String] {
        let kinds = "struct|class|enum|protocol|typealias|func|let|var"
        return code.captures(##"^ *(?:@?\w+ +)*import +(?:(?:\##(kinds)) +)?(\w+)"##)
    }
}
