package import DocumentModel

/// Which codes are read, as the option `symbologies` names them: names of kinds that can be read, in any case.
package struct WantedSymbologies: Hashable, Sendable {
    package let symbologies: Set<Symbology>

    package init(_ text: String) throws(InvalidOption) {
        let known = ImageAnalyzer.supportedSymbologies
        var wanted: Set<Symbology> = []
        for name in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let symbology = known.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
                let names = known.map(\.rawValue).joined(separator: ", ")
                throw InvalidOption("“\(name)” cannot be read here. What can: \(names).")
            }
            wanted.insert(symbology)
        }
        symbologies = wanted
    }
}
