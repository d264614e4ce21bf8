extension DateLanguage {
    static let japanese = DateLanguage(
        code: "ja",
        months: ["一月", "二月", "三月", "四月", "五月", "六月", "七月", "八月", "九月", "十月", "十一月", "十二月"],
        weekdays: [
            "月曜日|月曜", "火曜日|火曜", "水曜日|水曜", "木曜日|木曜", "金曜日|金曜", "土曜日|土曜", "日曜日|日曜",
        ],
        words: [
            .weekday(1): "月!", .weekday(2): "火!", .weekday(3): "水!", .weekday(4): "木!", .weekday(5): "金!", .weekday(6): "土!", .weekday(7): "日!",
            .yearMark: "年", .monthMark: "月", .dayMark: "日", .hourMark: "時", .minuteMark: "分", .secondMark: "秒", .half: "半", .few: "数",
            .day(0): "今日|本日|きょう|当日!", .day(1): "明日|あした|あす|翌日", .day(-1): "昨日|きのう|前日", .day(2): "明後日|あさって", .day(-2): "一昨日|おととい", .now: "今|現在!|ただ今|ただいま",
            .dayAndPart(0, .night): "今夜|今晩", .dayAndPart(0, .evening): "今夕", .dayAndPart(0, .morning): "今朝|けさ", .dayAndPart(-1, .night): "昨夜|昨晩|ゆうべ", .dayAndPart(1, .morning): "明朝", .dayAndPart(1, .night): "明晩",
            .am: "午前|am", .pm: "午後|pm", .dayPart(.morning): "朝|午前中|午前", .dayPart(.noon): "正午|昼!|お昼", .dayPart(.afternoon): "午後", .dayPart(.evening): "夕方|夕|夕刻", .dayPart(.night): "夜|晩|深夜|夜中", .dayPart(.midnight): "真夜中|零時!", .dayPart(.earlyMorning): "早朝|未明|明け方",
            .unit(.second): "秒|秒間", .unit(.minute): "分|分間", .unit(.hour): "時間", .unit(.day): "日|日間|泊", .unit(.week): "週間|週", .unit(.workday): "営業日|営業日間", .unit(.weekend): "週末", .unit(.month): "か月|ヶ月|カ月|ヵ月|箇月|か月間|ヶ月間|月!", .unit(.quarter): "四半期", .unit(.year): "年|年間|か年",
            .next: "来|次の|翌|今後|これから|向こう", .last: "先|前の|過去|昨!|去", .this: "今|この|本|同|今年の!", .ago: "前", .later: "後|のち|で", .forSpan: "あと!",
            .untilThen: "前|以前|まで", .sinceThen: "後|以降|の後|から!", .closing: "まで|までの間|の間|ごろ|頃|までに!|中", .early: "初め|上旬|はじめ", .mid: "中旬|半ば", .late: "末|下旬|終わり|の終わり", .every: "毎", .everyday(.day): "毎日", .everyday(.week): "毎週", .everyday(.month): "毎月", .everyday(.year): "毎年", .everyday(.workday): "平日!",
            .from: "自!", .to: "から|より!|至!", .and: "と", .of: "の|、!|に!", .around: "約|およそ",
            .era(2018): "令和", .era(1988): "平成", .era(1925): "昭和", .era(1911): "大正", .era(1867): "明治",
            .holiday(.fixed(month: 1, day: 1)): "元日|元旦", .holiday(.fixed(month: 12, day: 25)): "クリスマス", .holiday(.fixed(month: 12, day: 24)): "クリスマスイブ", .holiday(.fixed(month: 12, day: 31)): "大晦日|大みそか", .holiday(.fixed(month: 2, day: 14)): "バレンタインデー", .holiday(.fixed(month: 5, day: 5)): "こどもの日", .holiday(.fixed(month: 7, day: 4)): "独立記念日",
            .unit(.day): "日々!",
        ])
}
