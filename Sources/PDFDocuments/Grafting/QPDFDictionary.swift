internal import CQPDF

/// A dictionary of a document that is open.
struct QPDFDictionary {
    let file: OpaquePointer
    let dictionary: qpdf_ref

    var keys: [String] {
        var keys: [String] = []
        withUnsafeMutablePointer(to: &keys) { pointer in
            qpdf_ref_keys(file, dictionary, pointer) { context, key in
                context?.assumingMemoryBound(to: [String].self).pointee.append(String(cString: key))
            }
        }
        return keys
    }

    var values: [qpdf_ref] { keys.map { qpdf_ref_value(file, dictionary, $0) } }
}
