internal import Masonry
public import Scripts
internal import Evaluator

extension Interpreter {
    /// The scene as code for a project, in which stack views are made as such.
    ///
    /// - Parameters:
    ///   - language: the format's usual one unless said, or where the format has no code in it.
    ///   - name: what the view controller is called after, such as a file's name without its ending.
    public func code(as format: CodeFormat, in language: CodeLanguage? = nil, named name: String = "") -> SceneCode {
        var stacks: [View: StackArrangement] = [:]
        for stack in evaluator.foreignLibrary?.stacks ?? [] {
            if let view = stack.view, let arrangement = stack.arrangement { stacks[view] = arrangement }
        }
        return SceneCode(scene, as: format, in: language, named: name).arranging(stacks)
    }
}
