extension DateLanguage {
    static let korean = DateLanguage(
        code: "ko",
        months: ["일월!", "이월!", "삼월!", "사월!", "오월!", "유월!", "칠월!", "팔월!", "구월!", "시월!", "십일월", "십이월"],
        weekdays: ["월요일|월!", "화요일|화!", "수요일|수!", "목요일|목!", "금요일|금!", "토요일|토!", "일요일|일!"],
        numbers: ["영!", "한!", "두!", "세!", "네!", "다섯", "여섯", "일곱", "여덟", "아홉", "열", "열한", "열두"],
        days: [
            0: "오늘", 1: "내일", -1: "어제", 2: "모레|내일모레", -2: "그저께|그제",
        ],
        partsOfDays: [
            (0, .night, "오늘 밤|오늘밤"), (0, .morning, "오늘 아침"), (-1, .night, "어젯밤|어제 밤"), (0, .evening, "오늘 저녁"),
        ],
        dayParts: [
            .morning: "오전|아침", .noon: "정오|낮!", .afternoon: "오후", .evening: "저녁", .night: "밤", .midnight: "자정",
            .earlyMorning: "새벽",
        ],
        units: [
            .second: "초", .minute: "분", .hour: "시간", .day: "일|날!|일간", .week: "주|주일|주간", .workday: "영업일",
            .weekend: "주말", .month: "개월|달|월!", .quarter: "분기", .year: "년|년간|해!",
        ],
        recurring: [
            .day: "매일", .week: "매주", .month: "매월|매달", .year: "매년", .workday: "평일",
        ],
        holidays: [
            .fixed(month: 1, day: 1): "신정|새해 첫날", .fixed(month: 12, day: 25): "크리스마스|성탄절",
            .fixed(month: 3, day: 1): "삼일절", .fixed(month: 5, day: 5): "어린이날", .fixed(month: 6, day: 6): "현충일",
            .fixed(month: 8, day: 15): "광복절", .fixed(month: 10, day: 3): "개천절", .fixed(month: 10, day: 9): "한글날",
        ],
        words: [
            .publicHoliday: "공휴일",
            .yearMark: "년", .monthMark: "월", .dayMark: "일", .hourMark: "시", .minuteMark: "분", .secondMark: "초",
            .half: "반", .few: "몇", .now: "지금|현재!", .am: "오전", .pm: "오후", .next: "다음|내!|오는", .last: "지난|저번|작!",
            .this: "이번|이!|금!", .ago: "전", .later: "후|뒤", .untilThen: "이전|전까지", .sinceThen: "이후|부터!",
            .closing: "까지|동안", .to: "부터|에서|~", .early: "초!|초순", .mid: "중순", .late: "말!|하순", .every: "매|매주!",
            .and: "와!|과!", .of: "의!|에!", .around: "약!",
            .due:
                "마감|기한|까지!|납부기한|납부 기한|납기|납기일|납부마감일|유통기한|소비기한|유효기한|유효기간|만료일|만기일|마감일|접수마감|신청마감|신청기한|제출기한|반납기한|보관기한|사용기한|결제기한",
            .closed: "휴무|휴무일|정기휴무|휴관|휴관일|휴진|휴업|쉽니다",
        ],
        lookalikes: "시작",
        particles: "은는이가을를에의로으와과도만나까부전후경쯤간동중정반",
        topics: "은는이가을를도에서")
}
