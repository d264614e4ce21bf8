internal import CQPDF

/// Where contents find what they name.
struct DrawingResources: Hashable {
    /// The contents' own, or those that they get from where they are drawn.
    let own: qpdf_ref
    /// The page's, which are looked at next.
    let page: qpdf_ref
}

/// Looks names up in a document's resources, once each.
final class ResourceLookup {
    private let file: OpaquePointer
    private var found: [Entry: qpdf_ref] = [:]
    private var lists: [Category: [qpdf_ref]] = [:]

    private struct Category: Hashable {
        let resources: DrawingResources
        let name: String
    }

    private struct Entry: Hashable {
        let resources: DrawingResources
        let category: String
        let name: String
    }

    init(file: OpaquePointer) {
        self.file = file
    }

    /// The object of a name, which begins with a slash; nil where there is none.
    func object(_ name: String, _ category: String, in resources: DrawingResources) -> qpdf_ref? {
        let entry = Entry(resources: resources, category: category, name: name)
        if let known = found[entry] { return qpdf_ref_is_null(file, known) == 0 ? known : nil }
        var object = qpdf_ref_value(file, qpdf_ref_value(file, resources.own, category), name)
        if qpdf_ref_is_null(file, object) != 0 {
            object = qpdf_ref_value(file, qpdf_ref_value(file, resources.page, category), name)
        }
        found[entry] = object
        return qpdf_ref_is_null(file, object) == 0 ? object : nil
    }

    /// All objects of a category.
    func objects(_ category: String, in resources: DrawingResources) -> [qpdf_ref] {
        let key = Category(resources: resources, name: category)
        if let known = lists[key] { return known }
        var objects = values(of: qpdf_ref_value(file, resources.own, category))
        if resources.own != resources.page { objects += values(of: qpdf_ref_value(file, resources.page, category)) }
        lists[key] = objects
        return objects
    }

    private func values(of dictionary: qpdf_ref) -> [qpdf_ref] {
        QPDFDictionary(file: file, dictionary: dictionary).values
    }
}
