internal import Diagnostics
internal import LayoutFindings
internal import LayoutLints
internal import LayoutTerms
internal import Masonry
internal import Scripts
internal import Vocabulary

// What a finding is about.
extension EditSearch {
    /// A finding as the search sees it.
    struct Target {
        let key: [String]
        /// The views whose frames it is about, so that what moves nothing only silences it; empty for other findings.
        var framedViews: [String] = []
        /// The view whose size is unlike that of others, which should keep theirs.
        var unlikeView: String?
        /// Whether it is about what a statement says.
        var isAboutStatement = false
        var problem: SearchProblem
        let blame: Blame
    }

    func target(_ finding: Finding) -> Target {
        var problem = problem(finding.message)
        switch finding.kind {
        case .conflict(let conflict):
            problem.kind = .conflict
            problem.framedViews = conflict.viewsKeepingFrames
            problem.isAgainstUIKit = layout.involvesUIKit(conflict, isCell: asked.screen.isCell || layout.screen.isCell)
        case .ambiguous(_, let axis, _), .openContent(_, let axis): (problem.kind, problem.openAxis) = (.open, axis)
        case .unplaced: problem.kind = .open
        case .unsettled, .inexact: break
        }
        return target(subject(of: finding), problem)
    }

    /// Nil for a finding about statements alone.
    func target(_ finding: LintFinding) -> Target? {
        guard let subject = subject(of: finding) else { return nil }
        var target = target(subject, problem(finding.message))
        switch finding.subject {
        case .note, .source: return nil
        // It is about what a statement says: an edit elsewhere would only take the constraint away.
        case .constraint: target.isAboutStatement = true
        case .placement(_, let placement):
            target.framedViews = subject.views
            if case .unlikeSize = placement { target.unlikeView = placement.view }
        }
        return target
    }

    /// The places and the views that a finding is about.
    struct Subject {
        let key: [String]
        var origins: [Origin]
        var views: [String]

        static func key(of finding: LintFinding) -> [String]? {
            if case .placement(_, let placement) = finding.subject {
                placement.subject
            } else {
                LintReport.key(of: finding)
            }
        }
    }

    /// Those of the findings that fixes are looked for.
    var subjects: [Subject] {
        layout.alikeJoined(layout.findings).prefix(LayoutReporter.repairedFindings).map { subject(of: $0.finding) }
            + lints.lazy.compactMap(subject).prefix(LayoutReporter.repairedFindings)
    }

    private func subject(of finding: Finding) -> Subject {
        var subject = Subject(
            key: TrialReport.key(of: finding, in: layout), origins: [finding.origin].compactMap(\.self), views: [])
        switch finding.kind {
        case .conflict(let conflict):
            let members = conflict.set.compactMap { $0.id.flatMap { layout.constraint(id: $0) } }
            subject.origins += members.compactMap(\.origin)
            subject.views = members.flatMap { [$0.first.item, $0.second?.item].compactMap(\.self) }
        case .ambiguous(let view, _, _), .openContent(let view, _), .unplaced(let view), .unsettled(let view):
            subject.views = [view]
        case .inexact(let names): subject.views = names
        }
        return subject
    }

    /// Nil for a finding about statements alone.
    private func subject(of finding: LintFinding) -> Subject? {
        guard let key = Subject.key(of: finding) else { return nil }
        switch finding.subject {
        case .note, .source: return nil
        case .constraint(_, let constraint):
            let origins = [constraint.origin, constraint.related, constraint.attributeOrigin].compactMap { $0 }
            return Subject(key: key, origins: origins, views: [])
        case .placement(_, let placement):
            let names = placement.subject.dropFirst().filter { layout.item(named: $0) != nil } + [placement.view]
            return Subject(key: key, origins: placement.origins.compactMap(\.self), views: names)
        }
    }

    private func target(_ subject: Subject, _ problem: SearchProblem) -> Target {
        let blame = Blame(subject.origins, subject.views, links, of: script)
        var problem = problem
        problem.views = blame.views
        problem.group = blame.views
        for view in blame.views {
            problem.openAxes[view] = Set(Axis.allCases.filter { before.isOpen(view, along: $0) })
            problem.attributesSet[view] = layout.attributesSet(of: view)
        }
        problem.openViews = before.openViews
        for link in blame.views.flatMap(links.of) {
            guard let origin = link.origin, origin.source == script.source.name else { continue }
            let place = Span(origin.range.lowerBound, origin.range.upperBound)
            problem.makers[link.view, default: []].append(place)
        }
        return Target(key: subject.key, problem: problem, blame: blame)
    }

    private func problem(_ message: String) -> SearchProblem {
        let line = message.prefix { $0 != "\n" }
        let words = line.split { !$0.isNumber && $0 != "." && !$0.isLetter && $0 != "#" }
        return SearchProblem(
            views: [], openAxis: nil, kind: .other, amounts: words.compactMap { Double($0) },
            usualGaps: usualGaps, vocabulary: vocabulary)
    }
}

extension Layout {
    /// The attributes of a view that an equality sets; none of views of a loop, which may differ.
    fileprivate func attributesSet(of view: String) -> Set<Attribute> {
        if items.contains(where: { $0.name != view && Blame.written($0.name) == view }) { return [] }
        let own = constraints(about: view).filter { $0.first.item == view && $0.relation == .equal && !$0.isBroken }
        let set = Set(own.map { $0.first.attribute.resolved(in: screen.direction) })
        return Set(Attribute.allCases.filter { set.contains($0.resolved(in: screen.direction)) })
    }
}

extension Conflict {
    /// The views whose given frames it is with, as they are written.
    fileprivate var viewsKeepingFrames: [String] {
        let views = arithmetic?.summands.compactMap { summand -> String? in
            if case .givenFrame(let view, _) = summand.source { Blame.written(view) } else { nil }
        }
        return Set(views ?? []).sorted()
    }
}
