internal import Masonry
internal import MasonryLanguage

/// A content priority of a view that a lesson's solution changes.
struct LessonContentPriority {
    let view: String
    let axis: Axis
    private let setter: Member
    /// Before the solution, and after it.
    private let old: Double
    private let new: Double

    static func changes(from begun: Scene, to solved: Scene) -> [LessonContentPriority] {
        solved.layout().items.dropFirst().map(\.name).flatMap { name -> [LessonContentPriority] in
            guard let before = begun.view(named: name), let after = solved.view(named: name) else { return [] }
            return [Axis.horizontal, .vertical].flatMap { axis in
                [
                    LessonContentPriority(
                        view: name, axis: axis, setter: .setContentHuggingPriority,
                        old: before.contentHuggingPriority(axis), new: after.contentHuggingPriority(axis)),
                    LessonContentPriority(
                        view: name, axis: axis, setter: .setContentCompressionResistancePriority,
                        old: before.contentCompressionResistancePriority(axis),
                        new: after.contentCompressionResistancePriority(axis)),
                ]
            }
        }.filter { $0.old != $0.new }
    }

    /// The statement of the solution.
    var text: String { call(view, new) }

    /// The statement that sets it as it was; nil if the view can't be written.
    func statement(in interpreter: Interpreter) -> String? {
        interpreter.scene.view(named: view).flatMap(interpreter.expression).map { call($0, old) }
    }

    private func call(_ view: String, _ priority: Double) -> String {
        "\(view).\(setter.rawValue)(\(priority.spelled), \(axis.rawValue))"
    }
}
