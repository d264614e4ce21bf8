import FuzzDriver
@testable import LiveText

/// The program.
@_cdecl("FuzzCodeContent_main")
public func run(_ count: CInt, _ arguments: FuzzDriver.Arguments) -> CInt {
    FuzzDriver.run(count, arguments, fuzzCodeContent)
}

/// Code payloads → contents → actions: the first byte picks the kind of code.
private func fuzzCodeContent(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = UnsafeBufferPointer(start: bytes, count: count)
    guard let choice = input.first else { return 0 }
    let payload = String(decoding: input.dropFirst(), as: UTF8.self)
    let symbologies: [Symbology] = [.qr, .dataMatrix, .ean13, .ean8, .upce, .upca, .itf14, .pdf417, .gs1DataBar]
    let code = Code(
        symbology: symbologies[Int(choice & 15) % symbologies.count], payload: payload,
        payloadBytes: Array(input.dropFirst()), isGS1: choice & 16 != 0,
        quad: Quad(Rectangle(x: 0, y: 0, width: 1, height: 1)))
    let content = code.content
    for action in content.actions {
        let scheme = action.url.prefix { $0 != ":" }.lowercased()
        precondition(["http", "https", "tel", "sms", "mailto", "geo", "data"].contains(scheme), "schemes are harmless")
    }
    _ = try? OrderedJSONEncoder().encode(content)
    return 0
}
