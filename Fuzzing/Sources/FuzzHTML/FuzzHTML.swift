import Foundation
import FuzzDriver
import RichText

/// The program.
@_cdecl("FuzzHTML_main")
public func run(_ count: CInt, _ arguments: FuzzDriver.Arguments) -> CInt { FuzzDriver.run(count, arguments, fuzzHTML) }

/// HTML → a document, which can be written and read again.
private func fuzzHTML(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let document = try? RichTextDocument(html: Data(bytes: bytes, count: count))
    guard let document, let html = try? document.html() else { return 0 }
    precondition((try? RichTextDocument(html: html)) != nil, "what was written can be read")
    return 0
}
