extension DateLanguage {
    static let english = DateLanguage(
        code: "en",
        months: [
            "january|jan|jan.", "february|feb|feb.", "march!|mar!|mar.!", "april|apr|apr.", "may!",
            "june|jun|jun.", "july|jul|jul.", "august|aug|aug.", "september|sep|sep.|sept|sept.", "october|oct|oct.",
            "november|nov|nov.", "december|dec!|dec.",
        ],
        weekdays: [
            "monday|mon!|mon.!", "tuesday|tue|tue.|tues|tues.", "wednesday|wed!|wed.|weds",
            "thursday|thu|thu.|thur|thurs|thurs.",
            "friday|fri|fri.", "saturday|sat!|sat.", "sunday|sun!|sun.",
        ],
        weekdaysInPlural: [
            "mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays",
        ],
        numbers: [
            "zero!", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
            "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
        ],
        ordinals: [
            "first", "second!", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
            "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth",
            "twentieth",
        ],
        moreNumbers: [
            20: "twenty", 30: "thirty", 40: "forty", 50: "fifty", 60: "sixty", 70: "seventy", 80: "eighty",
            90: "ninety", 1: "a!|an!|the!",
        ],
        moreOrdinals: [
            30: "thirtieth"
        ],
        factors: [
            100: "hundred", 1000: "thousand",
        ],
        days: [
            0: "today|otd", 1: "tomorrow|tmr|tmrw|tomorow", -1: "yesterday|the day before",
            2: "day after tomorrow|the day after tomorrow", -2: "day before yesterday|the day before yesterday",
        ],
        partsOfDays: [
            (0, .night, "tonight|tonite"), (-1, .night, "last night"),
        ],
        dayParts: [
            .earlyMorning: "dawn!|early morning!", .morning: "morning!|mornings!",
            .afternoon: "afternoon!|afternoons!", .evening: "evening!|evenings!", .night: "night!|nights!|nite!",
            .noon: "noon|midday|noonish|mid-day|12 noon", .midnight: "midnight|mid-night|mid night",
            .lunch: "lunchtime|lunch time!",
        ],
        units: [
            .second: "second!|seconds|sec!|secs|s!", .minute: "minute|minutes|min|mins|min.|m!",
            .hour: "hour|hours|hr|hrs|hr.|h!", .day: "day|days|d!", .week: "week|weeks|wk|wks|w!",
            .workday: "business day|business days|working day|working days|workday|workdays",
            .weekend: "weekend|weekends", .fortnight: "fortnight|fortnights", .month: "month|months|mo!|mos!",
            .quarter: "quarter!|quarters!|qtr", .year: "year|years|yr|yrs|y!|calendar year",
            .decade: "decade|decades",
        ],
        recurring: [
            .day: "daily|everyday|every day|each day|seven days a week", .week: "weekly|every week",
            .month: "monthly|every month",
            .year: "yearly|annually|every year", .workday: "every weekday|weekdays!|every workday",
        ],
        minutesPastHour: [
            30: "half past", 15: "quarter past|a quarter past|quarter after",
            -15: "quarter to|a quarter to|quarter of!|quarter till",
        ],
        eras: [
            0: "ad|a.d.|ce|c.e.", -543: "be!",
        ],
        holidays: [
            .fixed(month: 1, day: 1): "new year's day|new years day|new year day|new year's|new year!",
            .fixed(month: 12, day: 31): "new year's eve|new years eve",
            .fixed(month: 12, day: 25): "christmas|christmas day|xmas", .fixed(month: 12, day: 24): "christmas eve",
            .fixed(month: 12, day: 26): "boxing day", .fixed(month: 10, day: 31): "halloween",
            .fixed(month: 2, day: 14): "valentine's day|valentines day",
            .fixed(month: 7, day: 4): "independence day", .fixed(month: 4, day: 22): "earth day",
            .fixed(month: 3, day: 17): "st patrick's day|st. patrick's day|saint patrick's day|saint patrick",
            .fixed(month: 6, day: 19): "juneteenth|freedom day|jubilee day",
            .fixed(month: 5, day: 1): "international workers' day|international workers day|may day",
            .fixed(month: 11, day: 11): "veterans day|armistice day|remembrance day",
            .easter(0): "easter|easter sunday", .easter(-2): "good friday", .easter(1): "easter monday",
            .easter(49): "pentecost|whit sunday", .nth(4, weekday: 4, month: 11): "thanksgiving|thanksgiving day",
            .nth(1, weekday: 1, month: 9): "labor day|labour day", .nth(-1, weekday: 1, month: 5): "memorial day",
            .nth(3, weekday: 1, month: 1): "martin luther king day|mlk day",
            .nth(2, weekday: 7, month: 5): "mother's day|mothers day",
            .nth(3, weekday: 7, month: 6): "father's day|fathers day",
        ],
        words: [
            .due: "by eod|by end of day|by cob|by close of business",
            .publicHoliday: "bank holidays|public holidays|bank holiday|public holiday|holidays!",
            .due:
                "due|deadline|by|until|till|before|expires|expiry|no later than|due date|valid through|valid thru|good through|good thru|expiry date|expiration|expiration date|exp!|exp.!|exp date|use-by|best before end|not later than|closing date",
            .closed: "closed|except|except for|excluding|except on",
            .ordinalSuffix: "st!|nd!|rd!|th!", .few: "few|a few|some!|several|couple|couple of|a couple|a couple of",
            .half: "half!|half a|half an", .andAHalf: "and a half|and half",
            .now: "now!|right now|at the moment|at present|at this time|asap|as soon as possible",
            .beforeChrist: "bc|b.c.|bce|b.c.e.", .oclock: "o'clock|oclock|o clock|sharp", .minutesPast: "past!",
            .minutesTo: "to!|till!", .next: "next|coming|upcoming|following!", .last: "last|past|previous|prior!",
            .this: "this|current|same!", .ago: "ago|earlier|before!|back!",
            .later: "later|from now|hence|out!|after!",
            .within: "in|within|in about|in around|within around|after!|in the!|within the|within about",
            .forSpan: "for!", .before: "before|by!|no later than|earlier than|prior to",
            .after: "after|since|later than|no earlier than",
            .early: "early|early in|earlier|earlier in|beginning of|the beginning of|start of",
            .mid: "mid|middle of|the middle of|mid-", .late: "late|later in|end of|the end of|later|end of the",
            .every: "every|each", .from: "from|starting|starting from",
            .to: "to|until|till|through|thru|and!|'til|til", .between: "between", .and: "and",
            .at: "at|@|by!|around!|about!|from!|from around!|before!|after!", .on: "on", .of: "of|in!",
            .the: "the|in the", .around: "around|about",
        ])
}
