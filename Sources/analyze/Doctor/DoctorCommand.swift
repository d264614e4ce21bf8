import ArgumentParser
import LiveText

struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Look at what is installed, and say what is missing.",
        discussion: """
            A line each: ok or fault, the part, what it is for, where it lies or what to do, with a tab between.

            Exit status: 0, 1 if something is missing, damaged or not to be trusted.
            """)

    func run() throws {
        let parts = InstalledPart.all()
        for part in parts {
            let state = part.problem == nil ? "ok" : "fault"
            let place = part.problem ?? part.place ?? "in the system's folders"
            try Console.write([state, part.name, part.purpose, place].joined(separator: "\t") + "\n")
        }
        if parts.contains(where: { $0.problem != nil }) { throw ExitCode.failure }
    }
}
