import ArgumentParser
import Dispatch
import Foundation

#if Server
import LiveTextServer
#endif

/// Where the process begins, on its only thread.
@main
enum Program {
    static func main() {
        var arguments = Array(CommandLine.arguments.dropFirst())
        // Programs that call Tesseract look for a file of its name.
        let isTesseract = CommandLine.arguments.first?.split(separator: "/").last == "tesseract"
        if isTesseract || arguments.first == "tesseract" {
            if !isTesseract { arguments.removeFirst() }
            Task { [arguments] in await TesseractCommand.main(arguments) }
        } else if arguments.first == "worker", startWorker(Array(arguments.dropFirst())) {
            // A worker of the server's runs from here.
        } else {
            Task {
                await AnalyzeCommand.main()
                exit(EXIT_SUCCESS)
            }
        }
        dispatchMain()
    }

    /// Starts what `analyze serve` has its requests interpreted by; false where these are not its arguments.
    private static func startWorker(_ arguments: [String]) -> Bool {
        #if Server
        guard let worker = try? WorkerArguments.parse(arguments) else { return false }
        // What a process gives up, it gives up for the calling thread and those that come from it: tasks have others.
        let confinement = Confinement(memoryCap: worker.memoryCap, mayWriteCache: worker.fillCache)
        Task { await worker.run(in: confinement) }
        return true
        #else
        return false
        #endif
    }
}
