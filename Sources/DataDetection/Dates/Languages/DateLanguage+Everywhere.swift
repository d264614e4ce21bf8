extension DateLanguage {
    /// What is written alike in many languages: the halves of the day, time zones, ISO's letters.
    static let everywhere = DateLanguage(
        code: "",
        zones: [
            0: "utc|gmt|z!|wet", 60: "cet|bst|west|mez", 120: "cest|eet|mesz", 180: "eest|msk", 330: "ist!",
            480: "hkt|sgt|awst", 540: "jst|kst", 600: "aest", 660: "aedt", -180: "brt", -240: "edt|ast!",
            -300: "est|cdt|et!", -360: "cst|mdt|ct!", -420: "mst|pdt|mt!", -480: "pst|pt!",
        ],
        words: [
            .am: "am|a.m.|a.m|a. m.|a m!|a . m .|a!", .pm: "pm|p.m.|p.m|p. m.|p m!|p . m .|p!", .at: "t!",
            .hourMark: "h!", .minuteMark: "min!|m!", .secondMark: "sec!|s!",
        ])
}
