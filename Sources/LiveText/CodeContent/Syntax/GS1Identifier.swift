internal import DataDetection

/// One of GS1's application identifiers (General Specifications, section 3.2).
struct GS1Identifier {
    let code: String
    let title: String
    /// The lengths that the value may have.
    let shortest: Int
    let longest: Int
    let isNumeric: Bool
    /// Whether the last digit of the value checks the others.
    let hasCheckDigit: Bool

    var isFixed: Bool { shortest == longest }

    /// The identifier that a text begins with; nil for one that is not known.
    init?(startOf text: Substring) {
        for length in 2...4 {
            let code = String(text.prefix(length))
            // Some identifiers end with a digit that tells where the decimal point stands.
            let family = length == 4 ? code.dropLast() + "n" : ""
            guard code.count == length, let entry = Self.table[code] ?? Self.table[family],
                length < 4 || code.last?.isASCIIDigit == true
            else { continue }
            self.code = code
            (title, shortest, longest, isNumeric, hasCheckDigit) = entry
            return
        }
        return nil
    }

    /// Whether a value has the length and the signs that the identifier prescribes.
    func fits(_ value: Substring) -> Bool {
        guard (shortest...longest) ~= value.count, value.allSatisfy({ isNumeric ? $0.isASCIIDigit : $0.isPrintable })
        else {
            return false
        }
        return !hasCheckDigit || GTIN.accepts(value.utf8)
    }

    private typealias Entry = (
        title: String, shortest: Int, longest: Int, isNumeric: Bool, hasCheckDigit: Bool
    )

    /// By code; "n" stands for any last digit.
    private static let table: [String: Entry] = {
        var table: [String: Entry] = [
            "00": ("SSCC", 18, 18, true, true), "01": ("GTIN", 14, 14, true, true),
            "02": ("CONTENT", 14, 14, true, true), "410": ("SHIP TO LOC", 13, 13, true, true),
            "411": ("BILL TO", 13, 13, true, true), "412": ("PURCHASE FROM", 13, 13, true, true),
            "413": ("SHIP FOR LOC", 13, 13, true, true), "414": ("LOC No.", 13, 13, true, true),
            "415": ("PAY TO", 13, 13, true, true), "416": ("PROD/SERV LOC", 13, 13, true, true),
            "417": ("PARTY", 13, 13, true, true), "8017": ("GSRN - PROVIDER", 18, 18, true, true),
            "8018": ("GSRN - RECIPIENT", 18, 18, true, true),
        ]
        for line in fields.split(separator: "\n") {
            let parts = line.split(separator: "|").map(\.trimmed)
            guard parts.count == 3, let kind = parts[1].first else { continue }
            let lengths = parts[1].dropFirst().split(separator: "-").compactMap { $0.digitValue() }
            guard let first = lengths.first, let last = lengths.last else { continue }
            table[parts[0]] = (parts[2], first, last, kind == "N", false)
        }
        return table
    }()

    /// Code, signs and lengths (N digits, X any), title.
    private static let fields = """
        10 | X1-20 | BATCH/LOT
        11 | N6 | PROD DATE
        12 | N6 | DUE DATE
        13 | N6 | PACK DATE
        15 | N6 | BEST BEFORE
        16 | N6 | SELL BY
        17 | N6 | USE BY
        20 | N2 | VARIANT
        21 | X1-20 | SERIAL
        22 | X1-20 | CPV
        235 | X1-28 | TPX
        240 | X1-30 | ADDITIONAL ID
        241 | X1-30 | CUST. PART No.
        242 | N1-6 | MTO VARIANT
        243 | X1-20 | PCN
        250 | X1-30 | SECONDARY SERIAL
        251 | X1-30 | REF. TO SOURCE
        253 | X13-30 | GDTI
        254 | X1-20 | GLN EXTENSION COMPONENT
        255 | N13-25 | GCN
        30 | N1-8 | VAR. COUNT
        310n | N6 | NET WEIGHT (kg)
        311n | N6 | LENGTH (m)
        312n | N6 | WIDTH (m)
        313n | N6 | HEIGHT (m)
        314n | N6 | AREA (m²)
        315n | N6 | NET VOLUME (l)
        316n | N6 | NET VOLUME (m³)
        320n | N6 | NET WEIGHT (lb)
        321n | N6 | LENGTH (in)
        322n | N6 | LENGTH (ft)
        323n | N6 | LENGTH (yd)
        324n | N6 | WIDTH (in)
        325n | N6 | WIDTH (ft)
        326n | N6 | WIDTH (yd)
        327n | N6 | HEIGHT (in)
        328n | N6 | HEIGHT (ft)
        329n | N6 | HEIGHT (yd)
        330n | N6 | GROSS WEIGHT (kg)
        331n | N6 | LENGTH (m), log
        332n | N6 | WIDTH (m), log
        333n | N6 | HEIGHT (m), log
        334n | N6 | AREA (m²), log
        335n | N6 | VOLUME (l), log
        336n | N6 | VOLUME (m³), log
        337n | N6 | KG PER m²
        340n | N6 | GROSS WEIGHT (lb)
        350n | N6 | AREA (in²)
        351n | N6 | AREA (ft²)
        352n | N6 | AREA (yd²)
        356n | N6 | NET WEIGHT (troy oz)
        357n | N6 | NET VOLUME (oz)
        360n | N6 | NET VOLUME (qt)
        361n | N6 | NET VOLUME (gal.)
        364n | N6 | VOLUME (in³)
        365n | N6 | VOLUME (ft³)
        366n | N6 | VOLUME (yd³)
        37 | N1-8 | COUNT
        390n | N1-15 | AMOUNT
        391n | N4-18 | AMOUNT
        392n | N1-15 | PRICE
        393n | N4-18 | PRICE
        394n | N4 | PRCNT OFF
        395n | N6 | PRICE/UoM
        400 | X1-30 | ORDER NUMBER
        401 | X1-30 | GINC
        402 | N17 | GSIN
        403 | X1-30 | ROUTE
        420 | X1-20 | SHIP TO POST
        421 | X4-12 | SHIP TO POST
        422 | N3 | ORIGIN
        423 | N3-15 | COUNTRY - INITIAL PROCESS
        424 | N3 | COUNTRY - PROCESS
        425 | N3-15 | COUNTRY - DISASSEMBLY
        426 | N3 | COUNTRY - FULL PROCESS
        427 | X1-3 | ORIGIN SUBDIVISION
        7001 | N13 | NSN
        7002 | X1-30 | MEAT CUT
        7003 | N10 | EXPIRY TIME
        7004 | N1-4 | ACTIVE POTENCY
        7006 | N6 | FIRST FREEZE DATE
        7007 | N6-12 | HARVEST DATE
        7008 | X1-3 | AQUATIC SPECIES
        703n | X4-30 | PROCESSOR
        710 | X1-20 | NHRN PZN
        711 | X1-20 | NHRN CIP
        712 | X1-20 | NHRN CN
        713 | X1-20 | NHRN DRN
        714 | X1-20 | NHRN AIM
        8001 | N14 | DIMENSIONS
        8002 | X1-20 | CMT No.
        8003 | X14-30 | GRAI
        8004 | X1-30 | GIAI
        8005 | N6 | PRICE PER UNIT
        8006 | N18 | ITIP
        8007 | X1-34 | IBAN
        8008 | N8-12 | PROD TIME
        8010 | X1-30 | CPID
        8011 | N1-12 | CPID SERIAL
        8013 | X1-25 | GMN
        8019 | N1-10 | SRIN
        8020 | X1-25 | REF No.
        8110 | X1-70 | COUPON
        8111 | N4 | POINTS
        8112 | X1-70 | COUPON
        8200 | X1-70 | PRODUCT URL
        90 | X1-30 | INTERNAL
        91 | X1-90 | INTERNAL
        92 | X1-90 | INTERNAL
        93 | X1-90 | INTERNAL
        94 | X1-90 | INTERNAL
        95 | X1-90 | INTERNAL
        96 | X1-90 | INTERNAL
        97 | X1-90 | INTERNAL
        98 | X1-90 | INTERNAL
        99 | X1-90 | INTERNAL
        """
}

extension Character {
    /// Whether it is one of ASCII's signs that can be seen.
    fileprivate var isPrintable: Bool { ("!"..."~").contains(self) }
}
