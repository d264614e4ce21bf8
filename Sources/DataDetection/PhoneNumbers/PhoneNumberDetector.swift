import CPhoneNumber

/// Finds telephone numbers: by the numbering plans of libphonenumber, and after words such as "Tel" by their form.
///
/// The library is slow, so it is asked only about stretches that could hold a number, a few dozen characters each.
struct PhoneNumberDetector: ProvingDetector {
    static let type = DataType.phoneNumber

    private let options: DataDetector.Options

    init(options: DataDetector.Options) { self.options = options }

    func findings(in text: ScannedText) -> [Finding] {
        let scanner = PhoneCandidateScanner(text: text)
        var found: [Finding] = []
        var foundEnd = 0
        func add(_ numbers: [Finding]) {
            guard let last = numbers.last else { return }
            found += numbers
            foundEnd = last.range.upperBound
        }
        let answers = PhoneAnswers()
        var known: PhoneReader?
        // Made where a number may stand: what a text says of its countries takes long to find out.
        func reader(at offset: Int) -> PhoneReader {
            if let known, known.block.range.contains(offset) { return known }
            let reader = PhoneReader(
                text: text, block: text.evidence.block(at: offset), options: options, answers: answers)
            known = reader
            return reader
        }
        var places = text.offsets(before: PhoneCandidateScanner.maximumGap + 1)
        var offset = 0
        while let start = places.next(from: offset, in: text) {
            offset = start
            let unit = text[offset]
            guard unit.isDialDigit || unit.isDialPlus || unit.isOne(of: "([") || unit == 0xFF08 else {
                offset += 1
                continue
            }
            if VanityNumber.mayStart(at: offset, in: text),
                let vanity = VanityNumber(at: offset, in: text, libraries: reader(at: offset).libraries)
            {
                add([vanity.finding])
                offset = foundEnd
                continue
            }
            let candidate = scanner.candidate(at: offset)
            var end = candidate.range.upperBound
            if candidate.digitCount >= PhoneCandidateScanner.minimumDigits {
                let reader = reader(at: offset)
                if let lineBreak = candidate.lineBreak {
                    if let number = reader.brokenNumber(in: candidate, at: lineBreak) {
                        add([number])
                        end = foundEnd
                    } else {
                        end = lineBreak
                        add(reader.numbers(in: offset..<lineBreak, notBefore: foundEnd))
                    }
                } else {
                    add(reader.numbers(in: candidate.range, notBefore: foundEnd))
                }
                end = max(end, foundEnd)
                if foundEnd == end, let last = found.last {
                    add(PhoneDirectLines(text: text, after: last).findings)
                    end = max(end, foundEnd)
                }
            }
            offset = max(end, offset + 1)
        }
        return found
    }

    func isProof(_ finding: Finding, in text: ScannedText) -> Bool {
        // The numbering plan knows it, and the text says what it is.
        finding.specificity == .registered
            && (PhoneForm(text: text, range: finding.range).hasPlus
                || PhoneLabel(before: finding.range.lowerBound, in: text) == .phone)
    }
}
