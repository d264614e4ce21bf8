internal import HTTPTypes
package import LiveText

/// The images of a request and what is asked of them.
package struct Submission: Sendable {
    package struct Image: Sendable {
        /// The image as the answer names it; nil where it has no name.
        package let name: String?
        /// The encoded image.
        package let bytes: [UInt8]
        /// The page of a document that is open; nil for an image, and for a document that nobody has looked at yet.
        package let page: ImageSource?

        package init(name: String? = nil, bytes: [UInt8], page: ImageSource? = nil) {
            self.name = name
            self.bytes = bytes
            self.page = page
        }
    }

    let images: [Image]
    let options: [Field]

    /// Takes a body apart into images and options.
    ///
    /// - Parameters:
    ///   - body: An image, or a form with images.
    ///   - contentType: The header's value; without one the body is an image.
    ///   - query: Further options. Those of the form win.
    ///   - partLimit: How many parts a form may have.
    /// - Throws: ``Problem`` where the body is neither an image nor a form, or where the form is damaged, has too many
    ///   parts, or has no image.
    init(body: [UInt8], contentType: String?, query: [Field], partLimit: Int) throws(Problem) {
        let type = contentType.map(HeaderValue.init) ?? HeaderValue("application/octet-stream")
        switch type.value {
        case "multipart/form-data":
            let form = try MultipartForm(body, boundary: type.parameters["boundary"] ?? "", limit: partLimit)
            let files = form.parts.filter { $0.name == "file" }
            guard !files.isEmpty else {
                throw Problem(.badRequest, "invalidRequest", "The form has no part named “file”: add the image as one.")
            }
            images = files.map { Image(name: $0.filename, bytes: Array($0.body)) }
            var fields: [Field] = []
            for part in form.parts where part.name != "file" {
                fields.append(Field(name: part.name, value: try Self.text(of: part)))
            }
            options = query.filter { option in !fields.contains { $0.name == option.name } } + fields
        case let value
        where ["application/octet-stream", "application/pdf"].contains(value) || value.hasPrefix("image/"):
            images = [Image(name: nil, bytes: body)]
            options = query
        default:
            throw Problem(
                .unsupportedMediaType, "unsupportedMediaType",
                "This type of body cannot be read: send the image as image/…, application/pdf or application/octet-stream, or a "
                    + "form as multipart/form-data.")
        }
    }

    private static func text(of part: MultipartForm.Part) throws(Problem) -> String {
        guard part.body.count <= 65_536, let text = String(validating: part.body, as: UTF8.self) else {
            throw Problem(.badRequest, "invalidRequest", "A field of the form is not text, or is too long.")
        }
        return text
    }
}
