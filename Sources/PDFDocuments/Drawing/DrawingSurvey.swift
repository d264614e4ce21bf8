internal import CQPDF
internal import Imaging

/// Counts what drawing a page takes, before PDFium does it: that expands forms which draw each other without an end.
///
/// A form that is drawn twice counts twice, as do the cell of a pattern, the group of a soft mask, and a glyph that is a drawing.
struct DrawingSurvey {
    /// How much a page may draw more than once. PDFium then takes a second or two, and half a gigabyte.
    static let mostRepeated = 3_000_000.0
    /// How much it may draw once. Contents that are packed no more than numbers are may have as much again for each byte.
    static let mostDrawn = (packed: 4_000_000.0, perStoredByte: 3.0)
    /// How many bytes all contents of a page have together.
    static let mostBytes = 128 << 20
    /// How many forms, patterns and glyphs a page has.
    static let mostParts = 100_000

    private let file: OpaquePointer
    private let lookup: ResourceLookup
    private var bytesLeft = mostBytes
    private var storedBytes = 0
    private var graph = DrawingGraph()
    private var nodes: [Key: DrawingGraph.Node] = [:]
    private var fonts: [qpdf_ref: DrawingGraph.Node] = [:]
    private var anyNodes: [AnyKey: DrawingGraph.Node] = [:]
    private var contents: [Int32: DrawnContents] = [:]
    /// What was met and not looked at yet.
    private var open: [Part] = []

    private struct Key: Hashable {
        let number: Int32
        /// Nil where the stream has resources itself.
        let resources: DrawingResources?
    }

    private struct AnyKey: Hashable {
        let resources: DrawingResources
        let category: Category
    }

    private struct Part {
        let node: DrawingGraph.Node
        let contents: DrawnContents
        let resources: DrawingResources
    }

    private enum Category: String {
        case object = "/XObject"
        case pattern = "/Pattern"
        case state = "/ExtGState"
        case font = "/Font"
    }

    private init(file: OpaquePointer) {
        self.file = file
        lookup = ResourceLookup(file: file)
    }

    /// How much PDFium has to draw for a page.
    static func extent(of page: qpdf_ref, in file: OpaquePointer) -> DrawingExtent {
        var survey = DrawingSurvey(file: file)
        do throws(StreamTooLong) {
            let node = try survey.add(page: page)
            while let part = survey.open.popLast() { try survey.connect(part) }
            let (drawn, most) = (survey.graph.weight, survey.graph.weight + mostRepeated)
            let isBounded = drawn <= survey.mostDrawn && survey.graph.cost(of: node, limit: most) <= most
            return !isBounded ? .beyondBounds : survey.graph.count > 1 ? .objectsOfObjects : .plainObjects
        } catch {
            return .beyondBounds
        }
    }

    private func value(_ object: qpdf_ref, _ key: String) -> qpdf_ref { qpdf_ref_value(file, object, key) }
    private func isNamed(_ object: qpdf_ref, _ name: String) -> Bool { qpdf_ref_is_name(file, object, name) != 0 }
    private func isStream(_ object: qpdf_ref) -> Bool { qpdf_ref_is_stream(file, object) != 0 }

    /// How much may be drawn by what was met up to here.
    private var mostDrawn: Double {
        Self.mostDrawn.packed + Self.mostDrawn.perStoredByte * Double(storedBytes)
    }

    private mutating func data(of stream: qpdf_ref) throws(StreamTooLong) -> [UInt8] {
        let data = try StreamDecoder(file: file).data(of: stream, limit: bytesLeft)
        bytesLeft -= data.bytes.count
        storedBytes += data.storedCount
        return data.bytes
    }

    private mutating func add(page: qpdf_ref) throws(StreamTooLong) -> DrawingGraph.Node {
        let resources = value(page, "/Resources")
        let stored = value(page, "/Contents")
        var bytes: [UInt8] = []
        if isStream(stored) {
            bytes = try data(of: stored)
        } else {
            for index in 0..<qpdf_ref_count(file, stored) {
                let stream = qpdf_ref_item(file, stored, index)
                if isStream(stream) { bytes += try data(of: stream) + [0x20] }
            }
        }
        let node = try part(
            of: DrawnContents(bytes, limit: mostDrawn), DrawingResources(own: resources, page: resources))
        for appearance in appearances(of: page) {
            let form = try self.node(form: appearance, in: DrawingResources(own: resources, page: resources))
            graph.add(.init(node: form, count: 1, chosen: []), to: node)
        }
        return node
    }

    /// What annotations look like.
    private func appearances(of page: qpdf_ref) -> [qpdf_ref] {
        let annotations = value(page, "/Annots")
        return (0..<qpdf_ref_count(file, annotations)).flatMap { index -> [qpdf_ref] in
            let normal = value(value(qpdf_ref_item(file, annotations, index), "/AP"), "/N")
            return (isStream(normal) ? [normal] : QPDFDictionary(file: file, dictionary: normal).values).filter(
                isStream)
        }
    }

    private mutating func part(
        of contents: DrawnContents, _ resources: DrawingResources
    ) throws(StreamTooLong) -> DrawingGraph.Node {
        guard graph.count < Self.mostParts else { throw StreamTooLong() }
        let node = graph.add(weight: contents.weight)
        open.append(Part(node: node, contents: contents, resources: resources))
        return node
    }

    /// The node of a stream of contents.
    private mutating func node(
        form stream: qpdf_ref, in outer: DrawingResources
    ) throws(StreamTooLong) -> DrawingGraph.Node {
        let number = qpdf_ref_number_of(file, stream)
        let own = value(qpdf_ref_entries(file, stream), "/Resources")
        let hasOwn = qpdf_ref_is_dictionary(file, own) != 0
        let key = Key(number: number, resources: hasOwn ? nil : outer)
        if let known = nodes[key] { return known }
        let drawn: DrawnContents
        if let known = contents[number] {
            drawn = known
        } else {
            let bytes = try data(of: stream)
            drawn = try DrawnContents(bytes, limit: mostDrawn)
            contents[number] = drawn
        }
        let resources = hasOwn ? DrawingResources(own: own, page: outer.page) : outer
        let node = try part(of: drawn, resources)
        nodes[key] = node
        return node
    }

    /// Adds what a part draws.
    private mutating func connect(_ part: Part) throws(StreamTooLong) {
        for (state, count) in part.contents.paints {
            let chosen = try choices(of: state, in: part.resources)
            for index in 0..<3 { use(chosen[index], count, index, chosen, in: part) }
        }
        for (state, count) in part.contents.shownBytes {
            let chosen = try choices(of: state, in: part.resources)
            use(chosen[3], count, 3, chosen, in: part)
        }
        for (object, count) in part.contents.objects {
            guard let node = try node(object: object.name, in: part.resources) else { continue }
            let chosen = try choices(of: object.state, in: part.resources)
            graph.add(.init(node: node, count: count, chosen: chosen), to: part.node)
        }
    }

    private mutating func use(
        _ choice: DrawingGraph.Choice, _ count: Double, _ index: Int, _ chosen: [DrawingGraph.Choice], in part: Part
    ) {
        if choice.isInherited { graph.addInherited(count, choice: index, to: part.node) }
        guard let node = choice.node else { return }
        // Cells keep the mask; nothing else is handed down.
        let nothing = DrawingGraph.Choice(node: nil, isInherited: false)
        let kept = index < 2 ? [nothing, nothing, chosen[2]] : []
        graph.add(.init(node: node, count: count, chosen: kept), to: part.node)
    }

    private mutating func choices(
        of state: DrawingState, in resources: DrawingResources
    ) throws(StreamTooLong) -> [DrawingGraph.Choice] {
        [
            try choice(state.fill, .pattern, in: resources), try choice(state.stroke, .pattern, in: resources),
            try choice(state.mask, .state, in: resources), try choice(state.font, .font, in: resources),
        ]
    }

    private mutating func choice(
        _ choice: DrawingState.Choice, _ category: Category, in resources: DrawingResources
    ) throws(StreamTooLong) -> DrawingGraph.Choice {
        var choice = choice
        while true {
            switch choice {
            case .inherited: return .init(node: nil, isInherited: true)
            case .nothing: return .init(node: nil, isInherited: false)
            case .any:
                return .init(node: try anyNode(of: category, in: resources), isInherited: true)
            case .name(let name, let before):
                if let object = lookup.object(name, category.rawValue, in: resources), chooses(object, category) {
                    return .init(node: try node(of: object, category, in: resources), isInherited: false)
                }
                choice = before
            }
        }
    }

    /// Whether a resource surely takes the place of what was chosen before.
    private func chooses(_ object: qpdf_ref, _ category: Category) -> Bool {
        switch category {
        case .pattern: isCell(object)
        case .state: qpdf_ref_is_null(file, value(object, "/SMask")) == 0
        case .object, .font: true
        }
    }

    /// Whether it is the cell of a pattern that is made of tiles.
    private func isCell(_ object: qpdf_ref) -> Bool {
        isStream(object) && qpdf_ref_integer(file, value(qpdf_ref_entries(file, object), "/PatternType"), 0) == 1
    }

    private mutating func node(
        object name: String?, in resources: DrawingResources
    ) throws(StreamTooLong) -> DrawingGraph.Node? {
        guard let name else { return try anyNode(of: .object, in: resources) }
        guard let object = lookup.object(name, Category.object.rawValue, in: resources) else { return nil }
        return try node(of: object, .object, in: resources)
    }

    /// The node of the most expensive resource.
    private mutating func anyNode(
        of category: Category, in resources: DrawingResources
    ) throws(StreamTooLong) -> DrawingGraph.Node {
        let key = AnyKey(resources: resources, category: category)
        if let known = anyNodes[key] { return known }
        var nodes: [DrawingGraph.Node] = []
        for object in lookup.objects(category.rawValue, in: resources) {
            if let node = try node(of: object, category, in: resources) { nodes.append(node) }
        }
        let node = graph.add(oneOf: nodes)
        anyNodes[key] = node
        return node
    }

    /// The node of what a resource draws; nil for one that draws nothing.
    private mutating func node(
        of object: qpdf_ref, _ category: Category, in resources: DrawingResources
    ) throws(StreamTooLong) -> DrawingGraph.Node? {
        switch category {
        case .object:
            guard isStream(object), !isNamed(value(qpdf_ref_entries(file, object), "/Subtype"), "/Image") else {
                return nil
            }
            return try node(form: object, in: resources)
        case .pattern: return isCell(object) ? try node(cell: object, in: resources) : nil
        case .state:
            let group = value(value(object, "/SMask"), "/G")
            return isStream(group) ? try node(form: group, in: resources) : nil
        case .font: return try node(font: object, in: resources)
        }
    }

    /// The node of a pattern's cell, which is drawn as often as cells lie over each other.
    private mutating func node(
        cell: qpdf_ref, in resources: DrawingResources
    ) throws(StreamTooLong) -> DrawingGraph.Node {
        let form = try node(form: cell, in: resources)
        let entries = qpdf_ref_entries(file, cell)
        let box = value(entries, "/BBox")
        func number(_ object: qpdf_ref) -> Double { qpdf_ref_number(file, object, 0) }
        func layers(_ low: Int32, _ high: Int32, _ step: String) -> Double {
            let size = number(qpdf_ref_item(file, box, high)) - number(qpdf_ref_item(file, box, low))
            return max(size.magnitude / max(number(value(entries, step)).magnitude, 1e-6), 1)
        }
        let count = layers(0, 2, "/XStep") * layers(1, 3, "/YStep")
        guard count > 1 else { return form }
        let node = graph.add(weight: 0)
        let inherited = DrawingGraph.Choice(node: nil, isInherited: true)
        graph.add(.init(node: form, count: count, chosen: [inherited, inherited, inherited, inherited]), to: node)
        return node
    }

    /// The node of the most expensive glyph of a font whose glyphs are contents; nil for other fonts.
    private mutating func node(
        font: qpdf_ref, in resources: DrawingResources
    ) throws(StreamTooLong) -> DrawingGraph.Node? {
        if let known = fonts[font] { return known }
        let glyphs = QPDFDictionary(file: file, dictionary: value(font, "/CharProcs")).values.filter(isStream)
        guard !glyphs.isEmpty else { return nil }
        let own = value(font, "/Resources")
        let inside = DrawingResources(
            own: qpdf_ref_is_dictionary(file, own) != 0 ? own : resources.page, page: resources.page)
        var nodes: [DrawingGraph.Node] = []
        for glyph in glyphs { nodes.append(try node(form: glyph, in: inside)) }
        let node = graph.add(oneOf: nodes)
        fonts[font] = node
        return node
    }
}
