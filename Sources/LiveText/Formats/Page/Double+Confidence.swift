extension Double {
    /// A confidence, held within 0 to 1.
    var share: Double { self > 0 ? min(self, 1) : 0 }

    /// A confidence in whole percent.
    var percent: Int { Int((share * 100).rounded()) }
}
