internal import Foundation
internal import Imaging

extension NeuralData {
    /// Loads the networks' library and compares all that is installed with its hashes.
    ///
    /// - Throws: `.engineUnavailable`, naming what is missing or damaged.
    package static func check() throws {
        guard let folder else { throw notInstalled }
        try OpenVINO.load(from: folder + "/runtime")
        let letters = LetterScript.allCases.map(\.file)
        let networks = [detector, glance, recognizers.int8, recognizers.float, ideographs] + letters
        for file in networks + EmojiTable.files + Spelling.files {
            try InstalledNetwork(path: "\(folder)/\(file)").check()
        }
    }

    /// Looks whether compiled networks can be kept.
    ///
    /// - Throws: `.engineUnavailable`, with what to do.
    package static func checkCache() throws {
        guard let cache = NetworkCache(environment: ProcessInfo.processInfo.environment) else {
            throw ImageAnalysisError(
                .engineUnavailable,
                "There is no folder to keep compiled networks in, so each start takes longer: set HOME or XDG_CACHE_HOME."
            )
        }
        try cache.check()
    }
}
