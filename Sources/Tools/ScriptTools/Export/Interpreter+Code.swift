internal import Masonry
public import Scripts
internal import Evaluator

extension Interpreter {
    /// The scene as code for a project, with real stack views; nil if the format is not code.
    ///
    /// - Parameters:
    ///   - language: by default, or if the format does not support it, the format's default.
    ///   - name: the base of the view controller's name, such as a file's name without its extension.
    public func code(as format: LayoutFormat, in language: CodeLanguage? = nil, named name: String = "") -> SceneCode? {
        var arrangements: [View: StackArrangement] = [:]
        for stack in stacks {
            if let view = stack.view, let arrangement = stack.arrangement { arrangements[view] = arrangement }
        }
        return SceneCode(scene, as: format, in: language, named: name)?.arranging(arrangements)
    }
}
