public import Masonry

extension Diagnostic {
    /// What a finding has to say, at the places where its constraints or its view were written.
    ///
    /// - Parameters:
    ///   - layout: the layout that the finding is of.
    ///   - source: gives the source of a name that an `Origin` has; nil for one that is not at hand.
    public init(_ finding: Finding, in layout: Layout, source: (String) -> SourceText?) {
        switch finding.kind {
        case .conflict(let conflict):
            let lines = finding.message.split(separator: "\n").map(String.init)
            let others = conflict.set.filter { $0 != conflict.broken }
            self.init(
                severity: .warning, slug: finding.slug, message: lines.first ?? finding.message,
                labels: ([conflict.broken] + others).compactMap { member in
                    let isBroken = member == conflict.broken
                    let equation = layout.equation(of: member)
                    return Label(
                        layout.origin(of: member), source,
                        message: "\(member) \(equation)\(isBroken ? ", broken" : "")", isPrimary: isBroken)
                },
                notes: (conflict.arithmetic.map { ["\($0)"] } ?? []) + Self.recovery(from: lines),
                help: others.isEmpty ? nil : "without any one of \(Self.list(conflict.set)) the others hold")
        case .ambiguous, .unplaced, .unsettled:
            self.init(
                severity: .warning, slug: finding.slug, message: finding.message,
                labels: [Label(finding.origin, source, message: "", isPrimary: true)].compactMap(\.self),
                help: Self.help(for: finding, in: layout))
        }
    }

    /// `#1, #2 and #3`
    private static func list(_ members: [Conflict.Member]) -> String {
        let names = members.map(\.description)
        return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    }

    private static func recovery(from lines: [String]) -> [String] {
        guard let last = lines.last?.drop(while: { $0 == " " }) else { return [] }
        return [
            "Will attempt to recover by breaking constraint \(last)",
            "it stays active, and holds again as soon as the others let it",
        ]
    }

    /// What would settle it, where that can be said in a line.
    private static func help(for finding: Finding, in layout: Layout) -> String? {
        switch finding.kind {
        // Of several views with one name only the first can be said by it.
        case .unplaced(let view) where view.contains("#"), .ambiguous(let view, _, _) where view.contains("#"): nil
        case .unplaced(let view): "\(view).makeConstraints { make in make.edges.equalTo(superview) }"
        case .ambiguous(let view, _, let components):
            layout.item(named: view).map { item in
                let statements = components.map { layout.statementThatKeeps($0, of: item) }
                return "to keep it where it is drawn: \(view).makeConstraints { make in "
                    + "\(statements.joined(separator: "; ")) }"
            }
        case .conflict, .unsettled: nil
        }
    }
}

extension Layout {
    fileprivate func equation(of member: Conflict.Member) -> String {
        switch member {
        case .constraint(let id): constraints.first { $0.id == id }?.equation ?? ""
        case .intrinsic(let intrinsic): intrinsic.equation
        }
    }

    fileprivate func origin(of member: Conflict.Member) -> Origin? {
        switch member {
        case .constraint(let id): constraints.first { $0.id == id }?.origin
        case .intrinsic(let intrinsic): item(named: intrinsic.view)?.origin
        }
    }

    /// What pins an open component of a frame to the value it has.
    fileprivate func statementThatKeeps(_ component: FrameComponent, of item: Item) -> String {
        let parent = item.parent.map { items[$0].rootFrame } ?? .zero
        let frame = item.rootFrame
        return switch component {
        case .x: "make.left.equalTo(superview)" + Self.offset(frame.x - parent.x)
        case .y: "make.top.equalTo(superview)" + Self.offset(frame.y - parent.y)
        case .width: "make.width.equalTo(\(frame.width.generalFormat))"
        case .height: "make.height.equalTo(\(frame.height.generalFormat))"
        }
    }

    private static func offset(_ distance: Double) -> String {
        distance == 0 ? "" : ".offset(\(distance.generalFormat))"
    }
}

extension Diagnostic.Label {
    fileprivate init?(_ origin: Origin?, _ source: (String) -> SourceText?, message: String, isPrimary: Bool) {
        guard let origin, let text = source(origin.source) else { return nil }
        self.init(
            source: text, span: Span(origin.range.lowerBound, origin.range.upperBound), message: message,
            isPrimary: isPrimary)
    }
}
