import Foundation

/// A body as a browser's form sends it.
struct Form {
    private(set) var data = Data()
    let boundary = "----form" + UUID().uuidString

    var type: String { "multipart/form-data; boundary=\(boundary)" }
    var body: Data { data + Data("--\(boundary)--\r\n".utf8) }

    mutating func add(_ name: String, _ value: String) {
        data += Data("--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n".utf8)
    }

    mutating func addFile(_ filename: String, _ bytes: Data, field: String = "file") {
        let disposition = "Content-Disposition: form-data; name=\"\(field)\"; filename=\"\(filename)\""
        data +=
            Data("--\(boundary)\r\n\(disposition)\r\nContent-Type: image/png\r\n\r\n".utf8) + bytes + Data("\r\n".utf8)
    }
}
