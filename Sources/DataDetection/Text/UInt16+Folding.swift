extension UInt16 {
    /// The unit in lower case and without accent, full-width forms as ASCII: how words are compared.
    var folded: UInt16 {
        if self < 0x80 { return isASCIIUppercase ? self + 0x20 : isSpace ? 0x20 : self }
        if self < 0x180 { return FoldedUnits.latin[Int(self)] }
        switch self {
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
