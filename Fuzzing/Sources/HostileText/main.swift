import Foundation

/// Counts the detectors' work on a megabyte of each hostile pattern, repeated, nested every way, and paired with every other
/// one: `make hostile`. Prints the most steps for a unit, and ends with 1 where work is not in proportion to a text.
let lengths = (1 << 19, 1 << 20)
var failures = 0
var texts = 0
var most = 0.0

func check(_ name: String, _ text: (Int) -> String) {
    texts += 1
    do {
        most = max(most, try HostileWork.check(name, lengths: lengths, text: text))
    } catch {
        failures += 1
        print(error)
    }
}

let patterns = HostileText.patterns
for (index, pattern) in patterns.enumerated() {
    check(pattern) { HostileText.repeated(pattern, length: $0) }
    for nesting in HostileText.nestings {
        check("\(pattern) in \(nesting)") { HostileText.nested(pattern, in: nesting, length: $0) }
    }
    for second in patterns[(index + 1)...] {
        check("\(pattern) and \(second)") { HostileText.paired(pattern, second, length: $0) }
    }
    print(
        "\(index + 1) of \(patterns.count) patterns, \(texts) texts, \(most) steps for a unit at most, \(failures) failures"
    )
}
exit(failures == 0 ? 0 : 1)
