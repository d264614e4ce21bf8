internal import HTTPTypes
internal import Hummingbird
internal import LiveText
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix

/// The one service that this server asks, where it was told to: it gets requests that are none for this server, as they came.
struct UpstreamService: Sendable {
    private typealias Connection = NIOAsyncChannel<HTTPClientResponsePart, HTTPClientRequestPart>

    let address: UpstreamAddress
    /// Bytes that an answer may have.
    let answerLimit: Int
    let deadline: Duration

    /// Passes a request on, and the answer back.
    ///
    /// - Throws: ``Problem`` where the service does not answer in time, or too much.
    func answer(to request: Request, body: [UInt8]) async throws -> Response {
        do {
            return try await withThrowingTaskGroup(of: Response?.self) { group in
                group.addTask { try await exchange(request, body) }
                group.addTask { [deadline] in
                    try await Task.sleep(for: deadline)
                    return nil
                }
                defer { group.cancelAll() }
                guard let response = try await group.next() ?? nil else {
                    throw Problem(.gatewayTimeout, "timedOut", "The service behind this one did not answer in time.")
                }
                return response
            }
        } catch let problem as Problem {
            throw problem
        } catch let error as CancellationError {
            throw error
        } catch {
            throw Problem(.badGateway, "upstream", "The service behind this one cannot be reached.")
        }
    }

    private func exchange(_ request: Request, _ body: [UInt8]) async throws -> Response {
        let connection: Connection = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connectTimeout(.seconds(5))
            .connect(host: address.host, port: address.port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHTTPClientHandlers()
                    return try Connection(wrappingChannelSynchronously: channel)
                }
            }
        return try await connection.executeThenClose { answers, requests in
            try await requests.write(.head(head(of: request, length: body.count)))
            try await requests.write(.body(.byteBuffer(ByteBuffer(bytes: body))))
            try await requests.write(.end(nil))
            return try await response(from: answers)
        }
    }

    private func head(of request: Request, length: Int) -> HTTPRequestHead {
        var headers = HTTPHeaders([
            ("Host", address.authority), ("Content-Length", String(length)), ("Connection", "close"),
        ])
        if let type = request.headers[.contentType] { headers.add(name: "Content-Type", value: type) }
        if let accept = request.headers[.accept] { headers.add(name: "Accept", value: accept) }
        return HTTPRequestHead(
            version: .http1_1, method: .POST, uri: address.path + request.uri.path, headers: headers)
    }

    private func response(from parts: NIOAsyncChannelInboundStream<HTTPClientResponsePart>) async throws -> Response {
        var status = 502
        var type = "application/octet-stream"
        var bytes: [UInt8] = []
        for try await part in parts {
            switch part {
            case .head(let head):
                status = Int(head.status.code)
                type = head.headers["content-type"].first ?? type
            case .body(let chunk):
                guard chunk.readableBytes <= answerLimit - bytes.count else {
                    throw Problem(.badGateway, "upstream", "The service behind this one answered too much.")
                }
                bytes.append(contentsOf: chunk.readableBytesView)
            case .end:
                return Response(HTTPResponse.Status(code: status), mediaType: type, bytes: bytes)
            }
        }
        throw Problem(.badGateway, "upstream", "The service behind this one ended before its answer did.")
    }
}
