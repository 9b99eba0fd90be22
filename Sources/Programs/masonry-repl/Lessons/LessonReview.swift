internal import Masonry
internal import MasonryLanguage

/// How close a layout is to a lesson's goals.
struct LessonReview: Equatable {
    /// By goal, in order.
    private let parts: [Part]

    private struct Part: Equatable {
        let screen: Layout.Screen
        let right: [String]
        let differences: [LessonDifference]
        /// What nothing sets yet, by view.
        let open: [OpenView]

        var rightNames: String { right.map { $0.visible() }.joined(separator: ", ") }
    }

    /// Lays out the interpreter's scene on each goal's screen, without changing the scene.
    init(_ interpreter: Interpreter, _ goals: [LessonGoal]) {
        parts = goals.map { goal in
            let layout = goal.layout(of: interpreter)
            let differences = goal.differences(in: layout)
            let right = goal.layout.items.dropFirst().map(\.name).filter { name in
                !differences.contains { $0.view == name }
            }
            let names = Set(goal.layout.items.map(\.name))
            var open = layout.openViews.filter { names.contains($0.view) }
            for index in open.indices { open[index].isOnlyView = right.count + differences.count == 1 }
            return Part(screen: goal.layout.screen, right: right, differences: differences, open: open)
        }
    }

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

    /// The goals up to the first that is not reached, with what is right, wrong and open there.
    func lines(
        on screen: Layout.Screen? = nil, isASCII: Bool, style: TextStyle, columns: Int
    ) -> [String] {
        lines(on: screen, isASCII: isASCII, style: style) + (open.isEmpty ? [] : [open.line(columns: columns)])
    }

    /// The goals up to the first that is not reached, and what is right and wrong there.
    ///
    /// - Parameter screen: the visible screen, if any.
    func lines(on screen: Layout.Screen? = nil, isASCII: Bool, style: TextStyle) -> [String] {
        let (yes, no) = isASCII ? ("ok", "--") : ("✓", "✗")
        var lines: [String] = []
        for part in parts {
            let place = parts.count == 1 ? "" : "\(part.screen.lessonName(isASCII: isASCII)): "
            if part.differences.isEmpty {
                lines.append("\(style.good(yes)) \(place)\(part.rightNames)")
                continue
            }
            let way = screen.map { part.screen.commands(from: $0) } ?? ""
            if !way.isEmpty {
                lines.append("\(style.bad(no)) \(place)not yet; try \(way)")
            } else if !place.isEmpty, screen == nil {
                lines.append("\(style.bad(no)) \(place)not yet")
            }
            let margin = place.isEmpty || way.isEmpty && screen != nil ? "" : "  "
            if !part.right.isEmpty { lines.append("\(margin)\(style.good(yes)) \(part.rightNames)") }
            for difference in part.differences {
                let open = part.open.first { $0.view == difference.view }?.components ?? []
                guard let text = difference.text(but: open) else { continue }
                let subject = difference.view.map { "\($0.visible()): " } ?? ""
                lines.append("\(margin)\(style.bad(no)) \(subject)\(text)")
            }
            break
        }
        return lines
    }
}

extension Layout.Screen {
    /// `240×96`, with the reading direction if it is not the default.
    func lessonName(isASCII: Bool) -> String {
        "\(width.spelled)\(isASCII ? "x" : "×")\(height.spelled)"
            + (direction == .rightToLeft ? " from right to left" : "")
    }

    /// The commands that switch to this screen; empty if it looks the same.
    fileprivate func commands(from other: Layout.Screen) -> String {
        var commands: [String] = []
        if width != other.width || height != other.height {
            commands.append(":size \(width.spelled)x\(height.spelled)")
        }
        if direction != other.direction { commands.append(":rtl") }
        return commands.joined(separator: " and ")
    }
}
