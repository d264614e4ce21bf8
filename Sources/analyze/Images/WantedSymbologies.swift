import ArgumentParser
import LiveText

/// The value of `--symbologies`: names of kinds that can be read, in any case.
struct WantedSymbologies {
    let symbologies: Set<Symbology>

    init(_ argument: String) throws {
        let known = ImageAnalyzer.supportedSymbologies
        symbologies = Set(
            try argument.split(separator: ",", omittingEmptySubsequences: false).map { name in
                guard let symbology = known.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
                    let names = known.map(\.rawValue).joined(separator: ", ")
                    throw ValidationError("“\(name)” cannot be read here. What can: \(names).")
                }
                return symbology
            })
    }
}
