extension DateLanguage {
    static let japanese = DateLanguage(
        code: "ja",
        months: ["一月", "二月", "三月", "四月", "五月", "六月", "七月", "八月", "九月", "十月", "十一月", "十二月"],
        weekdays: [
            "月曜日|月曜|月!", "火曜日|火曜|火!", "水曜日|水曜|水!", "木曜日|木曜|木!", "金曜日|金曜|金!", "土曜日|土曜|土!", "日曜日|日曜|日!",
        ],
        days: [
            0: "今日|本日|きょう|当日!", 1: "明日|あした|あす|翌日", -1: "昨日|きのう|前日", 2: "明後日|あさって", -2: "一昨日|おととい",
        ],
        partsOfDays: [
            (0, .night, "今夜|今晩"), (0, .evening, "今夕"), (0, .morning, "今朝|けさ"), (-1, .night, "昨夜|昨晩|ゆうべ"),
            (1, .morning, "明朝"), (1, .night, "明晩"),
        ],
        dayParts: [
            .morning: "朝|午前中|午前", .noon: "正午|昼!|お昼", .afternoon: "午後", .evening: "夕方|夕|夕刻", .night: "夜|晩|深夜|夜中",
            .midnight: "真夜中|零時!", .earlyMorning: "早朝|未明|明け方",
        ],
        units: [
            .second: "秒|秒間", .minute: "分|分間", .hour: "時間", .day: "日|日間|泊|日々!", .week: "週間|週", .workday: "営業日|営業日間",
            .weekend: "週末", .month: "か月|ヶ月|カ月|ヵ月|箇月|か月間|ヶ月間|月!", .quarter: "四半期", .year: "年|年間|か年",
        ],
        recurring: [
            .day: "毎日", .week: "毎週", .month: "毎月", .year: "毎年", .workday: "平日!",
        ],
        eras: [
            2018: "令和", 1988: "平成", 1925: "昭和", 1911: "大正", 1867: "明治",
        ],
        holidays: [
            .fixed(month: 1, day: 1): "元日|元旦", .fixed(month: 12, day: 25): "クリスマス",
            .fixed(month: 12, day: 24): "クリスマスイブ", .fixed(month: 12, day: 31): "大晦日|大みそか",
            .fixed(month: 2, day: 14): "バレンタインデー", .fixed(month: 5, day: 5): "こどもの日",
            .fixed(month: 7, day: 4): "独立記念日",
        ],
        words: [
            .publicHoliday: "祝|祝日",
            .due: "まで|までに|締切|締め切り|期限|有効期限|消費期限|賞味期限|支払期限|支払期日|保管期限|返却期限|提出期限|申込期限|締切日|〆切|期日|必着|以前",
            .closed: "休業|定休日|休み|休館|定休|お休み|休診|休診日|休館日", .yearMark: "年", .monthMark: "月", .dayMark: "日",
            .hourMark: "時", .minuteMark: "分", .secondMark: "秒", .half: "半", .few: "数", .now: "今|現在!|ただ今|ただいま",
            .am: "午前|am", .pm: "午後|pm", .next: "来|次の|翌|今後|これから|向こう", .last: "先|前の|過去|昨!|去", .this: "今|この|本|同|今年の!",
            .ago: "前", .later: "後|のち|で", .forSpan: "あと!", .untilThen: "前|以前|まで", .sinceThen: "後|以降|の後|から!",
            .closing: "まで|までの間|の間|ごろ|頃|までに!|中", .early: "初め|上旬|はじめ", .mid: "中旬|半ば", .late: "末|下旬|終わり|の終わり",
            .every: "毎", .from: "自!", .to: "から|より!|至!", .and: "と", .of: "の|、!|に!", .around: "約|およそ",
        ],
        lookalikes: "同一|一時停止|一時的|一部分|自分|部分|十分な|十分に",
        topics: "はがもをにでへとやらこ約")
}
