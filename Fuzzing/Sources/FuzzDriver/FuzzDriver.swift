/// Runs libFuzzer: the package manager gives the `main` of an executable the name of its target, which calls this.
public enum FuzzDriver {
    /// What libFuzzer does with one input.
    public typealias Body = @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
    /// The arguments of a `main`.
    public typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

    /// Reads libFuzzer's options and runs it to its end.
    public static func run(_ count: CInt, _ arguments: Arguments, _ body: Body) -> CInt {
        var (count, arguments) = (count, arguments)
        return LLVMFuzzerRunDriver(&count, &arguments, body)
    }
}

@_silgen_name("LLVMFuzzerRunDriver")
private func LLVMFuzzerRunDriver(
    _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<FuzzDriver.Arguments>,
    _ body: FuzzDriver.Body
) -> CInt
