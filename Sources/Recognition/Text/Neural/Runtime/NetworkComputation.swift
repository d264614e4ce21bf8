/// A computation of a network with one input: the seam behind which OpenVINO stands.
protocol NetworkComputation {
    /// Computes the outputs of an input and lends them.
    ///
    /// - Parameters:
    ///   - input: As many numbers as `shape` asks for, row by row.
    ///   - shape: The extents, the outermost first.
    ///   - body: Asks for outputs by their index; they are valid while it runs. It must not compute the same network.
    /// - Returns: What `body` returns.
    /// - Throws: `.recognitionFailed` where the network cannot be computed, or what `body` throws.
    func withOutputs<Result>(
        of input: UnsafeBufferPointer<Float>, shape: [Int],
        _ body: ((_ index: Int) throws -> NetworkOutput) throws -> Result
    ) throws -> Result
}

/// One of the outputs of a computation.
struct NetworkOutput {
    /// What `shape` says, row by row.
    let values: UnsafeBufferPointer<Float>
    /// Four extents, the outermost first; those that are missing are 1, at the end.
    let shape: [Int]
}
