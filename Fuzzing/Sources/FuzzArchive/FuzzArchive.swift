import FuzzDriver
@testable import Imaging

/// The program.
@_cdecl("FuzzArchive_main")
public func run(_ count: CInt, _ arguments: FuzzDriver.Arguments) -> CInt {
    FuzzDriver.run(count, arguments, fuzzArchive)
}

/// Bytes → the files of a tar archive. Sums are made right, as no chance would find them.
private func fuzzArchive(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var file = Array(UnsafeBufferPointer(start: bytes, count: count))
    for start in stride(from: 0, to: file.count - 511, by: 512) where file[start + 148] == 0x73 {
        file.replaceSubrange(start + 148..<start + 156, with: repeatElement(0x20, count: 8))
        let sum = String(file[start..<start + 512].reduce(0) { $0 + Int($1) }, radix: 8)
        file.replaceSubrange(start + 148..<start + 148 + sum.utf8.count, with: sum.utf8)
    }
    var looks = 0
    guard
        let archive = try? TarArchive(
            count: file.count,
            read: { offset, wanted in
                looks += 1
                return Array(file.dropFirst(offset).prefix(wanted))
            })
    else { return 0 }
    precondition(looks <= 2 * (file.count / 512 + 1) + 1, "every look is at another block")
    precondition(archive.members.count <= file.count / 512 + 1, "every file has a block")
    for member in archive.members {
        guard case .success(let place) = member.place else { continue }
        precondition(
            member.name != nil && place.lowerBound >= 512 && place.upperBound <= file.count, "files lie in the archive")
    }
    return 0
}
