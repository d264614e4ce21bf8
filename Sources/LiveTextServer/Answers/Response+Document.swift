internal import HTTPTypes
internal import Hummingbird
internal import LiveText
internal import NIOCore

extension Response {
    /// An answer with a body.
    init(_ status: HTTPResponse.Status = .ok, mediaType: String, bytes: some Sequence<UInt8>, headers: HTTPFields = [:])
    {
        var headers = headers
        headers[.contentType] = mediaType
        self.init(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    /// An answer that is an object.
    init(json value: some Encodable, status: HTTPResponse.Status = .ok) throws {
        self.init(status, mediaType: "application/json", bytes: (try OrderedJSONEncoder().encode(value) + "\n").utf8)
    }

    /// A refusal as clients of another service know it.
    init(_ problem: Problem, as error: some Encodable) {
        let text = (try? OrderedJSONEncoder().encode(error)) ?? "{}"
        self.init(problem.status, mediaType: "application/json", bytes: (text + "\n").utf8, headers: problem.headers)
    }

    /// A refusal.
    init(_ problem: Problem) {
        let text = (try? OrderedJSONEncoder().encode(problem)) ?? "{}"
        self.init(
            problem.status, mediaType: "application/problem+json", bytes: (text + "\n").utf8, headers: problem.headers)
    }
}
