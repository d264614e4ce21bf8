import CPhoneNumber

/// Reads the telephone numbers of a part of a text by the numbering plans of the countries to which it may belong.
struct PhoneReader {
    let text: ScannedText
    let block: EvidenceBlock
    /// The numbering plans to ask, the likeliest first.
    let libraries: [PhoneLibrary]
    private let kind: DocumentKind
    private let answers: PhoneAnswers
    /// Whether the caller or the text tells the country.
    private let isRegionKnown: Bool

    /// How many numbering plans are asked.
    private static let maximumRegions = 3
    /// From how much on what speaks for a country makes its plan worth asking, and leaves no doubt.
    private static let (sufficient, certain) = (4, 6)
    /// What is asked of a number with a trunk prefix where nothing tells the country: plans that differ in their lengths.
    private static let anyPlans = ["GB", "NZ", "DE", "FR", "AR", "JP"].map { PhoneLibrary(region: $0) }

    init(text: ScannedText, block: EvidenceBlock, options: DataDetector.Options, answers: PhoneAnswers) {
        (self.text, self.block, kind, self.answers) = (text, block, options.documentKind, answers)
        let ranked = block.rankedRegions(hint: options)
        let regions = ranked.enumerated().filter { $0.offset == 0 || $0.element.strength >= Self.sufficient }.map(
            \.element.code)
        libraries = (regions.isEmpty ? ["US"] : Array(regions.prefix(Self.maximumRegions))).map {
            PhoneLibrary(region: $0)
        }
        isRegionKnown = options.defaultRegion != nil || (ranked.first?.strength ?? 0) >= Self.certain
    }

    private var library: PhoneLibrary { libraries[0] }

    /// The numbers in a stretch of one line that start at `limit` or behind it.
    func numbers(in range: Range<Int>, notBefore limit: Int) -> [Finding] {
        var found: [Finding] = []
        for piece in PhonePieces(text: text, range: range).ranges where piece.lowerBound >= limit {
            let form = PhoneForm(text: text, range: piece)
            let label = label(of: form)
            if label != .other, let number = form.international(library) {
                found.append(number)
                continue
            }
            found += numbers(in: form, label: label)
        }
        return found
    }

    private func numbers(in form: PhoneForm, label: PhoneLabel) -> [Finding] {
        let mayExtend = mayExtend(form.range, in: text)
        let rules = PhoneNumberRules(piece: form, label: label)
        guard mayExtend || rules.mayAccept else { return [] }
        let digits = mayExtend || !form.isPlain ? nil : form.digits
        if digits != nil, !form.mayBeNumber, !form.mayHoldNumber(label: label) { return [] }
        var uncertain: [Finding] = []
        // With its country's prefix, a number needs no other plan.
        for library in form.hasPlus ? libraries.prefix(1) : libraries[...] {
            let (numbers, isCertain) = numbers(by: rules, wholeDigits: digits, mayExtend: mayExtend, library)
            if isCertain { return numbers }
            if uncertain.isEmpty { uncertain = numbers }
        }
        if !isRegionKnown, form.hasTrunkPrefix, label != .other, label == .none || mayExtend {
            for library in Self.anyPlans {
                let (numbers, isCertain) = numbers(by: rules, wholeDigits: digits, mayExtend: mayExtend, library)
                if isCertain { return numbers.map(\.withoutCountry) }
            }
        }
        if label == .phone, let number = labelledNumber(form) { return [number] }
        return uncertain
    }

    /// The numbers that a country's plan has in a piece, and whether one of them is certainly a number. `wholeDigits` are
    /// those of a piece that may be read as a whole.
    private func numbers(
        by rules: PhoneNumberRules, wholeDigits: String?, mayExtend: Bool, _ library: PhoneLibrary
    ) -> (numbers: [Finding], isCertain: Bool) {
        let form = rules.piece
        if let digits = wholeDigits {
            if let match = answers.number(digits, hasPlus: form.hasPlus, library) {
                let isAccepted = rules.accepts(match, at: form.range)
                let numbers = isAccepted ? [Finding(match, at: form.range, region: library.region)] : []
                return (numbers, isAccepted && match.isCertain)
            }
            guard form.mayHoldNumber(label: rules.label) else { return ([], false) }
        }
        var isCertain = false
        var accepted: [Finding] = []
        let window = window(from: form.range, mayExtend: mayExtend, in: text)
        for match in library.matches(in: window.map({ text[$0] })) {
            let place = window.lowerBound + match.range.lowerBound..<window.lowerBound + match.range.upperBound
            guard rules.accepts(match, at: place) else { continue }
            accepted.append(Finding(match, at: place, region: library.region))
            isCertain = isCertain || match.isCertain
        }
        return (accepted, isCertain)
    }

    /// What the words before a number say of it, or else the kind of the document.
    private func label(of form: PhoneForm) -> PhoneLabel {
        let label = PhoneLabel(before: form.range.lowerBound, in: form.text)
        guard label == .none else { return label }
        if kind == .businessCard, form.groups.count > 1 { return .phone }
        return kind == .receipt && form.groups.count == 1 ? .other : .none
    }

    /// Takes a number after a word for telephones as a whole, even if the plan of the region does not know it.
    private func labelledNumber(_ form: PhoneForm) -> Finding? {
        guard form.mayBeNumber, form.digitCount >= (form.startsWithNought ? 6 : 8), form.digitCount <= 15 else {
            return nil
        }
        if isRegionKnown || !form.hasTrunkPrefix, let match = library.number(form.string),
            match.validity != CPhoneNumberLocalOnly
        {
            return Finding(match, at: form.range, region: library.region)
        }
        let foreign = form.digitCount > 10 ? library.number("+" + form.digits) : nil
        let valid = foreign.flatMap { $0.validity == CPhoneNumberValid ? $0 : nil }
        let value = DataValue.phoneNumber(PhoneNumber(e164: valid?.e164, kind: valid?.kind))
        return Finding(type: .phoneNumber, range: form.range, value: value, specificity: .shaped)
    }

    /// The number that runs over the line end at `lineBreak`.
    func brokenNumber(in candidate: PhoneCandidate, at lineBreak: Int) -> Finding? {
        let window = window(
            from: candidate.range, mayExtend: mayExtend(candidate.range, in: text), in: text)
        guard candidate.range.count <= PhoneCandidateScanner.maximumLength else { return nil }
        let rules = PhoneNumberRules(piece: PhoneForm(text: text, range: candidate.range), label: .none)
        let matches = library.matches(in: window.map { text[$0].isLineEnd ? 0x20 : text[$0] })
        for match in matches {
            let place = window.lowerBound + match.range.lowerBound..<window.lowerBound + match.range.upperBound
            guard place.contains(lineBreak), rules.accepts(match, at: place) else { continue }
            // The line may also end with a number and the next start with another.
            let alone = library.number(text.string(in: place.lowerBound..<lineBreak))?.validity ?? CPhoneNumberLocalOnly
            guard alone.rawValue < match.validity.rawValue else { continue }
            return Finding(match, at: place, region: library.region)
        }
        return nil
    }

    /// Whether an extension may stand behind a piece.
    private func mayExtend(_ piece: Range<Int>, in text: ScannedText) -> Bool {
        var next = piece.upperBound
        while next - piece.upperBound < 3, text[next].isSpace || text[next].isOne(of: ",;:-") { next += 1 }
        // "x", "ext", "int", "anexo", "доб" and their full-width forms.
        return text[next].isOne(of: "xX#~") || text[next].isForeignExtension || text.hasASCII("ext", at: next)
            || text.hasASCII("int", at: next) || text.hasASCII("anexo", at: next)
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

extension PhoneLibrary.Match {
    fileprivate var isCertain: Bool { validity == CPhoneNumberValid || `extension` != nil }
}

extension Finding {
    fileprivate init(_ match: PhoneLibrary.Match, at range: Range<Int>, region: String) {
        let isWhole = match.validity != CPhoneNumberLocalOnly
        self.init(
            type: .phoneNumber,
            range: range,
            value: .phoneNumber(
                PhoneNumber(
                    e164: isWhole ? match.e164 : nil, extension: match.extension, kind: isWhole ? match.kind : nil)),
            specificity: match.validity == CPhoneNumberValid ? .registered : .shaped,
            region: region
        )
    }

    /// The number as one dials it in its country, whichever that is.
    fileprivate var withoutCountry: Finding {
        guard case .phoneNumber(let number) = value else { return self }
        return Finding(
            type: type, range: range, value: .phoneNumber(PhoneNumber(e164: nil, extension: number.extension)),
            specificity: .shaped)
    }
}
