import Foundation

@testable import Recognition

/// A network whose outputs a test writes down. It keeps the shapes of what it was asked.
final class ScriptedNetwork: NetworkComputation {
    typealias Output = (values: [Float], shape: [Int])

    private(set) var shapes: [[Int]] = []
    private let outputs: (_ input: [Float], _ shape: [Int]) throws -> [Output]

    /// - Parameter outputs: The outputs of an input.
    init(_ outputs: @escaping (_ input: [Float], _ shape: [Int]) throws -> [Output]) {
        self.outputs = outputs
    }

    func withOutputs<Result>(
        of input: UnsafeBufferPointer<Float>, shape: [Int],
        _ body: ((_ index: Int) throws -> NetworkOutput) throws -> Result
    ) throws -> Result {
        shapes.append(shape)
        let outputs = try outputs(Array(input), shape)
        let memory = outputs.map { output in
            let copy = UnsafeMutableBufferPointer<Float>.allocate(capacity: output.values.count)
            _ = copy.initialize(fromContentsOf: output.values)
            return copy
        }
        defer { for output in memory { output.deallocate() } }
        return try body { index in
            NetworkOutput(values: UnsafeBufferPointer(memory[index]), shape: outputs[index].shape)
        }
    }
}
