/// The answer to a batch: one annotation an image, in their order.
package struct GoogleVisionResponse: Hashable, Sendable, Codable {
    package var responses: [GoogleVisionAnnotation]

    package init(responses: [GoogleVisionAnnotation]) {
        self.responses = responses
    }
}
