extension UInt16 {
    /// The unit in lower case and without accent, full-width forms as ASCII: how words are compared.
    var folded: UInt16 {
        if self < 0x80 { return isASCIIUppercase ? self + 0x20 : isSpace ? 0x20 : self }
        if self < 0x180 { return FoldedUnits.latin[Int(self)] }
        switch self {
        case 0x410...0x42F: return self + 0x20
        case 0x400, 0x401, 0x450, 0x451: return 0x435
        case 0x402...0x40F: return self + 0x50
        // Alif with hamza or madda, alif maqsura, ta marbuta; the digits of Arabic and Persian.
        case 0x622, 0x623, 0x625: return 0x627
        case 0x649, 0x6CC: return 0x64A
        case 0x629: return 0x647
        case 0x660...0x669: return self - 0x660 + 0x30
        case 0x6F0...0x6F9: return self - 0x6F0 + 0x30
        case 0xFF01...0xFF5E: return (self - 0xFEE0).lowercasedASCII
        case 0x2019, 0x2018: return 0x27
        case 0x2010, 0x2011: return 0x2D
        default: return self
        }
    }
}

private enum FoldedUnits {
    /// For each unit below U+0180 its letter alone.
    static let latin: [UInt16] = (0..<0x180 as Range<UInt16>).map { unit in
        guard unit >= 0x80, let scalar = Unicode.Scalar(unit) else { return unit.isSpace ? 0x20 : unit.lowercasedASCII }
        if unit.isSpace { return 0x20 }
        return plain[scalar] ?? unit
    }

    private static let plain: [Unicode.Scalar: UInt16] = {
        var plain: [Unicode.Scalar: UInt16] = [:]
        for (letter, accented) in [
            ("a", "àáâãäåāăąÀÁÂÃÄÅĀĂĄ"), ("c", "çćĉċčÇĆĈĊČ"), ("d", "ďđĎĐ"), ("e", "èéêëēĕėęěÈÉÊËĒĔĖĘĚ"),
            ("g", "ĝğġģĜĞĠĢ"), ("i", "ìíîïĩīĭįıÌÍÎÏĨĪĬĮİ"), ("l", "ĺļľŀłĹĻĽĿŁ"), ("n", "ñńņňÑŃŅŇ"),
            ("o", "òóôõöøōŏőÒÓÔÕÖØŌŎŐ"), ("r", "ŕŗřŔŖŘ"), ("s", "śŝşšŚŜŞŠ"), ("t", "ţťŧŢŤŦ"),
            ("u", "ùúûüũūŭůűųÙÚÛÜŨŪŬŮŰŲ"), ("y", "ýÿŷÝŸŶ"), ("z", "źżžŹŻŽ"),
        ] as [(Unicode.Scalar, String)] {
            for scalar in accented.unicodeScalars { plain[scalar] = UInt16(letter.value) }
        }
        plain["º"] = 0xBA
        return plain
    }()
}
