import Foundation

@testable import DataDetection

/// The texts of one type that a detector finds.
func found(
    _ type: DataType, _ text: String, region: String? = "US", languages: [String] = [], reference: String? = nil
) -> [DataMatch] {
    let date = reference.flatMap { try? Date.ISO8601FormatStyle(timeZone: .gmt).parse($0 + "Z") }
    let options = DataDetector.Options(defaultRegion: region, languages: languages, referenceDate: date)
    return DataDetector(types: [type], options: options).matches(in: text)
}
