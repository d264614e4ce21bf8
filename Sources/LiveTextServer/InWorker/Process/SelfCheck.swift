internal import CProcess
internal import Foundation
internal import Glibc
internal import LiveText

/// Tries, in a process that is confined as workers are, what one that was taken over would.
package enum SelfCheck {
    /// Tries what a worker must not be able to do, such as reading `file`. Prints a line with the system's answer for
    /// each attempt and ends the process, with status 0 where all attempts were refused and nothing of the confinement
    /// is missing.
    package static func run(in confinement: Confinement, threads: Int, file: String) async -> Never {
        var lines = await ImageWorker.prepare(ImageAnalyzer(workers: threads), in: confinement).map { "missing: \($0)" }
        var index: Int32 = 0
        let cache = ImageAnalyzer.cacheFolder ?? ""
        let cached = (try? FileManager.default.contentsOfDirectory(atPath: cache))?.first ?? "none"
        while let name = process_attempt_name(index) {
            let error = process_attempt(
                index, getppid(), "/proc/\(getppid())/mem", file, "\(cache)/\(cached)", "\(cache)/new")
            let isRefused = error == EPERM || error == EACCES
            lines.append("\(String(cString: name)): \(isRefused ? "refused" : "ALLOWED (\(error))")")
            index += 1
        }
        print(lines.joined(separator: "\n"))
        fflush(nil)
        _exit(lines.allSatisfy { $0.hasSuffix("refused") } ? EXIT_SUCCESS : EXIT_FAILURE)
    }
}
