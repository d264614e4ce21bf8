import ArgumentParser

struct AnalyzeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "analyze",
        usage: usage,
        version: "0.1.0",
        subcommands: [
            ImagesCommand.self, DetectCommand.self, LanguagesCommand.self, ServeCommand.self, ShareCommand.self,
            WorkCommand.self, DoctorCommand.self,
        ],
        defaultSubcommand: ImagesCommand.self)

    static let usage = """
        analyze <image> ... [--types <types>] [--languages <tags>] [--format <format>] [--output-dir <folder>]
        analyze detect [<file> ...]    find data in text
        analyze languages              list the languages that can be read
        analyze serve                  answer requests over HTTP
        analyze share <photo> ...      send a picture into a conversation
        analyze tesseract ...          take the command line of tesseract
        analyze work --queue <folder>  read images beside other processes
        analyze doctor                 say what is installed and what is missing
        """

    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        // Images are what the command is for, so its help is theirs.
        if arguments.count == 1, ["-h", "--help", "help"].contains(arguments[0]) {
            return await main(["images", "--help"])
        }
        do {
            await main(try CommandArguments.unambiguous(arguments))
        } catch {
            exit(withError: error)
        }
    }
}
