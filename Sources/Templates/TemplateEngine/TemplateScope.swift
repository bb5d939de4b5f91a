import MustacheTemplates

/// What names mean at a place in a template: the sections round it, from the page inwards, and what they have tested.
struct TemplateScope {
    /// The page first. Frame n here is frame n of the renderer.
    private(set) var frames: [Frame]
    /// What may be absent and is known to be there.
    private var present: Set<Location> = []

    /// The page, or what a section is about.
    struct Frame {
        let type: TemplateType
        /// The section's name; empty for the page.
        let name: String
        /// The frame that the section's name was found in.
        let base: Int
    }

    /// A value: a frame, and from there through the fields with these indexes.
    struct Location: Hashable {
        let frame: Int
        let fields: [Int]
    }

    init(page: TemplateRecord) {
        frames = [Frame(type: .record(page), name: "", base: 0)]
    }
}

extension TemplateScope {
    /// What a name stands for.
    struct Resolution {
        let location: Location
        /// As declared: optional even where a section has tested it.
        let type: TemplateType
        /// The shortest beginning of the name that may be absent here.
        let untested: TemplateName?
        /// Every beginning of the name that may be absent by its type.
        fileprivate let optionalLocations: [Location]

        /// Whether it, or something on the way to it, may be absent by its type.
        var mayBeAbsent: Bool { !optionalLocations.isEmpty }
    }

    /// Why a name stands for nothing.
    enum Failure: Error {
        /// No record round the place has a field named like the first part.
        case unknown
        /// The part with this index is no field of the record.
        case unknownPart(Int, TemplateRecord)
        /// The part with this index follows something without parts.
        case noParts(Int, TemplateType)
    }

    func resolve(_ name: TemplateName) throws(Failure) -> Resolution {
        guard let first = name.parts.first else {
            let location = Location(frame: frames.count - 1, fields: [])
            return Resolution(
                location: location, type: frames[frames.count - 1].type, untested: nil, optionalLocations: [])
        }
        for frame in frames.indices.reversed() {
            guard case .record(let record) = frames[frame].type, let index = record.index(of: first) else { continue }
            return try resolve(name, from: Location(frame: frame, fields: [index]), record.fields[index].type)
        }
        throw .unknown
    }

    private func resolve(
        _ name: TemplateName, from start: Location, _ startType: TemplateType
    ) throws(Failure) -> Resolution {
        var location = start
        var type = startType
        var untested: TemplateName?
        var optionalLocations: [Location] = []
        for index in name.parts.indices {
            if index > 0 {
                guard case .record(let record) = type.present else { throw .noParts(index, type) }
                guard let field = record.index(of: name.parts[index]) else { throw .unknownPart(index, record) }
                location = Location(frame: location.frame, fields: location.fields + [field])
                type = record.fields[field].type
            }
            if type.isOptional {
                optionalLocations.append(location)
                if untested == nil, !present.contains(location) { untested = name.prefix(index + 1) }
            }
        }
        return Resolution(location: location, type: type, untested: untested, optionalLocations: optionalLocations)
    }

    /// The scope inside a section over a value: what was tested is present, and the value (or an item of it) is the
    /// innermost frame.
    func entering(_ resolution: Resolution, name: String) -> TemplateScope {
        var inner = self
        inner.present.formUnion(resolution.optionalLocations)
        let type = resolution.type.present
        inner.frames.append(
            Frame(type: type.record.map { .record($0) } ?? type, name: name, base: resolution.location.frame))
        return inner
    }
}

extension TemplateScope {
    /// The records whose names may be used here, innermost first.
    var records: [TemplateRecord] {
        frames.reversed().compactMap { if case .record(let record) = $0.type { record } else { nil } }
    }

    /// Where a name that is unknown here would be known: the names of the sections that lead to it.
    func path(toFieldNamed name: String) -> [String]? {
        var ways: [(path: [String], record: TemplateRecord)] = records.map { ([], $0) }
        for _ in 0..<3 {
            if let way = ways.first(where: { $0.record.index(of: name) != nil }) { return way.path }
            ways = ways.flatMap { way in
                way.record.fields.compactMap { field in
                    field.type.record.map { (way.path + [field.name], $0) }
                }
            }
        }
        return nil
    }
}
