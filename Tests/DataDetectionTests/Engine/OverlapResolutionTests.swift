import Testing

@testable import DataDetection

@Suite struct OverlapResolutionTests {
    private func finding(_ range: Range<Int>, _ specificity: Finding.Specificity, _ name: String = "") -> Finding {
        Finding(type: .link, range: range, value: .link(url: name), specificity: specificity)
    }

    @Test func prefersTheMoreSpecific() {
        let shaped = finding(0..<20, .shaped)
        let registered = finding(5..<9, .registered)
        #expect(OverlapResolution.disjoint([shaped, registered], in: ScannedText("")) == [registered])
    }

    @Test func prefersTheLongerOfEquals() {
        let short = finding(0..<5, .registered)
        let long = finding(4..<10, .registered)
        #expect(OverlapResolution.disjoint([short, long], in: ScannedText("")) == [long])
    }

    @Test func prefersTheFirstOfTwins() {
        let twins = [finding(0..<5, .shaped, "a"), finding(0..<5, .shaped, "b")]
        #expect(OverlapResolution.disjoint(twins, in: ScannedText("")) == [twins[0]])
    }

    @Test func keepsBothEndsOfAChain() {
        let chain = [finding(0..<5, .registered), finding(4..<9, .shaped), finding(8..<12, .registered)]
        #expect(OverlapResolution.disjoint(chain, in: ScannedText("")) == [chain[0], chain[2]])
    }

    @Test func keepsNeighboursInOrderOfPlace() {
        let neighbours = [finding(5..<9, .shaped), finding(0..<5, .shaped), finding(9..<10, .explicit)]
        #expect(OverlapResolution.disjoint(neighbours, in: ScannedText("")).map(\.range) == [0..<5, 5..<9, 9..<10])
    }

    @Test func letsALinkKeepTheAddressInIt() {
        let matches = DataDetector().matches(in: "https://hi@example.com/5106533394 and john.doe.gov@mail.com")
        #expect(matches.map(\.type) == [.link, .emailAddress])
    }
}
