import Testing

@testable import DataDetection

@Suite struct OneTimeCodeDetectorTests {
    @Test(arguments: [
        ("Your code is 482 913", "482 913", "482913"), ("482913 is your Example verification code", "482913", "482913"),
        ("G-482913 is your verification code", "G-482913", "482913"), ("Ihr Bestätigungscode: 4829", "4829", "4829"),
        ("Votre code de vérification : 482913.", "482913", "482913"),
        ("Tu código de verificación es 482913", "482913", "482913"),
        ("認証コード：482913", "482913", "482913"), ("【例】验证码482913，请勿泄露", "482913", "482913"),
        ("인증번호 482913", "482913", "482913"), ("Ваш код подтверждения: 482913", "482913", "482913"),
    ])
    func findsCodes(text: String, span: String, code: String) throws {
        let match = try #require(found(.oneTimeCode, text).first)
        #expect(match.text == span)
        #expect(match.value == .identifier(IdentifierValue(number: code, kind: .oneTimeCode)))
    }

    @Test(arguments: [
        "Zip code 94607", "482913", "Area code 5106", "Promo code 20260", "Your code is 48", "Your code is 4829134821",
        "Use code SAVE20",
        "Your code is $4829", "code 12.4567",
    ])
    func leavesOthersAlone(text: String) {
        #expect(found(.oneTimeCode, text).isEmpty)
    }
}
