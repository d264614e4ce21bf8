import Testing

/// The conventions of CONTRIBUTING.md hold for every file.
@Suite struct ConventionTests {
    @Test func treeIsFound() {
        #expect(SourceTree.sources.contains { $0.path == "Sources/DocumentModel/Geometry/Quad.swift" })
        #expect(SourceTree.tests.contains { $0.path == "Tests/ConventionTests/ConventionTests.swift" })
        #expect(SourceTree.texts.contains { $0.path == "Makefile" })
        #expect(SourceTree.texts.contains { $0.path == "Scripts/setup.sh" })
        #expect(SourceTree.pages.contains { $0.path == "CONTRIBUTING.md" })
    }

    @Test(arguments: SourceTree.sources) func importsGoDownwards(file: SourceFile) {
        #expect(ImportRule.violations(in: file) == [])
    }

    @Test(arguments: SourceTree.sources + SourceTree.tests) func filesAreShort(file: SourceFile) {
        #expect(FileLengthRule.violations(in: file) == [])
    }

    @Test(arguments: SourceTree.sources) func filesAreNamedAfterTheirType(file: SourceFile) {
        #expect(FileNameRule.violations(in: file) == [])
    }

    @Test(arguments: SourceTree.sources + SourceTree.tests) func namesSaySomething(file: SourceFile) {
        #expect(VagueNameRule.violations(in: file) == [])
    }

    @Test(arguments: SourceTree.sources) func compilerChecksStayOn(file: SourceFile) {
        #expect(UncheckedCodeRule.violations(in: file) == [])
    }

    @Test(arguments: SourceTree.texts) func noTextNamesAMachine(file: SourceFile) {
        #expect(MachinePathRule.violations(in: file) == [])
    }

    @Test(arguments: SourceTree.pages) func linksLeadSomewhere(page: SourceFile) {
        #expect(LinkRule.violations(in: page) == [])
    }

    @Test func testsThatAreEndedSoonRunAlone() throws {
        let makefile = try #require(SourceFile(path: "Makefile"))
        let timed = try Regex(#require(makefile.text.captures("^TIMED_TESTS := (.+)$").first))
        let violations = SourceTree.tests.flatMap { TimeLimitRule.violations(in: $0, timed: timed) }
        #expect(violations == [])
    }

    /// The table that newcomers read and the one that is enforced name the same modules.
    @Test func moduleTableIsDocumented() throws {
        let page = try #require(SourceTree.pages.first { $0.path == "CONTRIBUTING.md" })
        let documented = Set(page.text.captures(#"^\| `(\w+)` \|"#))
        #expect(documented == Set(ImportRule.allowed.keys))
    }

    /// Each behaviour of live messages that the page numbers is a test of the library, and one in browsers.
    @Test func behavioursOfMessagesAreTests() throws {
        let page = try #require(SourceFile(path: "Documentation/LiveMessages.md"))
        let numbers = page.text.captures(#"^(\d+)\. "#)
        #expect(numbers == (1...20).map(String.init))
        let library = SourceTree.tests.filter { $0.module == "LiveMessagesTests" }
            .flatMap { $0.text.captures(#"func behaviour(\d+)[A-Z]"#) }
        let browsers = SourceTree.texts.filter { $0.path.hasPrefix("Tests/Browser/test_messages") }
            .flatMap { $0.text.captures(#"^def test_(\d+(?:_and_\d+)*)_"#) }
            .flatMap { $0.captures(#"(\d+)"#) }
        for number in numbers {
            #expect(library.contains(number), "behaviour \(number) of the library")
            #expect(browsers.contains(number), "behaviour \(number) in browsers")
        }
    }
}
