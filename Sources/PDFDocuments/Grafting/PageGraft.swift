internal import CQPDF
internal import Imaging

/// Lays a layer over a page of a document, and leaves alone all else that the page is.
struct PageGraft {
    let target: OpaquePointer
    let layers: OpaquePointer
    let names: LayerNames

    /// - Parameters:
    ///   - page: What was read on the page.
    ///   - dictionary: The page in the document.
    ///   - layer: The page that holds the layer.
    /// - Throws: `ImageAnalysisError` where the page's contents cannot be decoded.
    func add(_ page: SearchablePDF.Page, to dictionary: qpdf_ref, layer: qpdf_ref) throws {
        guard case .page(let document, let picture) = page.content else { return }
        switch document.text {
        case .skip, .force: break
        case .redo, .strip: try InvisibleText(file: target).remove(from: dictionary)
        }
        if picture != nil {
            qpdf_ref_set(target, dictionary, "/Resources", qpdf_file_dictionary(target))
            qpdf_ref_set(target, dictionary, "/Contents", qpdf_file_array(target))
        }
        if picture != nil || !page.lines.isEmpty { addContents(of: layer, to: dictionary) }
        addAnnotations(of: layer, to: dictionary)
        let turns = qpdf_ref_integer(layers, qpdf_ref_value(layers, layer, "/Rotate"), 0)
        if turns != 0 {
            let old = qpdf_ref_integer(target, qpdf_ref_value(target, dictionary, "/Rotate"), 0) % 360
            qpdf_ref_set(target, dictionary, "/Rotate", qpdf_file_integer(target, (old + turns + 360) % 360))
        }
    }

    /// The layer comes first, where nothing has changed the state that it is drawn in; it shows nothing that could be hidden.
    private func addContents(of layer: qpdf_ref, to dictionary: qpdf_ref) {
        let resources = qpdf_ref_copy(target, qpdf_ref_value(target, dictionary, "/Resources"))
        for (kind, name) in [("/Font", names.font), ("/XObject", names.image)] {
            let object = qpdf_ref_value(layers, qpdf_ref_value(layers, layer, "/Resources"), kind)
            let part = qpdf_ref_value(layers, object, "/" + name)
            guard qpdf_ref_is_null(layers, part) == 0 else { continue }
            // Others may share the page's resources: they get no part in this.
            let entries = qpdf_ref_copy(target, qpdf_ref_value(target, resources, kind))
            qpdf_ref_set(target, entries, "/" + name, qpdf_file_import(target, layers, part))
            qpdf_ref_set(target, resources, kind, entries)
        }
        qpdf_ref_set(target, dictionary, "/Resources", resources)
        let contents = qpdf_file_array(target)
        let stream = qpdf_ref_value(layers, layer, "/Contents")
        qpdf_ref_append(target, contents, qpdf_file_import(target, layers, stream))
        let old = qpdf_ref_value(target, dictionary, "/Contents")
        if qpdf_ref_is_array(target, old) != 0 {
            for index in 0..<qpdf_ref_count(target, old) {
                let part = qpdf_ref_item(target, old, index)
                // Among others, poppler shows nothing of the page.
                if qpdf_ref_is_stream(target, part) != 0 { qpdf_ref_append(target, contents, part) }
            }
        } else if qpdf_ref_is_null(target, old) == 0 {
            qpdf_ref_append(target, contents, old)
        }
        qpdf_ref_set(target, dictionary, "/Contents", contents)
    }

    private func addAnnotations(of layer: qpdf_ref, to dictionary: qpdf_ref) {
        let links = qpdf_ref_value(layers, layer, "/Annots")
        guard qpdf_ref_is_array(layers, links) != 0 else { return }
        let added = qpdf_file_import(target, layers, links)
        let all = qpdf_file_array(target)
        for list in [qpdf_ref_value(target, dictionary, "/Annots"), added] {
            for index in 0..<qpdf_ref_count(target, list) {
                qpdf_ref_append(target, all, qpdf_ref_item(target, list, index))
            }
        }
        qpdf_ref_set(target, dictionary, "/Annots", all)
    }
}
