/// Reads addresses in Japanese and Chinese, from the largest part to the smallest, without spaces.
struct IdeographicAddressReader {
    let text: ScannedText
    let isJapanese: Bool

    /// An address has no more characters.
    private static let maximumLength = 64

    /// The address whose first part, a prefecture or a province, or whose postal code starts at an offset.
    func address(at start: Int) -> (range: Range<Int>, parts: PostalAddress)? {
        isJapanese ? japanese(at: start) : chinese(at: start)
    }

    private func japanese(at start: Int) -> (Range<Int>, PostalAddress)? {
        var parts = PostalAddress()
        var offset = start
        if text[offset] == 0x3012 {
            let code = offset + 1 + (text[offset + 1].isSpace ? 1 : 0)
            guard (0..<3).allSatisfy({ text[code + $0].folded.isASCIIDigit }), text[code + 3].isDialDash,
                (4..<8).allSatisfy({ text[code + $0].folded.isASCIIDigit })
            else { return nil }
            parts.zip = text.string(in: code..<code + 8)
            offset = code + 8
            while offset - code < 11, text[offset].isSpace { offset += 1 }
        }
        let prefecture = Self.prefectures.first { hasString($0, at: offset) }
        // Large towns, and any behind a postal code, go without their prefecture.
        guard
            prefecture != nil || parts.zip != nil && hasTown(from: offset)
                || Self.cities.contains(where: { hasString($0, at: offset) })
        else { return nil }
        if parts.zip == nil, text[offset - 1] >= 0x4E00, text[offset - 1] < 0xA000, prefecture == nil { return nil }
        parts.state = prefecture
        let townStart = offset + (prefecture?.utf16.count ?? 0)
        guard var end = numberedEnd(from: townStart, roles: "丁目番地号-") else { return nil }
        let cityEnd = cityEnd(from: townStart, before: end) ?? townStart
        if cityEnd > townStart { parts.city = text.string(in: townStart..<cityEnd) }
        parts.street = text.string(in: cityEnd..<end)
        // A building behind a space or in the next line: "JR博多シティ9F".
        if text[end].isSpace, let building = buildingEnd(from: end + 1) { end = building }
        return (start..<end, parts)
    }

    /// The end of a city with its ward, a ward of Tokyo, or a town: 京都市中京区, 渋谷区, 瑞穂町.
    private func cityEnd(from start: Int, before limit: Int) -> Int? {
        func end(in range: Range<Int>, _ roles: Set<UInt16>) -> Int? {
            let number = range.first { text[$0].folded.isASCIIDigit } ?? range.upperBound
            return range.prefix { $0 < number }.first { roles.contains(text[$0]) && !roles.contains(text[$0 + 1]) }
                .map { $0 + 1 }
        }
        let reach = min(limit, start + 9)
        guard start + 1 < reach else { return nil }
        guard let city = end(in: start + 1..<reach, Set("市区".utf16)) else {
            return end(in: start + 1..<reach, Set("町村".utf16))
        }
        guard text[city - 1] == 0x5E02, city < min(limit, city + 5) else { return city }
        return end(in: city..<min(limit, city + 5), Set("区".utf16)) ?? city
    }

    private func chinese(at start: Int) -> (Range<Int>, PostalAddress)? {
        var end = start
        var hasCity = false
        var parts = PostalAddress()
        var partStart = start
        var streetStart = start
        // 省 市 区 县 路 街: names that end in what they are.
        while end - start < Self.maximumLength, text[end].isUnspacedScript, !text[end].isSpace, !isMark(text[end]) {
            switch text[end] {
            case 0x7701: parts.state = text.string(in: partStart..<end + 1)
            case 0x5E02:
                hasCity = true
                if parts.city == nil { parts.city = text.string(in: partStart..<end + 1) }
            default: break
            }
            if Self.regions.contains(text[end]) { partStart = end + 1 }
            // The district belongs to the street: there is no other part for it.
            if text[end] == 0x5E02, streetStart == start { streetStart = end + 1 }
            if Self.roads.contains(text[end]), isHouse(at: end + 1) { break }
            end += 1
        }
        guard hasCity, Self.roads.contains(text[end]),
            let numbered = numberedEnd(from: end + 1, roles: "号號幢栋棟室楼樓层層单元弄座")
        else { return nil }
        parts.street = text.string(in: streetStart..<numbered)
        return (start..<numbered, parts)
    }

    /// 省 市 区 區 县 縣 鎮 镇 鄉 乡
    private static let regions = Set("省市区區县縣鎮镇鄉乡".utf16)
    /// What names of streets end in: 路 街 道 巷, and parts of long ones: 段 弄
    private static let roads = Set("路街道巷段弄".utf16)

    /// A number, or a part of a street in words with a number behind it: "五段7號".
    private func isHouse(at start: Int) -> Bool { text[start].folded.isASCIIDigit }

    /// Whether an address is written in the characters of Taiwan and Hong Kong.
    func isTraditional(_ range: Range<Int>) -> Bool {
        let traditional = Set("縣區號樓層鎮鄉臺灣廣東龍馬".utf16)
        return range.contains { traditional.contains(text[$0]) }
    }

    /// Whether a name that ends in 市 区 郡 町 村 starts at an offset.
    private func hasTown(from start: Int) -> Bool {
        let ends = Set("市区郡町村".utf16)
        return (start + 1..<start + 8).contains { offset in
            ends.contains(text[offset])
                && (start..<offset).allSatisfy { text[$0].isUnspacedScript && !isMark(text[$0]) }
        }
    }

    private func isMark(_ unit: UInt16) -> Bool {
        unit == 0x3001 || unit == 0x3002 || unit == 0xFF0C || unit == 0xFF1A || unit == 0xFF08 || unit == 0xFF09
    }

    /// The end of names and numbers whose last is a number or the word behind one.
    private func numberedEnd(from start: Int, roles: String) -> Int? {
        let roles = Set(roles.utf16)
        var end = start
        var lastNumber: Int?
        while end - start < Self.maximumLength,
            text[end].isUnspacedScript && !isMark(text[end]) && !text[end].isSpace || text[end].folded.isASCIIDigit
                || text[end].isDialDash
        {
            let unit = text[end]
            if unit.folded.isASCIIDigit || roles.contains(unit) && lastNumber == end {
                lastNumber = end + 1
            } else if lastNumber != nil, !roles.contains(unit), !unit.isDialDash {
                break
            }
            if unit.isDialDash, lastNumber == end, text[end + 1].folded.isASCIIDigit { lastNumber = end + 1 }
            end += 1
        }
        return lastNumber
    }

    private func buildingEnd(from start: Int) -> Int? {
        var end = start
        var hasFloor = false
        while end - start < 24, text.isWord(at: end) || text[end] == 0x30FC {
            if text[end].isOne(of: "F") || [0x968E, 0x53F7, 0x5BA4].contains(text[end]),
                text[end - 1].folded.isASCIIDigit
            {
                hasFloor = true
                end += 1
                break
            }
            end += 1
        }
        return hasFloor ? end : nil
    }

    private func hasString(_ string: String, at offset: Int) -> Bool {
        var place = offset
        for unit in string.utf16 {
            guard text[place] == unit else { return false }
            place += 1
        }
        return true
    }

    /// Whether an address may start with a character: that of a postal code, or the first of a prefecture or province.
    static func isStart(_ unit: UInt16, isJapanese: Bool) -> Bool {
        (isJapanese ? prefectureStarts : provinceStarts).contains(unit)
    }

    private static let prefectures: [String] = [
        "東京都", "北海道", "大阪府", "京都府", "神奈川県", "和歌山県", "鹿児島県", "青森県", "岩手県", "宮城県", "秋田県", "山形県", "福島県", "茨城県", "栃木県",
        "群馬県", "埼玉県", "千葉県", "新潟県", "富山県", "石川県", "福井県", "山梨県", "長野県", "岐阜県", "静岡県",
        "愛知県", "三重県", "滋賀県", "兵庫県", "奈良県", "鳥取県", "島根県", "岡山県", "広島県", "山口県", "徳島県", "香川県", "愛媛県", "高知県", "福岡県", "佐賀県",
        "長崎県", "熊本県", "大分県", "宮崎県", "沖縄県",
    ]
    /// The wards of Tokyo, and the cities that have wards.
    private static let cities = [
        "千代田区", "中央区", "港区", "新宿区", "文京区", "台東区", "墨田区", "江東区", "品川区", "目黒区", "大田区", "世田谷区", "渋谷区", "中野区", "杉並区", "豊島区",
        "北区",
        "荒川区", "板橋区", "練馬区", "足立区", "葛飾区", "江戸川区", "札幌市", "仙台市", "さいたま市", "千葉市", "横浜市", "川崎市", "相模原市", "新潟市", "静岡市",
        "浜松市",
        "名古屋市", "京都市", "大阪市", "堺市", "神戸市", "岡山市", "広島市", "北九州市", "福岡市", "熊本市",
    ]
    private static let prefectureStarts = Set((prefectures + cities).compactMap { $0.utf16.first } + [0x3012])
    private static let provinceStarts = Set(
        "北上天重河山辽吉黑江浙安福湖广海四贵云陕甘青台内宁新西香澳遼廣貴雲陝內寧臺高桃基嘉苗彰南屏宜花金連杭深成武苏蘇青大郑厦济长哈沈昆合佛东東无".utf16)
}
