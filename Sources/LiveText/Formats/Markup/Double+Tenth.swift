extension Double {
    /// To a tenth, without ".0"; "0" where it is not a number.
    var tenth: String {
        guard isFinite else { return "0" }
        let text = ((self * 10).rounded() / 10 + 0).description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
