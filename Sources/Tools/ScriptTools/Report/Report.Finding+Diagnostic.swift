public import Diagnostics
internal import FixIts
internal import LayoutFixes
internal import LayoutLints
public import Masonry

extension Report.Finding {
    /// A message, or the finding of a lint rule.
    public init(_ diagnostic: Diagnostic) {
        let primary = diagnostic.labels.first { $0.isPrimary }
        let isLint = LintRules.ids.contains { $0.rawValue == diagnostic.slug }
        self.init(
            kind: isLint ? .lint : .message, rule: diagnostic.slug, severity: diagnostic.severity,
            message: diagnostic.message, place: primary.map { Report.Place($0.span, of: $0.source) },
            statement: primary.map { $0.source.statement(at: $0.span) },
            labels: diagnostic.labels.map { label in
                Report.Label(
                    place: Report.Place(label.span, of: label.source),
                    message: label.message.isEmpty ? nil : label.message, isPrimary: label.isPrimary)
            },
            notes: diagnostic.notes, help: diagnostic.help, fixes: Report.Fix.all(of: diagnostic))
        if !diagnostic.screens.isEmpty {
            sizes = diagnostic.screens.map { $0.flatMap(Report.SizeRange.all) }
        }
    }

    /// A finding of a layout, as a diagnostic tells it.
    public init(_ finding: Finding, in layout: Layout, toldBy diagnostic: Diagnostic) {
        self.init(diagnostic)
        kind = .layout
        subject = Report.Subject(finding)
        if case .conflict(let conflict) = finding.kind { self.conflict = Report.Conflict(conflict, in: layout) }
    }

    /// A finding of a layout.
    ///
    /// - Parameters:
    ///   - repairs: the edits that would resolve it, best first.
    ///   - others: the findings that have the same cause.
    public init(
        _ finding: Finding, in layout: Layout, repairs: [Repair] = [], others: [Finding] = []
    ) {
        self.init(
            finding, in: layout, toldBy: Diagnostic(finding, in: layout, repairs: repairs, others: others))
        if !others.isEmpty {
            self.others = others.map { other in
                Report.Other(
                    rule: other.slug, message: Diagnostic(other, in: layout).message,
                    place: Report.Place(other.origin), subject: Report.Subject(other))
            }
        }
    }
}

extension Report.Other {
    public init(_ finding: Report.Finding) {
        self.init(rule: finding.rule, message: finding.message, place: finding.place, subject: finding.subject)
    }
}

extension Report.Subject {
    fileprivate init?(_ finding: Finding) {
        switch finding.kind {
        case .conflict: return nil
        case .ambiguous(let view, let axis, let components):
            self.init(views: [view], axis: axis.rawValue, components: components.map(\.rawValue))
        case .openContent(let view, let axis): self.init(views: [view], axis: axis.rawValue, isContent: true)
        case .unplaced(let view), .unsettled(let view): self.init(views: [view])
        case .inexact(let views): self.init(views: views)
        }
    }
}

extension Report.Fix {
    /// What a rule says to write comes first.
    fileprivate static func all(of diagnostic: Diagnostic) -> [Report.Fix] {
        let written = diagnostic.replacement.map { replacement in
            Report.Fix(
                title: replacement.title, isSafe: diagnostic.hasSafeReplacement, edits: [Report.Edit(replacement)])
        }
        return [written].compactMap(\.self)
            + diagnostic.repairs.map { repair in
                Report.Fix(
                    title: repair.title, effect: repair.effect,
                    probability: (repair.likelihood * 1000).rounded() / 1000, isSafe: repair.isSafe,
                    edits: repair.edits.map(Report.Edit.init))
            }
    }
}

extension Report.Edit {
    fileprivate init(_ replacement: Replacement) {
        self.init(place: Report.Place(replacement.span, of: replacement.source), text: replacement.text)
    }
}

extension SourceText {
    /// The first line of a statement and those of its chain, on one line; at most 200 characters.
    fileprivate func statement(at span: Span) -> String {
        let words = { [self] (line: Int) in
            text(in: range(ofLine: line)).withoutComment.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
        }
        let goesOn = { [self] (line: Int) in line > 1 && line <= lineCount && words(line).hasPrefix(".") }
        var (first, last) = (line(at: span.lower), line(at: span.lower))
        while last - first < Self.maxLines, goesOn(first) { first -= 1 }
        while last - first < Self.maxLines, goesOn(last + 1) { last += 1 }
        return String((first...last).map(words).joined().prefix(200))
    }

    private static var maxLines: Int { 20 }
}

extension String {
    /// A line of code without the comment at its end.
    fileprivate var withoutComment: Substring {
        var isInText = false
        var previous: Character?
        for index in indices {
            let character = self[index]
            if character == "\"", previous != "\\" { isInText.toggle() }
            if character == "/", previous == "/", !isInText { return self[..<self.index(before: index)] }
            previous = character
        }
        return self[...]
    }
}
