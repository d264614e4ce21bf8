import Glibc

/// An open file descriptor that is read to its end, and closed unless it was there before.
struct ByteInput: ~Copyable {
    private let descriptor: Int32
    private let name: String
    private let isOwned: Bool

    static var standardInput: ByteInput {
        ByteInput(descriptor: STDIN_FILENO, name: "Standard input", isOwned: false)
    }

    private init(descriptor: Int32, name: String, isOwned: Bool) {
        self.descriptor = descriptor
        self.name = name
        self.isOwned = isOwned
    }

    /// Opens a file for reading.
    init(path: String) throws {
        // Without O_NONBLOCK, opening a pipe that nobody writes to would wait forever.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw Self.failure(errno, path) }
        self.init(descriptor: descriptor, name: path, isOwned: true)
    }

    deinit {
        if isOwned { close(descriptor) }
    }

    /// Everything up to the end, or a refusal if that is more than `limit` bytes.
    func readAll(limit: Int) throws -> [UInt8] {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Self.failure(errno, name) }
        if status.st_mode & S_IFMT == S_IFDIR { throw Self.failure(EISDIR, name) }
        let isRegular = status.st_mode & S_IFMT == S_IFREG
        if isRegular, Int(status.st_size) > limit {
            throw ImageLimits.refusal(bytes: Int(status.st_size), limit: limit)
        }
        if isOwned, !isRegular {
            _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
        }
        // One byte of room more than the file has: the read that meets the end needs no second buffer.
        return try read(limit: limit, expecting: isRegular ? Int(status.st_size) + 1 : 65_536)
    }

    /// How many bytes a file has, that can be read anywhere.
    func fileSize() throws -> Int {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Self.failure(errno, name) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw Self.failure(status.st_mode & S_IFMT == S_IFDIR ? EISDIR : ESPIPE, name)
        }
        return Int(status.st_size)
    }

    /// So many bytes, or fewer where the file ends before.
    func read(at offset: Int, count: Int) throws -> [UInt8] {
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
            while read < count {
                let taken = pread(descriptor, buffer.baseAddress.map { $0 + read }, count - read, off_t(offset + read))
                if taken > 0 {
                    read += taken
                } else if taken == 0 {
                    return
                } else if errno != EINTR {
                    failure = errno
                    return
                }
            }
        }
        guard failure == 0 else { throw Self.failure(failure, name) }
        return bytes
    }

    private func read(limit: Int, expecting expected: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        var room = expected
        while true {
            var failure: Int32 = 0
            var isAtEnd = false
            let chunk = [UInt8](unsafeUninitializedCapacity: max(1, min(room - 1, limit - bytes.count) + 1)) {
                buffer, count in
                while count < buffer.count, !isAtEnd {
                    let taken = Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
                    if taken > 0 {
                        count += taken
                    } else if taken == 0 {
                        isAtEnd = true
                    } else if errno != EINTR {
                        failure = errno
                        return
                    }
                }
            }
            guard failure == 0 else { throw Self.failure(failure, name) }
            bytes = bytes.isEmpty ? chunk : bytes + chunk
            guard bytes.count <= limit else { throw ImageLimits.refusal(bytes: nil, limit: limit) }
            if isAtEnd { return bytes }
            room = max(65_536, bytes.count)
        }
    }

    private static func failure(_ code: Int32, _ name: String) -> ImageAnalysisError {
        let message =
            switch code {
            case ENOENT, ENOTDIR: "There is no file \(name): check the path."
            case EACCES, EPERM: "The file \(name) may not be read: check its permissions."
            case EISDIR: "\(name) is a directory: give the path of an image file in it."
            case ESPIPE: "\(name) is a stream: an archive is read from a file, so save it first."
            default: "\(name) cannot be read: \(String(cString: strerror(code)))."
            }
        return ImageAnalysisError(.unreadableImage, message)
    }
}
