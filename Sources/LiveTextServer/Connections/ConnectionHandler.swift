internal import HTTPTypes
internal import NIOCore
internal import NIOHTTPTypes

/// Watches one connection: notices that the client leaves, that a body comes too slowly, that an answer is not taken, and
/// that a client goes on sending what was already refused.
final class ConnectionHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    let presence = ClientPresence()
    private let limits: ConnectionLimits
    private let idle: IdleConnections
    private var body: (start: NIODeadline, bytes: Int)?
    private var paceCheck: RepeatedTask?
    private var end: Scheduled<Void>?
    private var isLingering = false

    init(limits: ConnectionLimits, idle: IdleConnections) {
        self.limits = limits
        self.idle = idle
    }

    func handlerAdded(context: ChannelHandlerContext) {
        idle.open(context.channel)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            idle.remove(context.channel)
            body = (.now(), 0)
            watchPace(context)
        case .body(let bytes):
            body?.bytes += bytes.readableBytes
        case .end:
            bodyIsOver()
            if isLingering {
                keepConnection()
                idle.add(context.channel)
            }
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard case .end = unwrapOutboundIn(data) else { return context.write(data, promise: promise) }
        let written = promise ?? context.eventLoop.makePromise(of: Void.self)
        closeConnection(context, after: limits.answerTime)
        let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        written.futureResult.whenComplete { _ in bound.value.handler.answerIsOut(bound.value.context) }
        context.write(data, promise: written)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed = event { presence.end() }
        context.fireUserInboundEventTriggered(event)
    }

    func channelInactive(context: ChannelHandlerContext) {
        idle.remove(context.channel)
        leave()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        idle.remove(context.channel)
        leave()
    }

    private func leave() {
        presence.end()
        bodyIsOver()
        keepConnection()
    }

    private func watchPace(_ context: ChannelHandlerContext) {
        paceCheck?.cancel()
        let interval = TimeAmount(limits.pace.patience / 4)
        let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        paceCheck = context.eventLoop.scheduleRepeatedTask(initialDelay: interval, delay: interval) { _ in
            bound.value.handler.checkPace(bound.value.context)
        }
    }

    private func checkPace(_ context: ChannelHandlerContext) {
        guard let body else { return }
        let time = Duration.nanoseconds((NIODeadline.now() - body.start).nanoseconds)
        guard limits.pace.isTooSlow(bytes: body.bytes, after: time) else { return }
        paceCheck?.cancel()
        // Reaches whoever reads the body, who can still answer.
        context.fireErrorCaught(SlowBody())
    }

    private func bodyIsOver() {
        body = nil
        paceCheck?.cancel()
        paceCheck = nil
    }

    private func answerIsOut(_ context: ChannelHandlerContext) {
        keepConnection()
        guard body != nil else { return idle.add(context.channel) }
        // The rest of a refused body is thrown away for a moment: a connection that is cut at once often loses the answer.
        isLingering = true
        closeConnection(context, after: limits.lingering)
    }

    private func keepConnection() {
        end?.cancel()
        isLingering = false
    }

    private func closeConnection(_ context: ChannelHandlerContext, after time: Duration) {
        end?.cancel()
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        end = context.eventLoop.scheduleTask(in: TimeAmount(time)) { bound.value.close(promise: nil) }
    }
}

@available(*, unavailable)
extension ConnectionHandler: Sendable {}
