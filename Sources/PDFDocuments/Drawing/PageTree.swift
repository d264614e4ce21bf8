internal import CQPDF

/// The tree that a document's pages hang on.
struct PageTree {
    let file: OpaquePointer

    /// Whether each branch has as many pages as it says.
    var isCounted: Bool {
        var seen: Set<Int32> = []
        return count(qpdf_ref_value(file, qpdf_file_root(file), "/Pages"), depth: 0, seen: &seen) != nil
    }

    /// How many pages there are below a node; nil where it says another number.
    private func count(_ node: qpdf_ref, depth: Int, seen: inout Set<Int32>) -> Int64? {
        let kids = qpdf_ref_value(file, node, "/Kids")
        guard qpdf_ref_is_array(file, kids) != 0 else { return 1 }
        let number = qpdf_ref_number_of(file, node)
        // PDFium goes no deeper than a thousand.
        guard depth < 256, number == 0 || seen.insert(number).inserted else { return nil }
        var sum: Int64 = 0
        for index in 0..<qpdf_ref_count(file, kids) {
            guard let below = count(qpdf_ref_item(file, kids, index), depth: depth + 1, seen: &seen) else { return nil }
            sum += below
        }
        return qpdf_ref_integer(file, qpdf_ref_value(file, node, "/Count"), -1) == sum ? sum : nil
    }
}
