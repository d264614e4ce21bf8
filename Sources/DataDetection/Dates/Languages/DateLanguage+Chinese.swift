extension DateLanguage {
    static let chinese = DateLanguage(
        code: "zh",
        months: ["一月|元月|正月", "二月", "三月", "四月", "五月", "六月", "七月", "八月", "九月", "十月", "十一月", "十二月|腊月"],
        weekdays: [
            "星期一|周一|礼拜一|週一|禮拜一", "星期二|周二|礼拜二|週二|禮拜二", "星期三|周三|礼拜三|週三|禮拜三", "星期四|周四|礼拜四|週四|禮拜四", "星期五|周五|礼拜五|週五|禮拜五", "星期六|周六|礼拜六|週六|禮拜六",
            "星期日|星期天|周日|周天|礼拜天|礼拜日|週日|禮拜天|禮拜日",
        ],
        words: [
            .yearMark: "年", .monthMark: "月|月份", .dayMark: "日|号|號", .hourMark: "点|點|时|時|点钟|點鐘|点整|點整", .minuteMark: "分|分钟!|分鐘!", .secondMark: "秒|秒钟!", .ordinal(1): "初一", .ordinal(2): "初二", .ordinal(3): "初三", .ordinal(4): "初四", .ordinal(5): "初五",
            .ordinal(6): "初六", .ordinal(7): "初七", .ordinal(8): "初八", .ordinal(9): "初九", .ordinal(10): "初十",
            .half: "半", .quarterHour(15): "一刻", .quarterHour(45): "三刻", .few: "几|幾|数|數",
            .day(0): "今天|今日|今儿|今!", .day(1): "明天|明日|明!|翌日|次日", .day(-1): "昨天|昨日|昨!", .day(2): "后天|後天|后日", .day(-2): "前天|前日", .day(3): "大后天|大後天", .day(-3): "大前天", .now: "现在|現在|此刻|目前!|马上!|立刻!",
            .dayAndPart(0, .evening): "今晚|今夜", .dayAndPart(0, .morning): "今早|今晨", .dayAndPart(1, .evening): "明晚", .dayAndPart(1, .morning): "明早|明晨", .dayAndPart(-1, .evening): "昨晚|昨夜", .dayAndPart(-1, .morning): "昨早",
            .dayPart(.morning): "上午|早上|早晨|早间|早!|清晨|清早", .dayPart(.noon): "中午|正午", .dayPart(.afternoon): "下午|午后|午後", .dayPart(.evening): "晚上|傍晚|晚间|晚!|夜晚", .dayPart(.night): "夜里|深夜|夜间|半夜", .dayPart(.midnight): "午夜|零点!", .dayPart(.earlyMorning): "凌晨",
            .unit(.second): "秒|秒钟|秒鐘", .unit(.minute): "分钟|分鐘", .unit(.hour): "小时|小時|个小时|個小時|钟头|个钟头|個鐘頭", .unit(.day): "天|日!", .unit(.week): "周|星期|个星期|礼拜|个礼拜|週|個星期", .unit(.weekend): "周末|週末|个周末|個週末", .unit(.month): "个月|個月|月!", .unit(.quarter): "季度|个季度", .unit(.year): "年|年度",
            .next: "下|下个|下個|未来|未來|接下来|之后|之後|后|後", .last: "上|上个|上個|过去|過去|之前|前", .this: "本|这|這|这个|這個|今|本周内!|当|當", .ago: "前|以前|之前", .later: "后|後|以后|以後|之后|之後", .within: "再过|再過",
            .untilThen: "之前|以前", .sinceThen: "之后|以后|之後|以後", .closing: "之间|之間|期间", .early: "初|上旬", .mid: "中旬", .late: "末|底|下旬", .every: "每|每个|每個", .everyday(.day): "每天|每日|天天", .everyday(.week): "每周|每週|每星期", .everyday(.month): "每月|每个月", .everyday(.year): "每年",
            .from: "从|從|自", .to: "到|至|直到", .and: "和|与|與", .of: "的", .around: "大约|约|大概",
            .holiday(.fixed(month: 1, day: 1)): "元旦|元旦节", .holiday(.fixed(month: 12, day: 25)): "圣诞节|聖誕節|圣诞", .holiday(.fixed(month: 10, day: 1)): "国庆节|国庆|國慶節", .holiday(.fixed(month: 5, day: 1)): "劳动节|勞動節|五一劳动节", .holiday(.fixed(month: 2, day: 14)): "情人节|情人節", .holiday(.fixed(month: 6, day: 1)): "儿童节",
            .era(1911): "民国|民國",
        ])
}
