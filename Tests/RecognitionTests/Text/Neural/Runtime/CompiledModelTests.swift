import Dispatch
import Foundation
import Testing

@testable import Recognition

@Suite(InstalledModels.areThere) struct CompiledModelTests {
    private func withModel(
        isStored: Bool, isLoadedAtOnce: Bool = true, _ body: (CompiledModel) throws -> Void
    ) throws {
        try OpenVINO.load(from: InstalledModels.path("runtime"))
        let folder = FileManager.default.temporaryDirectory.appending(path: "models-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let network = try InstalledNetwork(path: InstalledModels.path(LetterScript.arabic.file))
        let options = CompiledModel.Options(count: 2, threads: 1, isLoadedAtOnce: isLoadedAtOnce)
        var model = try CompiledModel(compiling: network, options)
        if isStored {
            let cache = NetworkCache(folder: folder.appending(path: "livetext/networks"))
            try cache.store(model, of: network)
            model = try #require(try cache.model(of: network, options))
        }
        try body(model)
    }

    /// What the network makes of one step.
    private func output(of model: CompiledModel, meanwhile: () -> Void = {}) throws -> [Float] {
        try [Float](repeating: 0.5, count: 888).withUnsafeBufferPointer { input in
            try model.withOutputs(of: input, shape: [1, 1, 888]) { output in
                meanwhile()
                return Array(try output(0).values)
            }
        }
    }

    /// Computes once more while a computation is lent.
    ///
    /// - Parameters:
    ///   - model: The network.
    ///   - seconds: How long the first is kept at most: long where both should run at once, on a machine that is busy too.
    /// - Returns: What both made, and whether the second ended before the first was given back.
    /// - Throws: What the computations throw.
    private func twoOutputs(of model: CompiledModel, within seconds: Double = 30) throws -> (
        first: [Float], second: [Float], isAtOnce: Bool
    ) {
        let (ended, second) = (DispatchSemaphore(value: 0), Box<[Float]>([]))
        var isAtOnce = false
        let first = try output(of: model) {
            Thread.detachNewThread {
                second.value = (try? output(of: model)) ?? []
                ended.signal()
            }
            isAtOnce = ended.wait(timeout: .now() + seconds) == .success
        }
        if !isAtOnce { ended.wait() }
        return (first, second.value, isAtOnce)
    }

    @Test func copiesAreLoadedOnceThereIsEnoughToRead() throws {
        try withModel(isStored: true) { model in
            var isAtOnce: [Bool] = []
            for (more, seconds) in [(0, 0.3), (16, 0.3), (1, 30)] {
                model.expect(computations: more)
                isAtOnce.append(try twoOutputs(of: model, within: seconds).isAtOnce)
            }
            #expect(isAtOnce == [false, false, true])
        }
    }

    @Test func aCompiledNetworkNeedsNoCopies() throws {
        try withModel(isStored: false) { model in
            let isAtOnce = try twoOutputs(of: model).isAtOnce
            #expect(isAtOnce)
        }
    }

    @Test(arguments: [false, true], [false, true]) func allComputationsSayTheSame(
        isStored: Bool, isLoadedAtOnce: Bool
    ) throws {
        try withModel(isStored: isStored, isLoadedAtOnce: isLoadedAtOnce) { model in
            let alone = try output(of: model)
            model.expect(computations: 100)
            let both = try twoOutputs(of: model)
            #expect(both.isAtOnce && both.first == alone && both.second == alone && alone.contains { $0 != 0 })
        }
    }
}

/// What another thread leaves; nobody looks before it has ended.
private final class Box<Value>: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
}
