import Testing

@testable import Recognition

@Suite struct InkProfileTests {
    /// A strip of 40 × 10 with ink in some columns, each a few rows high.
    private func profile(ink columns: [Int], ground: UInt8 = 230, ink: UInt8 = 20) -> InkProfile {
        var gray = [UInt8](repeating: ground, count: 400)
        for column in columns {
            for row in 3..<7 { gray[row * 40 + column] = ink }
        }
        return InkProfile(gray: gray, width: 40, height: 10)
    }

    @Test(arguments: [(230, 20), (10, 250), (120, 60)] as [(UInt8, UInt8)])
    func gapsLieBetweenInk(ground: UInt8, ink: UInt8) {
        let profile = profile(ink: [2, 3, 4, 11, 12, 30], ground: ground, ink: ink)
        #expect(profile.widestGap(in: 0..<40) == 17)
        #expect(profile.widestGap(in: 0..<13) == 6)
        #expect(profile.widestGap(in: 2..<5) == 0)
        #expect(profile.widestGap(in: 31..<40) == 9)
    }

    @Test func onlyThePartThatIsAskedFor() {
        let profile = profile(ink: [2, 30])
        #expect(profile.widestGap(in: 10..<14) == 4)
        #expect(profile.widestGap(in: -100..<5) == 2)
        #expect(profile.widestGap(in: 35..<1000) == 5)
        #expect(profile.widestGap(in: 50..<60) == 0)
        #expect(profile.widestGap(in: 7..<7) == 0)
    }

    @Test func blankStripIsOneGap() {
        #expect(profile(ink: []).widestGap(in: 0..<40) == 40)
    }

    /// Shades that are nearer to the ground than to the ink, as the blur around letters has them.
    @Test func blurIsNoInk() {
        var gray = [UInt8](repeating: 200, count: 400)
        for row in 2..<8 {
            gray[row * 40 + 9] = 0
            gray[row * 40 + 10] = 0
            gray[row * 40 + 11] = 150
            gray[row * 40 + 12] = 90
        }
        let profile = InkProfile(gray: gray, width: 40, height: 10)
        #expect(profile.widestGap(in: 11..<12) == 1)
        #expect(profile.widestGap(in: 12..<13) == 0)
    }

    @Test func stripsWithoutPixels() {
        for (count, width, height) in [(0, 0, 0), (10, 0, 10), (10, 10, 0), (99, 10, 10), (10, -1, -10)] {
            let profile = InkProfile(gray: [UInt8](repeating: 0, count: count), width: width, height: height)
            #expect(profile.widestGap(in: 0..<10) == 0)
        }
    }
}
