import Testing

@testable import DataDetection

/// Words of dates that are parts of other words, or other words altogether, and what shows that they are dates.
@Suite struct DateLookalikeTests {
    private let reference = "2026-03-02T09:00:00"

    @Test(arguments: [
        // 한 시 is one o'clock, 시스템 a system; 이 낮 would be this noon, 낮은 is low.
        ("ko", "설치한 시스템의 기본 지역"), ("ko", "매우 간결한 시스템이 됩니다"), ("ko", "시력이 낮은 사용자를 위해"),
        // 一点 is a bit, 两点 two points, 同一分区 the same partition.
        ("zh", "有一点要记住"), ("zh", "创建两点间的链接"), ("zh", "所有文件在同一分区"),
        // 一時停止 is to pause, 自分 oneself.
        ("ja", "実行を一時停止します"), ("ja", "自分の部屋"),
        ("it", "molti ora sono giovani"), ("tr", "99 SPEED MART S/B"), ("tr", "iki ekim arası"),
        ("en", "scp-173m"), ("en", "key 3ed00e26ccc11a-0:0"), ("en", "usb2/2-1/2-1:1.0/host"), ("en", "-1d"),
    ])
    func leavesOthersAlone(language: String, text: String) {
        let matches = found(.date, text, region: nil, languages: [language], reference: reference)
        #expect(matches.map(\.text) == [])
    }

    @Test(arguments: [
        ("ko", "한 시에 만나요", "한 시", "2026-03-02T01:00:00"),
        ("ko", "오후 세 시 반", "오후 세 시 반", "2026-03-02T15:30:00"),
        ("zh", "下午一点开会", "下午一点", "2026-03-02T13:00:00"), ("zh", "三点半见", "三点半", "2026-03-02T03:30:00"),
        ("ja", "八時に会いましょう", "八時", "2026-03-02T08:00:00"), ("tr", "12 Mart 2026", "12 Mart 2026", "2026-03-12"),
        ("it", "ora 10:30", "10:30", "2026-03-02T10:30:00"), ("en", "-2 days", "-2 days", "2026-02-28"),
    ])
    func evidenceBesideThemMakesThemDates(language: String, text: String, span: String, iso: String) {
        let matches = found(.date, text, region: nil, languages: [language], reference: reference)
        #expect(matches.map(\.text) == [span])
        guard case .date(let value) = matches.first?.value else { return }
        #expect(value.iso == iso)
    }

    @Test func aLineOfTwoShortDatesIsARange() {
        let value = found(.date, "Booked:\n28/2-1/3\n", region: "GB", reference: reference).first?.value
        #expect(value == .date(DateValue(start: "2026-02-28", end: "2026-03-01")))
    }
}
