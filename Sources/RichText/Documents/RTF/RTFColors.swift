/// The table of colours; the first is what text has that says nothing.
struct RTFColors {
    private var colors: [TextColor?] = []
    private var current: (red: Int?, green: Int?, blue: Int?)

    mutating func setRed(_ value: Int) { current.red = value }
    mutating func setGreen(_ value: Int) { current.green = value }
    mutating func setBlue(_ value: Int) { current.blue = value }

    /// A semicolon ends a colour; one that says nothing is the usual one.
    mutating func end() {
        let parts = [current.red, current.green, current.blue]
        let values = parts.map { UInt8(clamping: $0 ?? 0) }
        colors.append(
            parts.allSatisfy { $0 == nil } ? nil : TextColor(red: values[0], green: values[1], blue: values[2]))
        current = (nil, nil, nil)
    }

    subscript(number: Int?) -> TextColor? {
        guard let number, colors.indices.contains(number) else { return nil }
        return colors[number]
    }
}
