internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import NIOHTTPTypes
internal import RichText

/// Reads the bodies of requests into memory, within limits.
struct BodyReader: Sendable {
    let budget: UploadBudget
    let metrics: ServerMetrics

    /// Reads a body and hands it out with its digest; its memory counts as used until the handler has returned.
    ///
    /// - Throws: ``Problem`` where the body is too long, comes too slowly, or ends too early.
    func withBody<Result>(
        of request: Request, context: ServerContext, limit: Int,
        _ handler: (consuming [UInt8], Digest) async throws -> Result
    ) async throws -> Result {
        var taken = 0
        defer { budget.giveBack(taken) }
        let start = ContinuousClock.now
        let (bytes, digest) = try await read(request, context: context, limit: limit, taken: &taken)
        metrics.record(.receive, since: start)
        return try await handler(bytes, digest)
    }

    private func read(
        _ request: Request, context: ServerContext, limit: Int, taken: inout Int
    ) async throws(Problem) -> ([UInt8], Digest) {
        let announced = request.headers[.contentLength].flatMap { Int($0) }
        guard announced ?? 0 <= limit else { throw Self.tooLong(limit) }
        var bytes: [UInt8] = []
        var hash = RunningHash()
        do {
            if request.headers[.expect]?.lowercased() == "100-continue" {
                try await context.channel.writeAndFlush(HTTPResponsePart.head(HTTPResponse(status: .continue)))
            }
            for try await chunk in request.body {
                guard chunk.readableBytes <= limit - bytes.count else { throw Self.tooLong(limit) }
                guard budget.take(chunk.readableBytes) else {
                    throw Problem.busy("Too many uploads are under way: try again in a moment.")
                }
                taken += chunk.readableBytes
                // The announced length is believed up to a megabyte; beyond that, memory grows with what really comes.
                if bytes.isEmpty { bytes.reserveCapacity(min(announced ?? 0, 1 << 20)) }
                bytes.append(contentsOf: chunk.readableBytesView)
                // While the next chunk is on its way; at the end, it would take a millisecond of the request's time a megabyte.
                chunk.withUnsafeReadableBytes { hash.update(with: $0) }
            }
        } catch let problem as Problem {
            throw problem
        } catch is SlowBody {
            throw Problem(
                .requestTimeout, "requestTimeout", "The body came too slowly: send it faster, or a smaller one.")
        } catch {
            throw Self.endedEarly
        }
        guard announced ?? bytes.count == bytes.count else { throw Self.endedEarly }
        return (bytes, Digest(hash))
    }

    private static let endedEarly = Problem(
        .badRequest, "invalidRequest", "The body ended before its announced length.")

    private static func tooLong(_ limit: Int) -> Problem {
        Problem(.contentTooLarge, "bodyTooLarge", "The body is longer than \(limit) bytes: send a smaller one.")
    }
}
