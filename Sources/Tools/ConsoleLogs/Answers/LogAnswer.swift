public import Diagnostics
internal import LayoutTerms
public import Masonry

/// What there is to say about one conflict of a log.
public struct LogAnswer {
    public let diagnostic: Diagnostic
    /// The views of the log, as far as it tells where they are.
    public let layout: Layout
    /// The finding of the layout; nil if the listed constraints have a solution.
    public let finding: Finding?
    /// How often the log says it.
    public let count: Int
    public let source: SourceText

    /// The answers to a log's conflicts, in order.
    ///
    /// - Parameter place: where the project makes a constraint, by SnapKit's file and line or the key of its view.
    public static func all(on log: ConsoleLog, place: (LogPlace) -> Origin? = { _ in nil }) -> [LogAnswer] {
        let origins = log.conflicts.map { conflict in
            conflict.constraints.map { constraint in
                LogPlace(constraint).flatMap(place) ?? origin(of: constraint.equationRange, in: log.source)
            }
        }
        let scenes = zip(log.conflicts, origins).map { LoggedScene($0, origins: $1) }
        let readable = ReadableLog(log, scenes)
        return zip(log.conflicts, scenes).map { LogAnswer($0, $1, in: log, readable) }
    }

    /// What can't be read, named once; nil if there is nothing.
    public static func note(on log: ConsoleLog) -> Diagnostic? {
        guard let first = log.unread.first else { return nil }
        let count = log.unread.count
        return Diagnostic(
            severity: .note, slug: Slug.ignored.rawValue,
            message: count == 1
                ? "this description of a constraint can't be read, so it is left out"
                : "\(count) descriptions of constraints can't be read, so they are left out; this is the first",
            labels: [Diagnostic.Label(source: log.source, span: Span(first))])
    }

    private init(_ logged: LoggedConflict, _ scene: LoggedScene, in log: ConsoleLog, _ readable: ReadableLog) {
        layout = scene.layout
        finding = scene.finding
        count = logged.count
        source = log.source
        let repeated = logged.count > 1 ? ["the log says this \(logged.count) times"] : []
        let left =
            scene.rejected.isEmpty
            ? [] : ["\(scene.rejected.count) of the constraints can't hold in Auto Layout at all, and are left out"]
        guard let finding, case .conflict(let conflict) = finding.kind else {
            diagnostic = Self.unexplained(logged, in: log, notes: left + repeated)
            return
        }
        let found = conflict.set.compactMap { $0.id.flatMap { scene.sources[$0] } }
        let members = found.isEmpty ? Array(logged.constraints.indices) : found
        let culprit = LogCulprit(logged: logged, scene: scene, conflict: conflict, members: members)
        let repairs = LogFixes(logged, scene, members: members).repairs
        let words = LogWords(conflict, scene)
        let broken = conflict.broken.id.flatMap { scene.sources[$0] }
        let facts = culprit.sentences + [words.implicit].compactMap(\.self) + left + repeated
        let sum = conflict.arithmetic.map { "arithmetic: \(LogArithmetic($0, in: scene.layout).text)" }
        let labels = Self.labels(of: conflict, in: layout)
        diagnostic = Diagnostic(
            severity: .warning, slug: Slug.conflict.rawValue, message: words.headline, labels: labels,
            notes: [words.reason, sum].compactMap(\.self) + facts, help: Self.help(repairs), replacement: nil,
            repairs: repairs, rule: nil,
            brief: Diagnostic.Brief(
                headline: words.headline,
                labels: labels.map { label in
                    label.source === log.source
                        ? readable.label(ofLine: log.source.line(at: label.span.lower), isPrimary: label.isPrimary)
                        : label
                },
                mark: broken == logged.broken && logged.broken != nil ? "broken" : "",
                reason: ([words.reason].compactMap(\.self) + facts).joined(separator: "\n")))
    }

    /// The fixes, each on a line of its own.
    private static func help(_ repairs: [Repair]) -> String? {
        repairs.isEmpty
            ? nil
            : "any of these resolves it (checked)\n"
                + repairs.map { $0.effect.isEmpty ? $0.title : $0.advice }.joined(separator: "\n")
    }

    /// The constraints of the set, the broken one first.
    private static func labels(of conflict: Conflict, in layout: Layout) -> [Diagnostic.Label] {
        let members = [conflict.broken] + conflict.set.filter { $0 != conflict.broken }
        return members.prefix(maxLabels).compactMap { member in
            guard let record = member.id.flatMap(layout.constraint), let origin = record.origin,
                let source = origin.text as? SourceText
            else { return nil }
            let isBroken = member == conflict.broken
            return Diagnostic.Label(
                source: source, span: Span(origin.range), message: record.equation + (isBroken ? ", broken" : ""),
                isPrimary: isBroken)
        }
    }

    private static let maxLabels = 13

    private static func origin(of range: Range<Int>, in source: SourceText) -> Origin {
        Origin(source: source.name, line: source.line(at: range.lowerBound), range: range, text: source)
    }

    /// A log that doesn't list all that takes part.
    private static func unexplained(_ logged: LoggedConflict, in log: ConsoleLog, notes: [String]) -> Diagnostic {
        let subject = logged.broken.map { logged.constraints[$0] } ?? logged.constraints[0]
        return Diagnostic(
            severity: .warning, slug: Slug.conflict.rawValue,
            message: "the constraints that the log lists have a solution, so something that it doesn't list takes part",
            labels: [
                Diagnostic.Label(
                    source: log.source, span: Span(subject.equationRange),
                    message: (subject.equations.first?.shown ?? "") + (logged.broken == nil ? "" : ", broken"))
            ], notes: notes)
    }
}

/// How a constraint of a log can be found in the sources of a project.
public struct LogPlace: Hashable, Sendable {
    /// SnapKit's file and line.
    public let file: String?
    public let line: Int
    /// The key of the constrained view, and the attribute.
    public let key: String?
    public let attribute: String
    /// The key of the view that it is related to.
    public let otherKey: String?

    init?(_ constraint: LoggedConstraint) {
        guard let side = constraint.equations.first?.first else { return nil }
        file = constraint.place?.file
        line = constraint.place?.line ?? 0
        key = constraint.library == .masonry ? side.item.name : nil
        attribute = side.attribute.rawValue
        otherKey = constraint.equations.first?.second?.item.name
        if file == nil, key == nil { return nil }
    }
}
