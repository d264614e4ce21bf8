import Foundation
func lab(_ name: String, _ value: Double) -> Double { ProcessInfo.processInfo.environment[name].flatMap(Double.init) ?? value }
let labRGB = lab("RGB", 1) > 0
let labMargin = lab("MARGIN", 0.25)
let labPad = lab("PAD", 0.25)
let labGap = lab("GAP", 1)
let labThr = lab("THR", 0)
let labRes = lab("RES", 0)
let labLineRes = lab("LRES", 0)
let labAbsorb = lab("ABSORB", 1)
let labRules = lab("RULES", 1)
