/// A document as the words that it is written in: names, numbers, brackets, operators.
struct PDFPieces {
    private var pieces: [ArraySlice<UInt8>] = []

    /// Each piece has the blanks that follow it.
    init(of file: [UInt8]) {
        var start = 0
        for at in file.indices.dropFirst() {
            let (last, next) = (file[at - 1], file[at])
            guard !Self.isBlank(next) else { continue }
            let isFirst = Self.isBlank(last) || Self.delimiters.contains(next)
            let follows = Self.delimiters.contains(last) && last != UInt8(ascii: "/")
            // Brackets that are doubled stay together.
            if isFirst || follows, next != last || !Self.delimiters.contains(next) {
                pieces.append(file[start..<at])
                start = at
            }
        }
        pieces.append(file[start...])
    }

    /// The document with one to four changes; most times with its table and the lengths of its streams as they should be.
    func mutated(_ random: inout some RandomNumberGenerator) -> [UInt8] {
        var pieces = pieces
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            guard pieces.count > 4 else { break }
            change(&pieces, &random)
        }
        let file = Array(pieces.joined())
        return Int.random(in: 0..<8, using: &random) == 0 ? file : PDFRepair.repaired(file)
    }

    private func change(_ pieces: inout [ArraySlice<UInt8>], _ random: inout some RandomNumberGenerator) {
        let index = Int.random(in: 0..<pieces.count, using: &random)
        let other = Int.random(in: 0..<pieces.count, using: &random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0: pieces.remove(at: index)
        case 1: pieces.insert(pieces[other], at: index)
        case 2: pieces.swapAt(index, other)
        case 3:
            let run = pieces[other..<min(other + Int.random(in: 1...40, using: &random), pieces.count)]
            pieces.insert(contentsOf: Array(run), at: index)
        case 4: pieces.removeSubrange(index..<min(index + Int.random(in: 1...20, using: &random), pieces.count))
        case 5: pieces.insert(Self.some(of: Self.words, &random), at: index)
        default: replaceOne(in: &pieces, from: index, &random)
        }
    }

    /// Puts another number, reference or name where one stands.
    private func replaceOne(
        in pieces: inout [ArraySlice<UInt8>], from index: Int, _ random: inout some RandomNumberGenerator
    ) {
        guard let at = pieces[index...].firstIndex(where: { Self.isNumber($0) || $0.first == 0x2F }) else { return }
        if pieces[at].first == 0x2F {
            let names = pieces.filter { $0.first == 0x2F }
            pieces[at] =
                Bool.random(using: &random)
                ? names[Int.random(in: 0..<names.count, using: &random)] : Self.some(of: Self.names, &random)
        } else if at + 2 < pieces.count, pieces[at + 2].first == UInt8(ascii: "R") {
            pieces[at] = Array("\(Int.random(in: 0...24, using: &random)) ".utf8)[...]
        } else {
            pieces[at] = Self.some(of: Self.numbers, &random)
        }
    }

    private static func some(of words: [String], _ random: inout some RandomNumberGenerator) -> ArraySlice<UInt8> {
        Array((words[Int.random(in: 0..<words.count, using: &random)] + " ").utf8)[...]
    }

    private static let numbers = list(
        """
        0 1 -1 2 3 7 8 16 255 256 -32768 65535 65536 1000000 2147483647 -2147483648 4294967295 4294967296
        9223372036854775807 1e10 0.0001 -.5 1.5 99999999999.9 00000000000000000000000000001 90 180 270 45 --5 . nan
        """)
    private static let names = list(
        """
        /Page /Pages /Kids /Parent /Count /Resources /Contents /Font /XObject /Form /Image /Annots /Rotate /MediaBox /CropBox
        /UserUnit /FlateDecode /LZWDecode /ASCII85Decode /ASCIIHexDecode /RunLengthDecode /DCTDecode /JPXDecode /JBIG2Decode
        /CCITTFaxDecode /Crypt /Predictor /Columns /Colors /BitsPerComponent /Width /Height /ColorSpace /Indexed /Pattern
        /Separation /ICCBased /DeviceN /SMask /Mask /Decode /Matrix /BBox /Type0 /Type3 /CIDToGIDMap /W /DW /ToUnicode
        /Encoding /FontFile2 /Length /Filter /DecodeParms /ObjStm /XRef /Prev /Encrypt /AcroForm /SigFlags /Subtype /Group
        /OCProperties /ExtGState /PatternType /XStep /CharProcs /Differences /DecodeParms /EarlyChange
        """)
    private static let words = list(
        """
        << >> [ ] ( ) < > q Q BT ET Tj TJ ' " Tf Tr Tz Tm Td cm re W n f S Do sh gs scn cs BI ID EI BMC EMC d0 d1 obj endobj
        stream endstream xref trailer null true R %
        """)

    private static func list(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private static let delimiters = Array("()<>[]{}/%".utf8)

    private static func isBlank(_ byte: UInt8) -> Bool { [0, 9, 10, 12, 13, 32].contains(byte) }

    private static func isNumber(_ piece: ArraySlice<UInt8>) -> Bool {
        piece.first.map { (0x2B...0x39).contains($0) } ?? false
    }
}
