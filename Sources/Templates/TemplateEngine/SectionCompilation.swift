import Diagnostics
import HTMLEscaping
import MustacheTemplates

/// Compiling sections: the contexts after 0, 1 and n runs are joined.
extension LayoutCompilation {
    /// Compiles a section, together with the one directly after it that shows when it does not, if there is one.
    mutating func compile(_ section: SectionTag, _ alternative: SectionTag?, at place: Place) {
        guard depth < Self.depthLimit else {
            reportTooLarge(at: place.source.range(section.opening))
            return
        }
        guard let resolution = resolve(section.name, at: place) else { return }
        guard let kind = SectionKind(resolution) else {
            reportSectionType(section, resolution.type, at: place)
            return
        }
        let shown = section.isInverted ? alternative : section
        let hidden = section.isInverted ? section : alternative
        if let hidden, kind == .always {
            reportNeverShown(hidden, at: place)
            return
        }
        guard let shown else {
            compileInverted(section, resolution, at: place)
            return
        }
        let start = context
        let branch = compileShown(shown, resolution, kind, at: place)
        guard let hidden else {
            setTarget(of: branch)
            if kind != .always { join(with: start, after: section, at: place) }
            return
        }
        let end = context
        let jump = builder.count
        builder.add(.jump(0))
        setTarget(of: branch)
        context = start
        compile(hidden.children, at: place)
        setTarget(of: jump)
        join(with: end, after: alternative ?? section, at: place)
    }

    /// The branch that shows the section; returns the index of the instruction that leads past it, if any does.
    private mutating func compileShown(
        _ section: SectionTag, _ resolution: TemplateScope.Resolution, _ kind: SectionKind, at place: Place
    ) -> Int {
        var inner = place
        inner.scope = place.scope.entering(resolution, name: section.name.text)
        let slot = builder.makeSlot(resolution.location)
        let branch = builder.count
        guard kind == .each else {
            builder.add(.enter(slot, otherwise: 0))
            compile(section.children, at: inner)
            builder.add(.leave)
            return branch
        }
        compileLoop(section, slot, at: inner)
        return branch
    }

    private mutating func compileInverted(
        _ section: SectionTag, _ resolution: TemplateScope.Resolution, at place: Place
    ) {
        let start = context
        let branch = builder.count
        builder.add(.skip(builder.makeSlot(resolution.location), target: 0))
        compile(section.children, at: place)
        setTarget(of: branch)
        join(with: start, after: section, at: place)
    }

    private mutating func setTarget(of index: Int) {
        builder.setTarget(of: index, to: builder.makeTarget())
    }
}

// MARK: Loops

extension LayoutCompilation {
    /// Compiles a body until the context at its beginning is right for the first run and for every later one.
    private mutating func compileLoop(_ section: SectionTag, _ slot: TemplateSlot, at inner: Place) {
        let mark = builder.mark
        let findings = diagnostics.count
        var start = context
        while true {
            builder.add(.iterate(slot, otherwise: 0))
            let body = builder.makeTarget()
            compile(section.children, at: inner)
            builder.add(.next(body: body))
            guard !isContextLost else { return }
            guard let joined = start.joined(with: context) else {
                reportBranches(start, context, after: section, at: inner)
                return
            }
            if joined == start { return }
            // Each turn widens the context, which can be done a few times only.
            builder.goBack(to: mark)
            diagnostics.removeSubrange(findings...)
            start = joined
            context = joined
        }
    }

    private mutating func join(with other: HTMLContext, after section: SectionTag, at place: Place) {
        guard !isContextLost else { return }
        guard let joined = other.joined(with: context) else {
            reportBranches(other, context, after: section, at: place)
            return
        }
        context = joined
    }
}

/// How often the body of a section runs.
enum SectionKind {
    /// Once; the value is always there.
    case always
    /// Once or not at all.
    case once
    /// Once for each item of a list.
    case each

    /// `nil` for what is always there and has no names: a section over it says nothing.
    init?(_ resolution: TemplateScope.Resolution) {
        switch (resolution.type, resolution.type.present) {
        case (_, .list): self = .each
        case (.optional, _), (.flag, _): self = .once
        case (.record, _): self = resolution.mayBeAbsent ? .once : .always
        case (.text, _), (.choice, _), (.url, _), (.trustedHTML, _), (.json, _), (.list, _): return nil
        }
    }
}
