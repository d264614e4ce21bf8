/// Finds codes that are asked for once: "Your code is 482 913", "482913 is your verification code".
struct OneTimeCodeDetector: Detector {
    static let type = DataType.oneTimeCode

    private static let before = CueWords(
        """
        your code is|code is|verification code|security code|confirmation code is|one-time code|one time code|one-time password|one-time passcode|one time password|one-time pin|otp|otp is|passcode|login code|\
        sign-in code|access code|authentication code|authorization code|use code|enter code|your code|code lautet|bestätigungscode|sicherheitscode|verifizierungscode|einmalcode|einmalpasswort|anmeldecode|ihr code|dein code|tan|\
        code de vérification|code de sécurité|code de confirmation|code à usage unique|votre code|ton code|código de verificación|código de seguridad|tu código|su código|código de acceso|\
        codice di verifica|codice di sicurezza|codice di conferma|il tuo codice|código de verificação|código de segurança|seu código|verificatiecode|beveiligingscode|inlogcode|uw code|je code|\
        kod weryfikacyjny|kod autoryzacyjny|twój kod|verifieringskod|säkerhetskod|din kod|bekræftelseskode|engangskode|din kode|vahvistuskoodi|doğrulama kodu|onay kodu|ověřovací kód|код подтверждения|ваш код|код для входа|\
        رمز التحقق|קוד אימות|認証コード|確認コード|ワンタイムパスワード|セキュリティコード|验证码|驗證碼|校验码|动态码|인증번호|인증 코드|보안 코드|kode verifikasi|kode otp|mã xác nhận|mã xác minh|mã otp|รหัส otp
        """)
    private static let after = CueWords(
        "is your|ist ihr|ist dein|est votre|es tu|es su|è il tuo|é o seu|is uw|is je|to twój|är din|er din"
    )
    private static let subjects = CueWords("code|passcode|otp|password|pin|código|codice|kod|kode|einmalpasswort")
    private static let reach = 28

    init(options: DataDetector.Options) {}

    func findings(in text: ScannedText) -> [Finding] {
        var found: [Finding] = []
        for start in text.numberStarts where start >= found.last?.range.upperBound ?? 0 {
            guard let range = code(at: start, in: text), isNamed(range, in: text) else { continue }
            let digits = text.string(in: start..<range.upperBound).filter(\.isNumber)
            let value = IdentifierValue(number: digits, kind: .oneTimeCode)
            found.append(Finding(type: .oneTimeCode, range: range, value: .identifier(value), specificity: .explicit))
        }
        return found
    }

    /// Four to eight digits, perhaps in two halves, perhaps behind a letter: "G-482913".
    private func code(at start: Int, in text: ScannedText) -> Range<Int>? {
        guard text[start].isASCIIDigit else { return nil }
        var end = start
        while text[end].isASCIIDigit, end - start < 9 { end += 1 }
        let first = end - start
        if (3...4).contains(first), text[end].isOne(of: " -"), (1...first).allSatisfy({ text[end + $0].isASCIIDigit }),
            !text[end + first + 1].isASCIIDigit
        {
            end += first + 1
        }
        let digits = (start..<end).count { text[$0].isASCIIDigit }
        guard (4...8).contains(digits), !text.isWord(at: end),
            !(text[end].isOne(of: ".,:/-") && text.isWord(at: end + 1)),
            !text[end].isOne(of: "%€$")
        else { return nil }
        let hasLetter =
            text[start - 1] == UInt16(ascii: "-") && text[start - 2].isASCIIUppercase && !text.isWord(at: start - 3)
        guard
            hasLetter
                || (!text.isWord(at: start - 1) || text[start - 1].isUnspacedScript)
                    && !text[start - 1].isOne(of: "-/.,+$#_")
        else { return nil }
        return (hasLetter ? start - 2 : start)..<end
    }

    private func isNamed(_ range: Range<Int>, in text: ScannedText) -> Bool {
        if Self.before.isNear(range, in: text, before: Self.reach, after: 0) { return true }
        let behind = range.upperBound..<range.upperBound
        return Self.after.isNear(behind, in: text, before: 0, after: 3)
            && Self.subjects.isNear(behind, in: text, before: 0, after: 48)
    }
}
