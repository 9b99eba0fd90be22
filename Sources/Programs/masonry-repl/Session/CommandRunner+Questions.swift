internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

// Commands that ask about the layout.
extension SessionCommand {
    static let why = SessionCommand(
        name: "why", arguments: "VIEW.ATTR|VIEW|#N [--all|--arrows|--svg [FILE]]",
        summary: "explain which constraints determine an attribute, or why one is broken; or show those of a view",
        options: [
            Option("--all", "also list the constraints that have no effect on it"),
            Option("--arrows", "show the view with its constraints as arrows"),
            Option(pictureOption, "save a picture with its constraints as dimension lines, VIEW.svg or a FILE"),
        ],
        example: """
            view a; make.edges.equalTo(root).inset(16)
            :why a.width
            :why a.width --all
            :why a --arrows
            :why a --svg constraints.png
            """,
        completion: .viewOrAttribute, isInTranscript: { !$0.contains(pictureOption) },
        action: .run { $0.explain($1) })

    /// The option that saves a picture.
    fileprivate static let pictureOption = "--svg"

    static let findings = SessionCommand(
        name: "findings", arguments: "[N]",
        summary: "list what is wrong or unclear in the layout, or open finding N of the list",
        options: [Option("N", "of the findings that were listed last, by number")],
        example: "view a, b\na.makeConstraints { make in make.left.equalTo(root) }\n:findings\n:findings 1",
        isReadOnly: true, forgetsFailure: true, action: .runInLayout { $0.findings($1, $2) })

    static let conflicts = SessionCommand(
        name: "conflicts", summary: "show conflicts in full: all their constraints, the arithmetic, and fixes",
        example:
            "view a; make.left.top.height.equalTo(20)\nmake.width.equalTo(10); make.width.equalTo(20)\n:conflicts",
        isReadOnly: true, forgetsFailure: true,
        action: .runInLayout { runner, _, layout in runner.showConflicts(layout) }
    )

    static let ambiguous = SessionCommand(
        name: "ambiguous", arguments: "[VIEW]",
        summary: "show ambiguous views, or one view, with the possible values and fixes",
        example: "view a; make.left.top.width.equalTo(20)\n:ambiguous a", completion: .views, isReadOnly: true,
        forgetsFailure: true,
        action: .runInLayout { runner, view, layout in
            if view.isEmpty || runner.isView(view, layout) { runner.showAmbiguities(view, layout) }
        })

    static let wiggle = SessionCommand(
        name: "wiggle", arguments: "VIEW", summary: "show other layouts of an ambiguous view",
        example: "view a; make.left.top.width.equalTo(20)\n:wiggle a", completion: .views, isReadOnly: true,
        action: .run { $0.wiggle($1) })
}

extension CommandRunner {
    // MARK: Why

    fileprivate func explain(_ argument: String) {
        let words = argument.split(separator: " ")
        if let place = words.firstIndex(where: { $0 == "--arrows" || $0 == SessionCommand.pictureOption }) {
            let file = words[place] == SessionCommand.pictureOption ? words[(place + 1)...].joined(separator: " ") : nil
            return showDimensions(of: words[..<place].joined(separator: " "), file: file)
        }
        presenter.console.paged { explain(words) }
    }

    private func explain(_ words: [Substring]) {
        let showsAll = words.last == "--all" || words.first == "--all"
        let subject = words.drop { $0 == "--all" }.prefix { $0 != "--all" }.joined(separator: " ")
        if subject.isEmpty {
            return complain(
                .argument, "`:why` needs an attribute, a view or a constraint", help: ":why icon.width, or :why #3")
        }
        if let dot = subject.lastIndex(of: "."), let attributes = Self.composites[String(subject[dot...].dropFirst())] {
            guard case .view(let view)? = self.subject(String(subject[..<dot]), of: .why) else { return }
            return showReasons(for: attributes.map(view.attribute), showsAll)
        }
        switch self.subject(subject, of: .why) {
        case .view(let view):
            showConditions(of: view)
            showReasons(for: [Attribute.left, .top, .width, .height].map(view.attribute), showsAll)
        case .attribute(let attribute): showReasons(for: [attribute], showsAll)
        case .constraint(let constraint): explain(constraint)
        case nil: break
        }
    }

    /// Shows a view with its constraints: as arrows or, for a name of a file, which may be empty, as a picture.
    private func showDimensions(of words: String, file: String?) {
        guard case .view(let view)? = subject(words, of: .why) else { return }
        let layout = session.interpreter.scene.layout()
        guard let file else {
            return presenter.show(listing: presenter.arrows(of: view.name, in: layout))
        }
        let path = file.isEmpty ? view.name.replacing("/", with: "-") + ".svg" : file.withoutQuotes
        guard let format = LayoutFormat(path: path), format.isPicture else {
            let endings = LayoutFormat.allCases.filter(\.isPicture).flatMap(\.suffixes).alternatives
            return complain(.argument, "a picture needs a file name that ends in \(endings), not `\(path)`")
        }
        write(layout, showing: DimensionChoice(.constraints, of: [view.name]), to: path, as: format)
    }

    /// Words for several attributes at once.
    private static let composites: [String: [Attribute]] = [
        Member.size.rawValue: [.width, .height], Member.center.rawValue: [.centerX, .centerY],
        Member.edges.rawValue: [.left, .top, .right, .bottom], Member.frame.rawValue: [.left, .top, .width, .height],
    ]

    private func showReasons(for attributes: [ViewAttribute], _ showsAll: Bool) {
        let scene = session.interpreter.scene
        let listing = ReasonListing(isASCII: presenter.isASCII, showsAll: showsAll)
        let (reasons, losses) = scene.search {
            (attributes.map { attribute in scene.searchPart { scene.reason(for: attribute) } }, scene.losses())
        }
        presenter.show(listing: listing.draw(reasons, in: scene.layout(), losses: losses))
    }

    /// What the screen decides about the view besides its constraints.
    private func showConditions(of view: View) {
        guard let item = session.interpreter.scene.layout().item(named: view.name), let condition = item.conditions.last
        else { return }
        presenter.show(
            value: item.isHidden
                ? "\(item.name) is hidden, because \(condition)" : "\(item.name) is as set for \(condition)")
    }

    private func explain(_ constraint: LayoutConstraint) {
        let layout = session.interpreter.scene.layout()
        if let conflict = layout.findings.first(where: { $0.isConflict(over: constraint.id) }) {
            return session.report([conflict], in: layout)
        }
        guard let record = layout.constraints.first(where: { $0.id == constraint.id }) else {
            let need = constraint.condition.map { ": it is for \($0)" } ?? ""
            return presenter.show(value: "\(constraint.description) is not active\(need)")
        }
        let values = "\(record.firstValue.spelled) \(record.relation.rawValue) \(record.secondValue.spelled)"
        let loss = session.interpreter.scene.losses().first { $0.member.id == constraint.id }
        let name = "#\(record.id) \(record.equation)" + (record.origin.map { " (\($0.place))" } ?? "")
        guard let loss else {
            let reason = record.condition.map { ", because \($0)" } ?? ""
            return presenter.show(value: "\(name) is satisfied\(reason): \(values)")
        }
        let listing = ReasonListing(isASCII: presenter.isASCII)
        let blockers = loss.blockers.map { listing.name(of: $0, in: layout) }
        presenter.show(
            value: "\(name) at priority \(loss.priority.spelled) is missed by "
                + "\(loss.missedBy.spelled)"
                + (blockers.isEmpty ? "" : ", because of \(blockers.joined(separator: ", "))"))
    }

    /// The value of the words; nil after an error message.
    private func subject(_ words: String, of command: SessionCommand) -> Subject? {
        do throws(SubjectError) {
            return try session.interpreter.subject(of: words, for: ":\(command.name)")
        } catch {
            switch error {
            case .invalid(let diagnostics) where diagnostics.first?.slug == Slug.unexpected.rawValue:
                complain(
                    .argument, "`:\(command.name)` takes one view, attribute or constraint, not `\(words)`",
                    help: ":why icon.width, or :why #3")
            case .invalid(let diagnostics):
                for diagnostic in diagnostics { presenter.show(diagnostic) }
            case .noConstraint(let id): complain(.argument, "there is no constraint #\(id)", help: ":list lists them")
            case .otherKind(let kind):
                complain(
                    .argument, "`\(words)` is \(kind), not a view, an attribute or a constraint",
                    help: ":why icon.width, or :why #3")
            }
        }
        return nil
    }

    // MARK: Findings

    /// Lists the findings, or opens one.
    fileprivate func findings(_ argument: String, _ layout: Layout) {
        if argument.isEmpty { return session.showFindings(in: layout) }
        guard let number = Int(argument), number > 0 else {
            return complain(.argument, "`:findings` takes the number of a finding, not `\(argument)`")
        }
        if !session.openFinding(number, in: layout) {
            complain(.argument, "there is no finding \(number) now", help: ":findings lists them")
        }
    }

    fileprivate func showConflicts(_ layout: Layout) {
        let findings = layout.findings.filter { if case .conflict = $0.kind { true } else { false } }
        if findings.isEmpty { return presenter.show(value: "no conflicts") }
        session.report(findings, in: layout, showsArithmetic: true)
    }

    /// Shows the ambiguities, with ghosts at the ends of the ranges.
    ///
    /// - Parameter only: a view's name; empty for all views.
    fileprivate func showAmbiguities(_ only: String, _ layout: Layout) {
        let scene = session.interpreter.scene
        let findings = layout.findings.filter { finding in
            finding.isAmbiguity && (only.isEmpty || finding.subject.dropFirst().first == only)
        }
        let ghosts = scene.search {
            findings.prefix(Presenter.shownFindings).flatMap { finding in
                scene.isSearchOver ? [] : scene.searchPart { openEnds(of: finding, layout) }
            }
        }
        if findings.isEmpty {
            return presenter.show(value: only.isEmpty ? "no ambiguous views" : "\(only) is not ambiguous")
        }
        if !ghosts.isEmpty {
            let isShown = session.canvas.show(layout, ghosts).contains(presenter.ghost)
            if isShown {
                presenter.show(
                    value:
                        "\(presenter.ghost) other possible positions: the ends of the range, or of the screen (..)"
                )
            }
        }
        session.report(findings, in: layout)
    }

    /// The ends of the ranges that the finding leaves open.
    private func openEnds(of finding: Finding, _ layout: Layout) -> [Ghost] {
        let interpreter = session.interpreter
        guard case .ambiguous(let name, let axis, _) = finding.kind, let view = interpreter.scene.view(named: name),
            let ambiguity = interpreter.scene.ambiguity(of: view, along: axis)
        else { return [] }
        // Components that are open together have their ends together.
        return ambiguity.components.count == 1
            ? layout.ghosts(atEndsOf: ambiguity)
            : session.reporter.otherLayouts(of: view).compactMap { layout.ghost(of: name, along: axis, in: $0) }
    }

    // MARK: Other layouts

    fileprivate func wiggle(_ argument: String) {
        if argument.isEmpty {
            let open = session.interpreter.scene.layout().items.filter { !$0.ambiguous.isEmpty }.map(\.name)
            // A single view needs no choice.
            if open.count == 1 { return wiggle(open[0]) }
            return complain(
                .argument, "`:wiggle` needs a view",
                help: open.isEmpty
                    ? "nothing is ambiguous now"
                    : "ambiguous \(open.count == 1 ? "is" : "are") \(open.joinedAsList(limit: 20))")
        }
        guard let subject = subject(argument, of: .wiggle) else { return }
        let view: View
        switch subject {
        case .view(let subject): view = subject
        case .attribute(let attribute): view = attribute.view
        case .constraint(let constraint): view = constraint.first.view
        }
        let layouts = session.reporter.otherLayouts(of: view)
        if layouts.isEmpty {
            let isContentOpen = session.interpreter.scene.layout().findings.contains { finding in
                if case .openContent(view.name, _) = finding.kind { true } else { false }
            }
            return presenter.show(
                value: "\(view.name) has no other layout: "
                    + (isContentOpen ? "only the size of its content is ambiguous" : "it is not ambiguous"))
        }
        for (index, layout) in layouts.enumerated() {
            presenter.show(value: "another possible layout (\(index + 1) of \(layouts.count))")
            let now = session.interpreter.scene.layout()
            let isShown = session.canvas.show(layout, over: now).contains(presenter.ghost)
            if isShown { presenter.show(value: "\(presenter.ghost) where it is now") }
            showChanges(from: now, to: layout)
        }
    }

    // MARK: Changes

    func showChanges(from before: Layout, to after: Layout) { show(changes(from: before, to: after)) }

    func show(_ changes: [String]) { presenter.show(listing: changes.map { $0 + "\n" }.joined()) }

    /// A line for each view that changes.
    func changes(from before: Layout, to after: Layout) -> [String] {
        let lines = ChangeListing(isASCII: presenter.isASCII).draw(from: before, to: after).split(separator: "\n")
        return lines.isEmpty ? ["nothing moves"] : lines.map(String.init)
    }

    /// Shows the new and the resolved findings.
    func showFindings(from before: Layout, to after: Layout) {
        let (news, notes) = after.news(since: before)
        let reports = news.map { ShownFinding(Diagnostic($0, in: after), subject: $0.subject) }
        presenter.show(ReportBlock(reports: reports, notes: notes))
    }
}

extension Layout {
    /// A view's position along an axis in another layout, unless it is the same in this one.
    fileprivate func ghost(of name: String, along axis: Axis, in other: Layout) -> Ghost? {
        guard let now = item(named: name)?.rootFrame, let then = other.item(named: name)?.rootFrame else { return nil }
        let isHorizontal = axis == .horizontal
        let frame =
            isHorizontal
            ? Rect(x: then.x, y: now.y, width: then.width, height: now.height)
            : Rect(x: now.x, y: then.y, width: now.width, height: then.height)
        if FrameComponent.allCases.allSatisfy({ abs(frame[$0] - now[$0]) <= 0.5 }) { return nil }
        let (place, length) = isHorizontal ? (FrameComponent.x, FrameComponent.width) : (.y, .height)
        return Ghost(
            frame,
            name: "\(name) \(place.rawValue) \(frame[place].spelled) \(length.rawValue) \(frame[length].spelled)",
            isAlwaysSeen: true)
    }
}

extension Finding {
    fileprivate func isConflict(over id: Int) -> Bool {
        if case .conflict(let conflict) = kind { conflict.broken.id == id } else { false }
    }
}
