import CPhoneNumber

/// Finds telephone numbers: by the numbering plans of libphonenumber, and after words such as "Tel" by their form.
///
/// The library is slow, so it is asked only about stretches that could hold a number, a few dozen characters each.
struct PhoneNumberDetector: ProvingDetector {
    static let type = DataType.phoneNumber

    private let library: PhoneLibrary
    private let kind: DocumentKind

    init(options: DataDetector.Options) {
        library = PhoneLibrary(region: options.defaultRegion)
        kind = options.documentKind
    }

    func findings(in text: ScannedText) -> [Finding] {
        let scanner = PhoneCandidateScanner(text: text)
        var found: [Finding] = []
        var places = text.offsets(before: PhoneCandidateScanner.maximumGap + 1)
        var offset = 0
        while let start = places.next(from: offset, in: text) {
            offset = start
            let unit = text[offset]
            guard unit.isDialDigit || unit.isDialPlus || unit.isOne(of: "([") || unit == 0xFF08 else {
                offset += 1
                continue
            }
            let candidate = scanner.candidate(at: offset)
            var end = candidate.range.upperBound
            if candidate.digitCount >= PhoneCandidateScanner.minimumDigits {
                if let lineBreak = candidate.lineBreak {
                    if let number = brokenNumber(in: candidate, at: lineBreak, of: text) {
                        found.append(number)
                        end = number.range.upperBound
                    } else {
                        end = lineBreak
                        found += numbers(in: offset..<lineBreak, of: text, last: found.last)
                    }
                } else {
                    found += numbers(in: candidate.range, of: text, last: found.last)
                }
                end = max(end, found.last?.range.upperBound ?? 0)
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

    /// The numbers in a stretch of one line.
    private func numbers(in range: Range<Int>, of text: ScannedText, last: Finding?) -> [Finding] {
        var found: [Finding] = []
        for piece in PhonePieces(text: text, range: range).ranges where piece.lowerBound >= last?.range.upperBound ?? 0
        {
            let form = PhoneForm(text: text, range: piece)
            let mayExtend = mayExtend(piece, in: text)
            let label = label(of: form)
            if label != .other, let number = form.international(library) {
                found.append(number)
                continue
            }
            let rules = PhoneNumberRules(text: text, piece: piece, label: label)
            guard mayExtend || rules.mayAccept(form) else { continue }
            let whole = mayExtend || !form.isPlain ? nil : library.number(form.string)
            var isCertain = false
            var accepted: [Finding] = []
            for (match, place) in matches(in: form, whole: whole, label: label, mayExtend: mayExtend)
            where rules.accepts(match, at: place) {
                accepted.append(Finding(match, at: place))
                isCertain = isCertain || match.validity == CPhoneNumberValid || match.extension != nil
            }
            if label == .phone, !isCertain, let number = labelledNumber(form, whole: whole) {
                found.append(number)
            } else {
                found += accepted
            }
        }
        return found
    }

    /// What the words before a number say of it, or else the kind of the document.
    private func label(of form: PhoneForm) -> PhoneLabel {
        let label = PhoneLabel(before: form.range.lowerBound, in: form.text)
        guard label == .none else { return label }
        if kind == .businessCard, form.groups.count > 1 { return .phone }
        return kind == .receipt && form.groups.count == 1 ? .other : .none
    }

    /// What the library finds in a piece. To read it as a whole takes a fraction of the time of a search in it.
    private func matches(
        in form: PhoneForm, whole: PhoneLibrary.Match?, label: PhoneLabel, mayExtend: Bool
    ) -> [(match: PhoneLibrary.Match, place: Range<Int>)] {
        if let whole { return [(whole, form.range)] }
        if !mayExtend, form.isPlain, !form.mayHoldNumber(label: label) { return [] }
        let window = window(from: form.range, mayExtend: mayExtend, in: form.text)
        return library.matches(in: window.map { form.text[$0] }).map { match in
            (match, window.lowerBound + match.range.lowerBound..<window.lowerBound + match.range.upperBound)
        }
    }

    /// Takes a number after a word for telephones as a whole, even if the plan of the region does not know it.
    ///
    /// `whole` is what the library says of the number; nil if the library was not asked or does not know it.
    private func labelledNumber(_ form: PhoneForm, whole: PhoneLibrary.Match?) -> Finding? {
        guard form.isWellFormed, form.isApart, !form.isDate else { return nil }
        let digits = form.digits
        guard digits.count >= (digits.hasPrefix("0") ? 6 : 8), digits.count <= 15 else { return nil }
        if let match = whole ?? library.number(form.string), match.validity != CPhoneNumberLocalOnly {
            return Finding(match, at: form.range)
        }
        let foreign = digits.count > 10 ? library.number("+" + digits) : nil
        let valid = foreign.flatMap { $0.validity == CPhoneNumberValid ? $0 : nil }
        let value = DataValue.phoneNumber(PhoneNumber(e164: valid?.e164, kind: valid?.kind))
        return Finding(type: .phoneNumber, range: form.range, value: value, specificity: .shaped)
    }

    /// The number that runs over the line end at `lineBreak`.
    private func brokenNumber(in candidate: PhoneCandidate, at lineBreak: Int, of text: ScannedText) -> Finding? {
        let window = window(
            from: candidate.range, mayExtend: mayExtend(candidate.range, in: text), in: text)
        guard candidate.range.count <= PhoneCandidateScanner.maximumLength else { return nil }
        let rules = PhoneNumberRules(text: text, piece: candidate.range, label: .none)
        let matches = library.matches(in: window.map { text[$0].isLineEnd ? 0x20 : text[$0] })
        for match in matches {
            let place = window.lowerBound + match.range.lowerBound..<window.lowerBound + match.range.upperBound
            guard place.contains(lineBreak), rules.accepts(match, at: place) else { continue }
            // The line may also end with a number and the next start with another.
            let alone = library.number(text.string(in: place.lowerBound..<lineBreak))?.validity ?? CPhoneNumberLocalOnly
            guard alone.rawValue < match.validity.rawValue else { continue }
            return Finding(match, at: place)
        }
        return nil
    }

    /// Whether an extension may stand behind a piece.
    private func mayExtend(_ piece: Range<Int>, in text: ScannedText) -> Bool {
        var next = piece.upperBound
        while next - piece.upperBound < 3, text[next].isSpace || text[next].isOne(of: ",;:-") { next += 1 }
        // "x", "ext", "int", "anexo", "доб" and their full-width forms.
        return text[next].isOne(of: "xX#~") || text[next].isForeignExtension || text.hasASCII("ex", at: next)
            || text.hasASCII("int", at: next) || text.hasASCII("an", at: next)
    }

    /// A piece and what follows it in the line, as far as an extension may reach.
    private func window(from piece: Range<Int>, mayExtend: Bool, in text: ScannedText) -> Range<Int> {
        let limit = piece.upperBound + (mayExtend ? 24 : 4)
        var end = piece.upperBound
        while end < min(limit, text.count), !text[end].isLineEnd { end += 1 }
        // Not in the middle of a pair.
        if UTF16.isTrailSurrogate(text[end]) { end -= 1 }
        return piece.lowerBound..<max(end, piece.upperBound)
    }
}

extension UInt16 {
    /// "д", and "e", "i", "x", "#" and "~" in full width.
    fileprivate var isForeignExtension: Bool {
        switch self {
        case 0x414, 0x434, 0xFF03, 0xFF25, 0xFF29, 0xFF38, 0xFF45, 0xFF49, 0xFF58, 0xFF5E: true
        default: false
        }
    }
}

extension Finding {
    fileprivate init(_ match: PhoneLibrary.Match, at range: Range<Int>) {
        let isWhole = match.validity != CPhoneNumberLocalOnly
        self.init(
            type: .phoneNumber,
            range: range,
            value: .phoneNumber(
                PhoneNumber(
                    e164: isWhole ? match.e164 : nil, extension: match.extension, kind: isWhole ? match.kind : nil)),
            specificity: match.validity == CPhoneNumberValid ? .registered : .shaped
        )
    }
}
