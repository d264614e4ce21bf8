/// A set of ASCII units.
struct ASCIISet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// Whether a unit is in the set.
    subscript(unit: UInt16) -> Bool {
        unit < 0x40 ? low & 1 << UInt64(unit) != 0 : unit < 0x80 && high & 1 << UInt64(unit - 0x40) != 0
    }

    /// Adds a unit; others than ASCII are left out.
    mutating func insert(_ unit: UInt16) {
        if unit < 0x40 { low |= 1 << UInt64(unit) } else if unit < 0x80 { high |= 1 << UInt64(unit - 0x40) }
    }
}
