import Dispatch
import Foundation
import Synchronization

/// Counts the detectors' work on a megabyte of each hostile pattern, repeated, nested every way, and paired with every other
/// one: `make linear`. Prints the most steps for a unit, and ends with 1 where work is not in proportion to a text.

let lengths = (1 << 16, 1 << 20)
let patterns = HostileText.patterns
let results = Mutex((texts: 0, failures: 0, steps: 0.0))

func check(_ name: String, text: (Int) -> String) {
    let steps = Result { try HostileWork.check(name, lengths: lengths, text: text) }
    results.withLock { results in
        results.texts += 1
        switch steps {
        case .success(let steps): results.steps = max(results.steps, steps)
        case .failure(let error):
            results.failures += 1
            print(error)
        }
    }
}

DispatchQueue.concurrentPerform(iterations: patterns.count) { index in
    let pattern = patterns[index]
    check(pattern) { HostileText.repeated(pattern, length: $0) }
    for nesting in HostileText.nestings {
        check("\(pattern) in \(nesting)") { HostileText.nested(pattern, in: nesting, length: $0) }
    }
    for second in patterns[(index + 1)...] {
        check("\(pattern) and \(second)") { HostileText.paired(pattern, second, length: $0) }
    }
    let (texts, failures, steps) = results.withLock { $0 }
    print("\(texts) texts, \(steps) steps for a unit at most, \(failures) failures")
}
exit(results.withLock { $0.failures } == 0 ? 0 : 1)
