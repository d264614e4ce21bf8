import FuzzDriver
@testable import LiveTextServer

/// The program.
@_cdecl("FuzzHTTP_main")
public func run(_ count: CInt, _ arguments: FuzzDriver.Arguments) -> CInt {
    FuzzDriver.run(count, arguments, fuzzHTTP)
}

/// A request as a worker gets it → what it asks: query, forms, JSON, base64, texts and other services' formats. Nothing is read.
///
/// The first line is the route and the query, the second the content type, the third what is accepted; then comes the body.
private func fuzzHTTP(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = UnsafeBufferPointer(start: bytes, count: count)
    let parts = input.split(separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4 else { return 0 }
    let lines = parts.prefix(3).map { String(decoding: $0, as: UTF8.self) }
    let target = lines[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = target.first, let route = WorkerRequest.Route(rawValue: String(name)) else { return 0 }
    var request = WorkerRequest(route: route)
    request.query = target.count > 1 ? String(target[1]) : ""
    request.contentType = lines[1].isEmpty ? nil : lines[1]
    request.accept = lines[2].isEmpty ? nil : lines[2]
    do {
        _ = try InterpretedRequest(request, body: Array(parts[3]))
    } catch {
        precondition(!"\(error)".isEmpty, "refusals say why")
    }
    return 0
}
