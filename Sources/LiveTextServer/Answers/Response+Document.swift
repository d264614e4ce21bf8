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
    init(json value: some Encodable) throws {
        self.init(mediaType: "application/json", bytes: (try OrderedJSONEncoder().encode(value) + "\n").utf8)
    }
}
