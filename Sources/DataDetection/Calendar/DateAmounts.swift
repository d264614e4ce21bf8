/// How many of each unit: "two hours and five minutes".
struct DateAmounts: Hashable, Sendable {
    private var thousandths = SIMD16<Int32>()

    subscript(unit: DateUnit) -> Double {
        get { Double(thousandths[unit.rawValue]) / 1000 }
        set { thousandths[unit.rawValue] = Int32((newValue * 1000).rounded()) }
    }

    /// What there is some of.
    var units: [DateUnit] { DateUnit.allCases.filter { self[$0] != 0 } }
    var isClock: Bool { self[.second] != 0 || self[.minute] != 0 || self[.hour] != 0 }
    var seconds: Double { units.reduce(0) { $0 + self[$1] * Double($1.seconds) } }
}
