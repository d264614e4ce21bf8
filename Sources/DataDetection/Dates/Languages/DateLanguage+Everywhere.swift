extension DateLanguage {
    /// What is written alike in many languages: the halves of the day, time zones, ISO's letters.
    static let everywhere = DateLanguage(
        code: "",
        words: [
            .am: "am|a.m.|a.m|a. m.|a m!|a . m .|a!",
            .pm: "pm|p.m.|p.m|p. m.|p m!|p . m .|p!",
            .at: "t!",
            .hourMark: "h!",
            .minuteMark: "min!|m!",
            .secondMark: "sec!|s!",
            .zone(0): "utc|gmt|z!|wet",
            .zone(60): "cet|bst|west|mez",
            .zone(120): "cest|eet|mesz",
            .zone(180): "eest|msk",
            .zone(330): "ist!",
            .zone(480): "hkt|sgt|awst",
            .zone(540): "jst|kst",
            .zone(600): "aest",
            .zone(660): "aedt",
            .zone(-180): "brt",
            .zone(-240): "edt|ast!",
            .zone(-300): "est|cdt|et!",
            .zone(-360): "cst|mdt|ct!",
            .zone(-420): "mst|pdt|mt!",
            .zone(-480): "pst|pt!",
        ])
}
