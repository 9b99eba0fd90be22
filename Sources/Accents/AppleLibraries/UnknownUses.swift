internal import Diagnostics
internal import Evaluator
internal import Masonry

/// The uses of something that no file at hand declares, which are reported together.
struct UnknownUse {
    let unknown: ForeignValue
    /// Where it is used first.
    let source: SourceText
    let span: Span
    let mayBeView: Bool
    fileprivate var places: Set<Place>

    fileprivate struct Place: Hashable {
        let source: ObjectIdentifier
        let span: Span
    }
}

// Each unknown is reported once, at its first use, with how often it is used.
extension AppleLibrary {
    /// Records that a value is unknown where it matters.
    ///
    /// - Parameter mayBeView: whether a view is acceptable as well.
    func noteUse(of foreign: ForeignValue, at span: Span, mayBeView: Bool = false) {
        let unknown = foreign.source
        // Another report on it covers everything that depends on it.
        if accent == .masonry || unknown.isTypo || foreign.isTypo || unplacedNames.contains(unknown.name)
            || decidedNames.contains(unknown.name)
        {
            return
        }
        let read = unknown.place ?? ForeignValue.Place(unit.source, span)
        let place = UnknownUse.Place(source: ObjectIdentifier(read.source), span: read.span)
        if let index = unknownUses.firstIndex(where: { $0.unknown.name == unknown.name }) {
            unknownUses[index].places.insert(place)
        } else {
            unknownUses.append(
                UnknownUse(
                    unknown: unknown, source: read.source, span: read.span, mayBeView: mayBeView, places: [place]))
        }
    }

    /// Records the unknown numbers in a value.
    func noteUses(in value: Value, at span: Span) {
        guard let structure = value.structure else {
            if let unknown = value.unknownNumber { noteUse(of: unknown, at: span) }
            return
        }
        for part in structure.parts { noteUses(in: part, at: span) }
    }

    /// Reports what was unknown since the last time.
    package func reportUnknownUses() {
        reportOutlets()
        for use in unknownUses where !unplacedNames.contains(use.unknown.name) {
            let problem = Problem.unknownValue(
                use.unknown.name, uses: use.places.count, mayBeView: use.mayBeView)
            runtime.report(Failure(problem, use.source, use.span))
        }
        unknownUses = []
    }

    /// Reports that a view or another object is unknown, which covers everything that depends on it.
    func reportUnknownObject(_ foreign: ForeignValue, at span: Span) {
        if foreign.isTypo || !unplacedNames.insert(foreign.name).inserted { return }
        report(.unknownObject(foreign.name), at: span)
    }
}
