import Foundation
import Testing

@testable import Imaging

@Suite struct InstalledFoldersTests {
    /// Lends a package with a program in its build folder.
    private func withPackage(_ body: (URL, URL) throws -> Void) throws {
        let package = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "package-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: package) }
        let program = package.appending(path: ".build/x/debug")
        try FileManager.default.createDirectory(
            at: program, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
        for folder in [package, package.appending(path: ".build"), package.appending(path: ".build/x")] {
            try open(folder, to: 0o755)
        }
        try Data().write(to: package.appending(path: "Package.swift"))
        try body(package, program)
    }

    private func open(_ folder: URL, to mode: Int) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path)
    }

    private func candidates(_ program: URL) -> [String] {
        InstalledFolders.candidates(ofProgramIn: program, user: "models", package: "Models/installed")
    }

    @Test func packageAroundTheProgram() throws {
        try withPackage { package, program in
            let folders = candidates(program)
            #expect(folders.first == program.path)
            #expect(folders.last == package.path + "/Models/installed")
            #expect(folders.contains(package.path + "/.build/x/share/livetext/models"))
            #expect(folders.contains(package.path + "/.build/x/lib/livetext/models"))
            // No parent folder counts by itself.
            #expect(folders.count == 4)
        }
    }

    @Test func withoutAManifestThereIsNoPackage() throws {
        try withPackage { package, program in
            try FileManager.default.removeItem(at: package.appending(path: "Package.swift"))
            #expect(!candidates(program).contains { $0.hasSuffix("Models/installed") })
        }
    }

    @Test(arguments: ["", ".build", ".build/x"]) func whereOthersWriteThereIsNoPackage(folder: String) throws {
        try withPackage { package, program in
            try open(package.appending(path: folder), to: 0o777)
            #expect(!candidates(program).contains { $0.hasSuffix("Models/installed") })
        }
    }

    @Test func besideAProgramThatOthersCanReplaceIsNothing() throws {
        try withPackage { _, program in
            try open(program, to: 0o777)
            #expect(candidates(program).isEmpty)
        }
    }

    /// Anybody can make a package in `/tmp`.
    @Test func sharedFoldersAreNoPackages() {
        #expect(candidates(URL(filePath: "/tmp")).isEmpty)
    }

    @Test func filesOfOthersAreObjectedTo() throws {
        try withPackage { package, _ in
            let file = package.appending(path: "Package.swift")
            try open(file, to: 0o600)
            #expect(TrustedPath.objection(to: file.path) == nil)
            try open(file, to: 0o602)
            #expect(TrustedPath.objection(to: file.path)?.contains("write") == true)
            try open(file, to: 0o600)
            #expect(TrustedPath.objection(to: file.path + "x") != nil)
            guard geteuid() == 0 else { return }
            try open(file, to: 0o660)
            chown(file.path, 0, 54_321)
            #expect(TrustedPath.objection(to: file.path)?.contains("write") == true)
            chown(file.path, 54_321, 54_321)
            #expect(TrustedPath.objection(to: file.path)?.contains("another user") == true)
            // A link to what is trusted may be turned to something else by its owner.
            let link = package.appending(path: "link")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: package)
            #expect(TrustedPath.objection(to: link.path) == nil)
            lchown(link.path, 54_321, 54_321)
            #expect(TrustedPath.objection(to: link.path)?.contains("another user") == true)
        }
    }

    @Test func librariesThatOthersCanReplaceAreNotLoaded() throws {
        try withPackage { package, _ in
            let library = package.appending(path: "libtext.so")
            try Data("text".utf8).write(to: library)
            try open(library, to: 0o644)
            try SharedLibrary.check(library.path)
            for place in [library, package] {
                try open(place, to: 0o777)
                let error = #expect(throws: ImageAnalysisError.self) { try SharedLibrary.check(library.path) }
                #expect(error?.message.contains("write") == true)
                try open(place, to: 0o755)
            }
        }
    }
}
