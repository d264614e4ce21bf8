internal import DocumentModel

extension ZXingSymbol {
    /// The kind and the content as they stand below the bars: zxing-cpp tells UPC by the 13 digits of EAN-13, of which it
    /// is the part that begins with a zero.
    var printed: (symbology: Symbology, bytes: [UInt8]) {
        guard [.ean13, .upca, .upce].contains(symbology), bytes.count == 13, bytes.first == UInt8(ascii: "0") else {
            return (symbology, bytes)
        }
        let digits = Array(bytes.dropFirst())
        return symbology == .upce ? (.upce, Self.compressed(digits)) : (.upca, digits)
    }

    /// The eight digits of UPC-E for the twelve of UPC-A.
    private static func compressed(_ full: [UInt8]) -> [UInt8] {
        let zero = UInt8(ascii: "0")
        // UPC-E leaves zeros out; which, its sixth digit says.
        let (maker, item) = (full[1...5], full[6...10])
        func digits(_ count: Int, _ rest: some Collection<UInt8>, _ kind: UInt8) -> [UInt8] {
            [full[0]] + maker.prefix(count) + rest + [kind, full[11]]
        }
        let zeros = maker.reversed().prefix { $0 == zero }.count
        if zeros >= 2, full[3] <= zero + 2, item.starts(with: [zero, zero]) {
            return [full[0]] + maker.prefix(2) + item.suffix(3) + [full[3], full[11]]
        }
        if zeros >= 2, item.starts(with: [zero, zero, zero]) { return digits(3, item.suffix(2), zero + 3) }
        if zeros >= 1, item.starts(with: [zero, zero, zero, zero]) { return digits(4, item.suffix(1), zero + 4) }
        return digits(5, [], full[10])
    }
}
