import Foundation
import Testing

@testable import Imaging
@testable import Recognition

@Suite(InstalledModels.areThere) struct NetworkCacheTests {
    private let options = CompiledModel.Options(count: 1, threads: 1)

    /// Lends a cache in a new folder, and a small network.
    private func withCache(_ body: (NetworkCache, URL, InstalledNetwork) throws -> Void) throws {
        try OpenVINO.load(from: InstalledModels.path("runtime"))
        let parent = FileManager.default.temporaryDirectory.appending(path: "cache-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: parent) }
        let folder = parent.appending(path: "livetext/networks")
        try body(
            NetworkCache(folder: folder), folder, InstalledNetwork(path: InstalledModels.path(LetterScript.arabic.file))
        )
    }

    private func store(_ network: InstalledNetwork, in cache: NetworkCache) throws {
        try cache.store(try CompiledModel(compiling: network, options), of: network)
    }

    private func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    /// What the network makes of one step.
    private func output(of model: CompiledModel) throws -> [Float] {
        try [Float](repeating: 0.5, count: 888).withUnsafeBufferPointer { input in
            try model.withOutputs(of: input, shape: [1, 1, 888]) { Array(try $0(0).values) }
        }
    }

    @Test func whatIsStoredIsTaken() throws {
        try withCache { cache, folder, network in
            #expect(try cache.model(of: network, options) == nil)
            try store(network, in: cache)
            let stored = try #require(try cache.model(of: network, options))
            #expect(try output(of: stored).contains { $0 != 0 })
            let names = try names(in: folder)
            #expect(names.count == 1 && names[0].hasPrefix("letters.Arab-") && names[0].hasSuffix(".network"))
            let mode = try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int
            #expect(mode == 0o700)
        }
    }

    @Test func damageIsNoticedAndRepaired() throws {
        try withCache { cache, folder, network in
            try store(network, in: cache)
            let file = folder.appending(path: try #require(names(in: folder).first))
            let whole = try Data(contentsOf: file)
            var damaged = [Data(), whole.prefix(100), whole.dropLast(), whole + [0], Data(count: whole.count)]
            for place in [0, whole.count / 3, whole.count / 2, whole.count - 25, whole.count - 24, whole.count - 1] {
                var data = whole
                data[place] ^= 1
                damaged.append(data)
            }
            for data in damaged {
                try data.write(to: file)
                #expect(try cache.model(of: network, options) == nil)
            }
            try store(network, in: cache)
            #expect(try cache.model(of: network, options) != nil)
            #expect(try names(in: folder) == [file.lastPathComponent])
        }
    }

    /// A network of the same name with other content is another one.
    @Test func otherNetworksAreNotTaken() throws {
        try withCache { cache, folder, network in
            try store(network, in: cache)
            let copy = folder.deletingLastPathComponent().appending(path: LetterScript.arabic.file)
            var bytes = try Data(contentsOf: URL(filePath: network.path))
            try bytes.write(to: copy)
            #expect(try cache.model(of: InstalledNetwork(path: copy.path), options) != nil)
            bytes[bytes.count / 2] ^= 1
            try bytes.write(to: copy)
            #expect(try cache.model(of: InstalledNetwork(path: copy.path), options) == nil)
        }
    }

    @Test func whatEarlierVersionsKeptIsRemoved() throws {
        try withCache { cache, folder, network in
            try store(network, in: cache)
            let name = try #require(names(in: folder).first)
            let parts = name.split(separator: "-")
            let alike = (1...3).map { "\(parts[0])-\(parts[1])-\($0).network" }
            for (index, old) in (["10505741803181498764.blob", "letters.Arab-abc-def.network"] + alike).enumerated() {
                let file = folder.appending(path: old)
                try Data("old".utf8).write(to: file)
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSince1970: Double(index))], ofItemAtPath: file.path)
            }
            for other in ["notes.txt", "letters.Kore-\(parts[1])-1.network"] {
                try Data("other".utf8).write(to: folder.appending(path: other))
            }
            let left = folder.appending(path: name + ".partial")
            try Data("half".utf8).write(to: left)
            try FileManager.default.setAttributes([.modificationDate: Date.now - 3600], ofItemAtPath: left.path)
            try store(network, in: cache)
            // The newest of those of other processors stays.
            #expect(
                try Set(names(in: folder)) == [name, alike[2], "notes.txt", "letters.Kore-\(parts[1])-1.network"])
        }
    }

    @Test func anotherWriterIsLeftToIt() throws {
        try withCache { cache, folder, network in
            try store(network, in: cache)
            let file = folder.appending(path: try #require(names(in: folder).first))
            try FileManager.default.moveItem(at: file, to: file.appendingPathExtension("partial"))
            try store(network, in: cache)
            #expect(try names(in: folder) == [file.lastPathComponent + ".partial"])
        }
    }

    @Test func foldersThatOthersCanWriteToAreNotUsed() throws {
        try withCache { cache, folder, network in
            try store(network, in: cache)
            for place in [folder, folder.deletingLastPathComponent()] {
                for mode in [0o777, 0o702] {
                    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: place.path)
                    #expect(throws: ImageAnalysisError.self) { try cache.model(of: network, options) }
                }
                try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: place.path)
            }
            #expect(try cache.model(of: network, options) != nil)
        }
    }

    /// Also for root, who may write anywhere else.
    @Test func unusableFoldersAreSaid() throws {
        try withCache { _, folder, network in
            let model = try CompiledModel(compiling: network, options)
            try FileManager.default.createDirectory(
                at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: folder)
            for place in [folder, folder.appending(path: "within"), URL(filePath: "/dev/null/livetext/networks")] {
                let error = #expect(throws: ImageAnalysisError.self) {
                    try NetworkCache(folder: place).store(model, of: network)
                }
                #expect(error?.message.contains(place.path) == true)
                #expect(error?.message.contains("XDG_CACHE_HOME") == true)
            }
            #expect(throws: ImageAnalysisError.self) { try NetworkCache(folder: folder).model(of: network, options) }
        }
    }

    @Test func folderIsThatOfTheUser() {
        func folder(_ environment: [String: String]) -> String? { NetworkCache(environment: environment)?.folder.path }
        #expect(folder(["HOME": "/users/a"]) == "/users/a/.cache/livetext/networks")
        #expect(folder(["HOME": "/users/a", "XDG_CACHE_HOME": "/var/cache"]) == "/var/cache/livetext/networks")
        // Paths that are not absolute do not count, says the XDG specification.
        #expect(folder(["HOME": "/users/a", "XDG_CACHE_HOME": "cache"]) == "/users/a/.cache/livetext/networks")
        #expect(folder(["HOME": "/users/a", "XDG_CACHE_HOME": ""]) == "/users/a/.cache/livetext/networks")
        #expect(folder([:]) == nil)
    }
}
