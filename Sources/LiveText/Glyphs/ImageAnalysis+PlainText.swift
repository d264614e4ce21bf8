internal import DocumentModel

extension ImageAnalysis {
    /// The transcript with the description of each picture, in brackets, where it has U+FFFC: `[blue icon]`.
    public var plainText: String {
        var labels = pictureLabels[...]
        return transcript.withPictures(labels: &labels)
    }

    /// What stands for the pictures that are no emoji, in their order.
    var pictureLabels: [String] { glyphs.filter { $0.unicode == nil }.map(\.plainText) }
}

extension String {
    /// The text with labels in the places of U+FFFC, which are taken off the labels. Without a label the place stays.
    func withPictures(labels: inout ArraySlice<String>) -> String {
        guard !labels.isEmpty, unicodeScalars.contains("\u{FFFC}") else { return self }
        var text = ""
        for letter in self {
            if letter == "\u{FFFC}", let label = labels.popFirst() { text += label } else { text.append(letter) }
        }
        return text
    }
}
