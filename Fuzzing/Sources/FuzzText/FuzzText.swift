import FuzzDriver
@testable import DataDetection
import Foundation

/// The program.
@_cdecl("FuzzText_main")
public func run(_ count: CInt, _ arguments: FuzzDriver.Arguments) -> CInt { FuzzDriver.run(count, arguments, fuzzText) }

/// Text → data: every detector, with the options that the first byte picks.
private func fuzzText(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = UnsafeBufferPointer(start: bytes, count: count)
    guard let choice = input.first else { return 0 }
    let text = String(decoding: input.dropFirst(), as: UTF8.self)
    let detector = Detectors.all[Int(choice) % Detectors.all.count]
    var end = 0
    for match in detector.matches(in: text) {
        precondition(match.range.lowerBound >= end && !match.range.isEmpty, "matches are in order and apart")
        precondition(match.stringRange(in: text).map { text[$0].utf16.elementsEqual(match.text.utf16) } ?? true)
        end = match.range.upperBound
    }
    precondition(end <= text.utf16.count, "matches lie in the text")
    return 0
}

/// Detectors that are told a country and languages, and some that are told nothing, with and without a day to count from.
private enum Detectors {
    static let all: [DataDetector] = ["US", "DE", "JP", "CN", "IN", "GB", "FR", "BR", nil].flatMap { region in
        [nil, Date(timeIntervalSince1970: 1_772_442_000)].map { reference in
            DataDetector(
                options: .init(
                    defaultRegion: region,
                    languages: region == nil ? [] : ["en", "de", "fr", "es", "it", "pt", "nl", "ja", "zh"],
                    referenceDate: reference))
        }
    }
}

/// Changes an input as texts differ, half of the time: examples of the detectors in it, repeated, nested and paired.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutateText(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: UInt32) -> Int {
    var random = Generator(state: UInt64(seed))
    guard Bool.random(using: &random) else { return LLVMFuzzerMutate(bytes, count, limit) }
    let buffer = UnsafeMutableBufferPointer(start: bytes, count: limit)
    var text = Array(buffer.prefix(count))
    let phrase = Array(Phrases.random(using: &random).utf8)
    let place = text.isEmpty ? 0 : Int.random(in: 1...text.count, using: &random)
    text.insert(contentsOf: phrase, at: place)
    let kept = min(text.count, limit)
    for index in 0..<kept { buffer[index] = text[index] }
    return kept
}

@_silgen_name("LLVMFuzzerMutate")
private func LLVMFuzzerMutate(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int) -> Int

private enum Phrases {
    private static let words =
        DetectorExamples.all.flatMap { entry in
            entry.examples.flatMap { example in example.found + example.text.split(separator: " ").map(String.init) }
        } + [
            "2 days before ", "next ", "from ", " to ", "every ", "tel ", "http://", "\n", "\r\n", ", ", "é", "字",
            "\u{202E}",
        ]

    private static let brackets = [("(", ")"), ("[", "]"), ("\"", "\""), ("2 days before ", ""), ("from ", " to 5")]

    static func random(using random: inout Generator) -> String {
        let word = words[Int.random(in: words.indices, using: &random)]
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return word
        case 1: return String(repeating: word, count: Int.random(in: 2...24, using: &random))
        case 2:
            let (open, close) = brackets[Int.random(in: brackets.indices, using: &random)]
            let depth = Int.random(in: 1...12, using: &random)
            return String(repeating: open + word, count: depth) + String(repeating: close, count: depth)
        default: return word + words[Int.random(in: words.indices, using: &random)]
        }
    }
}

private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
