import Testing

/// Each rule finds what it forbids and leaves alone what it allows.
@Suite struct ConventionRuleTests {
    @Test(arguments: [
        ("import Foundation", ["DocumentModel may not import Foundation"]),
        ("public import Recognition", ["DocumentModel may not import Recognition"]),
        ("@_exported public import LiveText", ["DocumentModel may not import LiveText"]),
        ("import struct Foundation.URL", ["DocumentModel may not import Foundation"]),
        ("// import Foundation", []),
        ("let text = \"\"\"\nimport Foundation\n\"\"\"", []),
    ])
    func importRule(code: String, expected: [String]) {
        let file = SourceFile(path: "Sources/DocumentModel/Quad.swift", text: code)
        #expect(ImportRule.violations(in: file) == expected)
    }

    @Test func importRuleKnowsWhoMayUseCLibraries() {
        let code = "internal import CTesseract\nimport Foundation"
        let inside = SourceFile(path: "Sources/Recognition/Text/Engine.swift", text: code)
        let outside = SourceFile(path: "Sources/LiveText/Engine.swift", text: code)
        let unknown = SourceFile(path: "Sources/Elsewhere/Engine.swift", text: code)
        #expect(ImportRule.violations(in: inside) == [])
        #expect(ImportRule.violations(in: outside) == ["LiveText may not import CTesseract"])
        #expect(ImportRule.violations(in: unknown) == ["Elsewhere is not in the module table"])
    }

    @Test func fileLengthRule() {
        let line = "let a = 1\n"
        let most = SourceFile(path: "Sources/LiveText/A.swift", text: String(repeating: line, count: 300))
        let more = SourceFile(path: "Sources/LiveText/A.swift", text: String(repeating: line, count: 301))
        #expect(FileLengthRule.violations(in: most) == [])
        #expect(FileLengthRule.violations(in: more) == ["301 lines, more than 300"])
    }

    @Test(arguments: [
        ("Quad.swift", "public struct Quad {}", []),
        ("Quad.swift", "struct Point {}", ["declares no Quad"]),
        ("Quad.swift", "extension Quad {}", ["declares no Quad"]),
        ("Quad.swift", "// struct Quad\nstruct Point {}", ["declares no Quad"]),
        ("Quad+Slice.swift", "extension Quad {}", []),
        ("Quad+Slice.swift", "extension Geometry.Quad {}", []),
        ("Quad+Slice.swift", "extension Point {}", ["extends no Quad"]),
        ("Exports.swift", "@_exported public import DocumentModel", []),
    ])
    func fileNameRule(name: String, code: String, expected: [String]) {
        #expect(FileNameRule.violations(in: SourceFile(path: "Sources/A/\(name)", text: code)) == expected)
    }

    @Test(arguments: [
        ("Sources/A/StringUtils.swift", "", ["StringUtils.swift says nothing"]),
        ("Sources/A/Helpers/Quad.swift", "", ["Helpers says nothing"]),
        ("Sources/A/Quad.swift", "final class WorkerManager {}", ["WorkerManager says nothing"]),
        ("Sources/A/Quad.swift", "struct CommonWord {}", ["CommonWord says nothing"]),
        ("Sources/A/Commonwealth.swift", "struct Commonwealth {}", []),
    ])
    func vagueNameRule(path: String, code: String, expected: [String]) {
        #expect(VagueNameRule.violations(in: SourceFile(path: path, text: code)) == expected)
    }

    @Test(arguments: [
        ("final class A: @unchecked Sendable {}", ["uses @unchecked"]),
        ("nonisolated(unsafe) var a = 1", ["uses nonisolated(unsafe)"]),
        ("let a = try! b()", ["uses try!"]),
        ("let a = b as! C", ["uses as!"]),
        ("fatalError(\"no\")", ["uses fatalError"]),
        ("preconditionFailure()", ["uses preconditionFailure"]),
        ("let a = try? b()  // never fatalError", []),
        ("let a = \"fatalError\"", []),
        ("let a = \"//\"; fatalError()", ["uses fatalError"]),
    ])
    func uncheckedCodeRule(code: String, expected: [String]) {
        #expect(UncheckedCodeRule.violations(in: SourceFile(path: "Sources/A/B.swift", text: code)) == expected)
    }

    @Test(arguments: ["home", "root", "work", "Users"])
    func machinePathRule(folder: String) {
        let bad = SourceFile(path: "README.md", text: "cd /\(folder)/me/project")
        let good = SourceFile(path: "README.md", text: "cd ~/\(folder)/me or ../\(folder)/me, $PWD/\(folder)/me")
        #expect(MachinePathRule.violations(in: bad) == ["names /\(folder)/me"])
        #expect(MachinePathRule.violations(in: good) == [])
    }

    @Test(arguments: [
        ("@Suite(.timeLimit(.minutes(5))) struct A {}", ["A is ended after 5 minutes beside all other tests"]),
        ("@Suite(.serialized, .timeLimit(.minutes(15))) struct A {}", []),
        (
            "@Suite struct A { @Test(.timeLimit(.minutes(1))) func b() {} }",
            ["A/b is ended after 1 minutes beside all other tests"]
        ),
        ("@Suite struct A { @Test(.timeLimit(.minutes(1)), arguments: [\"{\"]) func quick(c: Int) {} }", []),
    ])
    func timeLimitRule(code: String, expected: [String]) throws {
        let file = SourceFile(path: "Tests/ATests/A.swift", text: code)
        #expect(try TimeLimitRule.violations(in: file, timed: Regex("OtherTests|A/quick")) == expected)
    }

    @Test func linkRule() {
        let text = "[a](Makefile) [b](missing.md) [c](https://example.org/x) [d](Makefile#part) [e](#part)"
        let page = SourceFile(path: "README.md", text: text)
        #expect(LinkRule.violations(in: page) == ["links to missing.md, which is not there"])
    }
}
