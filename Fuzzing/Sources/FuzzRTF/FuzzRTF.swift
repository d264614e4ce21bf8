import Foundation
import FuzzDriver
import RichText

/// The program.
@_cdecl("FuzzRTF_main")
public func run(_ count: CInt, _ arguments: FuzzDriver.Arguments) -> CInt { FuzzDriver.run(count, arguments, fuzzRTF) }

/// RTF and flat RTFD → a document, which can be written and read again.
private func fuzzRTF(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(bytes: bytes, count: count)
    for document in [try? RichTextDocument(rtf: data), try? RichTextDocument(rtfd: data)] {
        guard let document, let rtf = try? document.rtf() else { continue }
        precondition((try? RichTextDocument(rtf: rtf)) != nil, "what was written can be read")
    }
    return 0
}
