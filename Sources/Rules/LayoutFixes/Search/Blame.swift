internal import FixIts
internal import Diagnostics
internal import Masonry
internal import Syntax
internal import Vocabulary

/// How far each part of a script is from a finding: 0 for the parts that the finding names, more for those that they depend on.
struct Blame {
    private var levels = SpanLevels()
    /// The views that the finding is about, as they are written.
    private(set) var views: [String] = []
    private let script: ScriptOutline

    /// Parts that are further away are not searched.
    static let farthest = 3.2
    /// Parts that are nearer are those that the finding names.
    static let named = 0.1

    /// - Parameters:
    ///   - origins: the places that the finding names.
    ///   - names: the names of the views that it is about.
    init(_ origins: [Origin], _ names: [String], _ links: ConstraintLinks, of script: ScriptOutline) {
        self.script = script
        for origin in origins { add(origin, 0) }
        for name in names.map(Self.written) where !views.contains(name) && script.views.parents.keys.contains(name) {
            views.append(name)
        }
        var second: [String] = []
        let own = Set(views)
        for link in own.flatMap(links.of) {
            if let origin = link.origin { add(origin, 0.6) }
            if let other = link.other, !own.contains(other) { second.append(other) }
        }
        // The views of the statements that it names.
        second += Set(origins).flatMap(links.of).map(\.view).filter { !own.contains($0) }
        for view in views {
            second += [script.views.parents[view] ?? nil].compactMap(\.self)
            second += Self.few(script.views.children[view] ?? [], beside: view, in: script)
            second += Self.few(
                script.views.parents[view].flatMap { script.views.children[$0] } ?? [], beside: view, in: script)
        }
        let around = Set(second)
        for origin in around.flatMap(links.of).compactMap(\.origin) { add(origin, 1.8) }
        for declaration in script.declarations {
            if declaration.names.contains(where: views.contains) { add(declaration.span, 1) }
            if declaration.names.contains(where: around.contains) { add(declaration.span, 2) }
        }
        for setting in script.settings {
            if views.contains(setting.view) { add(setting.statement, 1) }
            // It may be any view.
            if !script.views.parents.keys.contains(setting.view) { add(setting.statement, 1.3) }
            // Everything is in the root.
            if around.contains(setting.view) || setting.view == Builtin.root.rawValue { add(setting.statement, 2) }
        }
        for chain in script.chains where chain.scope.subjects.contains(where: own.contains) {
            add(chain.syntax.span, 0.6)
        }
        for selection in script.selections where selection.scope.subjects.contains(where: own.contains) {
            add(selection.statement, 0.9)
        }
        for chain in script.chains {
            if let place = chain.scope.subjectsPlace { add(place, level(of: chain.syntax.span) + 0.3) }
        }
        // What those depend on: variables, the views of calls.
        for _ in 0..<2 {
            for use in script.uses {
                let level = level(of: use.span) + 0.7
                guard level < Self.farthest, let known = use.scope.known.last(where: { $0.name == use.name }),
                    known.kind != .view
                else { continue }
                add(known.declaration, level)
            }
        }
        for loop in script.loops {
            if let inner = levels.lowest(within: loop.body.span) { add(loop.body.span.atEnd, inner + 0.3) }
        }
    }

    /// The name of a view or guide without its number in a loop.
    static func written(_ item: String) -> String { String(item.prefix { $0 != "#" && $0 != "." }) }

    private mutating func add(_ origin: Origin, _ level: Double) {
        let places =
            [(origin.source, origin.range, level)] + origin.steps.map { ($0.place.source, $0.place.range, level + 0.7) }
        for (source, range, level) in places where source == script.source.name {
            let place = Span(range.lowerBound, range.upperBound)
            add(script.statement(around: place) ?? place, level)
        }
    }

    private mutating func add(_ span: Span, _ level: Double) { levels.add(span, level) }

    /// The level of the nearest part that a place overlaps.
    func level(of place: Span) -> Double { levels.lowest(touching: place) ?? 4 }

    /// Of many views the ones that are declared right before and after another.
    private static func few(_ views: [String], beside view: String, in script: ScriptOutline) -> [String] {
        views.count <= maxNeighbors
            ? views : views.filter { script.views.previous[$0] == view || script.views.previous[view] == $0 }
    }

    /// Of more views of one superview only neighbors are near.
    private static let maxNeighbors = 24
}

/// Levels of places, found by the part of the source that they are in.
private struct SpanLevels {
    private var levels: [Span: Double] = [:]
    /// The places that are in each stretch of the source, wholly or in part.
    private var stretches: [Int: [Span]] = [:]

    /// How long a stretch is, in bytes.
    private static let length = 64

    /// The least level counts.
    mutating func add(_ span: Span, _ level: Double) {
        if let known = levels[span] {
            levels[span] = min(known, level)
            return
        }
        levels[span] = level
        for stretch in Self.stretches(of: span) { stretches[stretch, default: []].append(span) }
    }

    func lowest(touching place: Span) -> Double? {
        var lowest: Double?
        for stretch in Self.stretches(of: place) {
            for span in stretches[stretch] ?? [] where span.lower <= place.upper && place.lower <= span.upper {
                if let level = levels[span] { lowest = min(level, lowest ?? level) }
            }
        }
        return lowest
    }

    func lowest(within place: Span) -> Double? {
        var lowest: Double?
        for stretch in Self.stretches(of: place) {
            for span in stretches[stretch] ?? [] where place.contains(span) {
                if let level = levels[span] { lowest = min(level, lowest ?? level) }
            }
        }
        return lowest
    }

    private static func stretches(of span: Span) -> ClosedRange<Int> { span.lower / length...span.upper / length }
}
