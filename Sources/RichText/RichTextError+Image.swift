import Imaging

extension RichTextError {
    /// Does what may fail as an image does, and says so of a glyph.
    static func ofImage<Value>(_ body: () throws -> Value) throws(RichTextError) -> Value {
        do {
            return try body()
        } catch let error as RichTextError {
            throw error
        } catch let error as ImageAnalysisError {
            let code: Code =
                switch error.code {
                case .unsupportedFormat: .unsupportedFormat
                case .imageTooLarge: .tooLarge
                case .engineUnavailable: .encoderUnavailable
                default: .unreadableGlyph
                }
            throw RichTextError(code, error.message)
        } catch {
            throw RichTextError(.unreadableGlyph, "The glyph could not be read: \(error)")
        }
    }
}
