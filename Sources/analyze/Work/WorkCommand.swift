import ArgumentParser
import Foundation
import LiveText

struct WorkCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "work",
        abstract: "Read the images of a queue in a shared folder, beside any number of other processes.",
        usage: """
            analyze work --queue <folder> --add <image> ...    put images into the queue, folders are walked
            analyze work --queue <folder> [--cores <number>]   read what nobody has read yet
            """,
        discussion: """
            The folder holds work_index_list.csv (a group of images a line: its hash, then paths), worker_locks, done_flags, and \
            results: output_HASH.jsonl, a line of JSON for each image as --format jsonl prints it. Start as many processes as you \
            like, on any machine that sees the folder and the images under the same paths; end and start them at any time. A group \
            whose process has ended is taken over when its lock is older than the lease.

            Exit status: 0, 1 if an image could not be read (the others still are), 64 if the command is wrong.
            """)

    @Option(help: ArgumentHelp("The folder of the queue.", valueName: "folder"), completion: .directory)
    var queue: String

    @Flag(help: "Put the images that follow into the queue, instead of reading.")
    var add = false

    @Argument(help: ArgumentHelp("With --add: image files; folders, which are walked.", valueName: "image"))
    var images: [String] = []

    @Option(help: ArgumentHelp("With --add: how many images are read in one go.", valueName: "number"))
    var groupSize = 500

    @Option(help: ArgumentHelp("How long a lock holds that nobody renews.", valueName: "seconds"))
    var lease = 1800.0

    @Option(
        help: ArgumentHelp(
            "How many images are read at once, and how many cores that takes; all unless given.", valueName: "number"))
    var cores: Int?

    @OptionGroup(title: "What to look for") var analysis: AnalysisOptions

    func validate() throws {
        guard add != images.isEmpty else {
            throw ValidationError(add ? "--add takes images or folders." : "Images are put into the queue with --add.")
        }
        if groupSize < 1 || groupSize > 100_000 {
            throw ValidationError("--group-size takes a number from 1 to 100000.")
        }
        if let cores, cores < 1 { throw ValidationError("--cores takes a number from 1.") }
        if lease < 1 || !lease.isFinite { throw ValidationError("--lease takes seconds, from 1.") }
    }

    func run() async throws {
        do {
            let queue = try WorkQueue(folder: URL(filePath: queue, directoryHint: .isDirectory), lease: lease)
            if add { return try fill(queue) }
            ProcessEnd.now(status: try await work(on: queue) ? 1 : 0)
        } catch let error as ValidationError {
            throw error
        } catch {
            Console.note("analyze: The queue \(queue) cannot be used: \(error.localizedDescription)\n")
            ProcessEnd.now(status: 1)
        }
    }

    private func fill(_ queue: WorkQueue) throws {
        let inputs = try ImageInput.inputs(for: images)
        for case .failure(let error) in inputs.map(\.source) { throw ValidationError("\(error)") }
        // Absolute, as workers may be started anywhere.
        let paths = inputs.map { URL(filePath: $0.name).standardizedFileURL.path }
        let count = try queue.add(paths, groupSize: groupSize)
        Console.note("analyze: \(count) of \(paths.count) images were added; the others were there already.\n")
    }

    /// - Returns: Whether an image could not be read.
    private func work(on queue: WorkQueue) async throws -> Bool {
        let batch = ImageBatch(
            analyzer: ImageAnalyzer(workers: cores), configuration: try analysis.configuration(),
            orientation: analysis.orientation)
        var hasFailed = false
        // In any order, so that two processes seldom want the same.
        for group in try queue.groups().shuffled() {
            guard !queue.isDone(group), try queue.take(group) else { continue }
            // Another may have finished it between the two looks.
            guard !queue.isDone(group) else {
                queue.release(group)
                continue
            }
            do {
                var lines = Data()
                let inputs = group.paths.map {
                    ImageInput(name: $0, relativePath: $0, source: .success(ImageSource(path: $0)))
                }
                try await batch.run(
                    ImageInput.unpacked(inputs), render: ImageRenderer(format: .jsonl, hasTimings: false)
                ) { _, rendered in
                    lines += rendered.document + (rendered.document.last == 0x0A ? [] : [0x0A])
                    hasFailed = hasFailed || rendered.failure != nil
                    queue.touch(group)
                }
                try queue.finish(group, lines: lines)
            } catch {
                queue.release(group)
                throw error
            }
        }
        return hasFailed
    }
}
