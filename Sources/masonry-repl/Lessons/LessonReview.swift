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

        /// `x, width`; with several views, `a x, width; b y`.
        var openText: String {
            let isOne = right.count + differences.count == 1
            return open.map { isOne ? $0.openText : $0.text }.joined(separator: "; ")
        }

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
            let open = layout.openViews.filter { names.contains($0.view) }
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

    /// The goals up to the first that is not reached, and what is right and wrong there. Each line ends with a newline.
    ///
    /// - Parameter screen: the visible screen, if any.
    func text(on screen: Layout.Screen? = nil, isASCII: Bool, style: TextStyle) -> String {
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
            if !part.open.isEmpty { lines.append("\(margin)still open: \(part.openText)") }
            break
        }
        return lines.map { $0 + "\n" }.joined()
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
