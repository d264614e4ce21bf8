/// Makes a document's table and lengths fit what stands in it: otherwise readers would guess, and be tried at nothing else.
enum PDFRepair {
    static func repaired(_ file: [UInt8]) -> [UInt8] {
        let file = withLengths(file)
        guard let table = places(of: "\nxref", in: file).last,
            let trailer = places(of: "trailer", in: file).last(where: { $0 > table }),
            let end = places(of: "startxref", in: file).last(where: { $0 > trailer })
        else { return file }
        var offsets: [Int: Int] = [:]
        for place in places(of: " 0 obj", in: file) where place < table {
            let start = file[..<place].lastIndex { !(0x30...0x39).contains($0) }.map { $0 + 1 } ?? 0
            guard let number = Int(String(decoding: file[start..<place], as: UTF8.self)), number < 100 else { continue }
            offsets[number] = start
        }
        let size = (offsets.keys.max() ?? 0) + 1
        var text = "\nxref\n0 \(size)\n0000000000 65535 f \n"
        for number in 1..<max(size, 1) {
            let digits = String(offsets[number] ?? 0)
            text += String(repeating: "0", count: 10 - digits.count) + digits
            text += offsets[number] == nil ? " 65535 f \n" : " 00000 n \n"
        }
        let head = Array(file[..<table])
        return head + Array(text.utf8) + file[trailer..<end] + Array("startxref\n\(table + 1)\n%%EOF\n".utf8)
    }

    private static func withLengths(_ file: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var at = 0
        let ends = places(of: "\nendstream", in: file)
        for place in places(of: "stream\n", in: file) {
            let start = place + 7
            guard place >= at, let end = ends.first(where: { $0 >= start }),
                let length = places(of: "/Length ", in: Array(file[at..<place])).last.map({ at + $0 + 8 })
            else { continue }
            let digits = file[length...].prefix { (0x30...0x39).contains($0) }
            result += file[at..<length] + Array(String(end - start).utf8) + file[digits.endIndex..<end]
            at = end
        }
        return result + file[at...]
    }

    private static func places(of text: String, in file: [UInt8]) -> [Int] {
        let mark = Array(text.utf8)
        return file.indices.filter { file[$0] == mark[0] && file[$0...].starts(with: mark) }
    }
}
