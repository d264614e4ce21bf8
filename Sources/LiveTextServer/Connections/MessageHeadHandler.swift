internal import HTTPTypes
internal import LiveText
internal import NIOCore
internal import NIOHTTP1

/// Looks at the head of each message before its version and its duplicate headers are forgotten.
final class MessageHeadHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let metrics: ServerMetrics
    private var isRefused = false

    init(metrics: ServerMetrics) {
        self.metrics = metrics
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isRefused else { return }
        guard case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
        // RFC 9112, 3.2: a request has one, and a proxy may have believed another of several.
        let hosts = head.headers["Host"].count
        guard hosts == 1 || (hosts == 0 && head.version == .http1_0) else { return refuse(context) }
        // RFC 9112, 9.3: a client that speaks HTTP/1.0 takes the end of the connection for the end of the answer.
        if head.version == .http1_0 { head.headers.replaceOrAdd(name: "Connection", value: "close") }
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    /// Counts what is not HTTP, since the later handler that answers it knows no request to count.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if error is HTTPParserError { countRefusal() }
        context.fireErrorCaught(error)
    }

    private func refuse(_ context: ChannelHandlerContext) {
        isRefused = true
        countRefusal()
        let problem = Problem(.badRequest, "invalidRequest", "A request has exactly one Host header.")
        let answer = WorkerAnswer(problem, for: .analyze)
        let headers: HTTPHeaders = [
            "Content-Type": answer.head.mediaType, "Content-Length": "\(answer.body.count)", "Connection": "close",
        ]
        context.write(
            wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .badRequest, headers: headers))),
            promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: answer.body)))), promise: nil)
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in bound.value.close(promise: nil) }
    }

    private func countRefusal() {
        metrics.count(ServerMetrics.RequestKind(route: "none", method: "other", status: 400))
    }
}

@available(*, unavailable)
extension MessageHeadHandler: Sendable {}
