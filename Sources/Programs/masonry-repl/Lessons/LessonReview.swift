internal import Masonry
internal import MasonryLanguage

/// How close a layout is to a lesson's goals.
struct LessonReview: Equatable {
    /// By goal, in order.
    fileprivate let parts: [Part]

    fileprivate struct Part: Equatable {
        let screen: Layout.Screen
        let settings: [LessonSetting]
        let right: [String]
        let differences: [LessonDifference]
        /// What nothing sets yet, by view.
        let open: [OpenView]

        /// What is wrong, apart from what is open: the view, and a sentence.
        var faults: [(view: String?, text: String)] {
            differences.compactMap { difference in
                let open = open.first { $0.view == difference.view }?.components ?? []
                return difference.text(but: open).map { (difference.view, $0) }
            }
        }
    }

    /// Lays out the interpreter's scene on each goal's screen, without changing the scene.
    init(_ interpreter: Interpreter, _ goals: [LessonGoal]) {
        parts = goals.map { goal in
            let layout = goal.layout(of: interpreter)
            let differences = goal.differences(in: layout).map { $0.tellingUnadded(in: interpreter) }
            let right = goal.layout.items.dropFirst().map(\.name).filter { name in
                !differences.contains { $0.view == name }
            }
            var open = layout.openViews.filter { goal.isAbout($0.view) }
            for index in open.indices { open[index].isOnlyView = right.count + differences.count == 1 }
            return Part(
                screen: goal.layout.screen, settings: goal.settings, right: right,
                differences: differences + goal.unmetConditions(in: interpreter), open: open)
        }
    }

    /// The views that are right on all screens.
    var right: [String] { parts[0].right.filter { name in parts.allSatisfy { $0.right.contains(name) } } }

    var isReached: Bool { parts.allSatisfy(\.differences.isEmpty) }

    /// How much is missing or wrong, for all goals.
    var distance: Int { parts.reduce(0) { $0 + $1.differences.reduce(0) { $0 + $1.count } } }

    /// What constraints set to other values than the goals have: goal, view and component.
    var contradicted: Set<String> {
        Set(
            parts.enumerated().flatMap { index, part in
                part.differences.flatMap { difference -> [String] in
                    guard case .frame(let components) = difference.kind else { return [] }
                    let open = part.open.first { $0.view == difference.view }?.components ?? []
                    return components.map(\.component).filter { !open.contains($0) }.map {
                        "\(index) \(difference.view ?? "").\($0.rawValue)"
                    }
                }
            })
    }

    /// What nothing sets yet of the views of the first goal that is not reached.
    var open: [OpenView] { parts.first { !$0.differences.isEmpty }?.open ?? [] }

    /// The same with what is open.
    func lines(on shown: Layout? = nil, isASCII: Bool, style: TextStyle, columns: Int) -> [String] {
        lines(on: shown, isASCII: isASCII, style: style) + (open.isEmpty ? [] : [open.line(columns: columns)])
    }

    /// The views that are right on all screens, what is wrong on the visible one, and what only on others.
    ///
    /// - Parameter shown: the visible layout, if any.
    func lines(on shown: Layout? = nil, isASCII: Bool, style: TextStyle) -> [String] {
        let (yes, no) = isASCII ? ("ok", "--") : ("✓", "✗")
        var lines = right.isEmpty ? [] : ["\(style.good(yes)) \(right.map { $0.visible() }.joined(separator: ", "))"]
        let visible = parts.firstIndex { part in
            shown.map { part.way(from: $0).isEmpty } ?? true
        }
        var named: Set<String?> = []
        for index in (visible.map { [$0] } ?? []) + parts.indices.filter({ $0 != visible }) {
            let part = parts[index]
            let name = part.screen.lessonName(with: part.settings, isASCII: isASCII)
            let place = index == visible ? [] : ["at \(name)"]
            // What is wrong on several screens is reported once.
            let faults = part.faults.filter { !named.contains($0.view) }
            named.formUnion(faults.map(\.view))
            lines += faults.map { fault in
                let subject = ((fault.view.map { [$0.visible()] } ?? []) + place).joined(separator: ", ")
                return "\(style.bad(no)) \(subject.isEmpty ? "" : subject + ": ")\(fault.text)"
            }
            let way = shown.map { part.way(from: $0) } ?? ""
            if !faults.isEmpty, index != visible, !way.isEmpty { lines.append("  see it with \(way)") }
        }
        return lines
    }
}

extension LessonReview.Part {
    /// What leads to its screen from that of a layout, `:size 320x96` and `:rtl`; empty where it is the same.
    fileprivate func way(from other: Layout) -> String {
        let statements = settings.filter { !$0.holds(in: other) }.map(\.statement)
        return (screen.commands(from: other.screen) + statements).map { "`\($0)`" }.joined(separator: " and ")
    }
}

extension LessonDifference {
    /// The same, where a missing view was only removed from its superview, or never added to one.
    func tellingUnadded(in interpreter: Interpreter) -> LessonDifference {
        guard case .missing = kind, let view else { return self }
        let condition = "expect \(view).\(Member.superview.rawValue) == nil"
        let isThere = interpreter.problem(with: SourceText(name: "", text: condition, accent: .masonry)) == nil
        return LessonDifference(view: view, kind: isThere ? .unadded : kind)
    }
}

extension Layout.Screen {
    /// `240×96`, with the reading direction if it is not the default, and what else is set there.
    func lessonName(with settings: [LessonSetting], isASCII: Bool) -> String {
        let size = "\(width.spelled)\(isASCII ? "x" : "×")\(height.spelled)"
        let name = size + (direction == .rightToLeft ? " from right to left" : "")
        return ([name] + settings.map(\.statement)).joined(separator: ", ")
    }

    /// Whether the size and the reading direction are the same.
    func looksLike(_ other: Layout.Screen) -> Bool {
        (width, height, direction) == (other.width, other.height, other.direction)
    }

    /// The commands that switch to this screen; empty if it looks the same.
    fileprivate func commands(from other: Layout.Screen) -> [String] {
        var commands: [String] = []
        if width != other.width || height != other.height {
            commands.append(":size \(width.spelled)x\(height.spelled)")
        }
        if direction != other.direction { commands.append(":rtl") }
        return commands
    }
}
