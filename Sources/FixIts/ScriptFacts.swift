package import Masonry
package import Vocabulary
package import Evaluator

/// What is known of a script where it failed: by the values there, or by its text alone.
package protocol ScriptFacts {
    /// What a name of the top level stands for.
    func kind(ofGlobal name: Name) -> ValueKind

    /// The names of the top level, those that other scripts declare included.
    var globalNames: [Name] { get }

    /// The name of the current view; nil where several are current, or it is not known.
    var currentView: String? { get }

    /// The value of a name of the top level; nil where the script has not run.
    func value(ofGlobal name: Name) -> Value?

    /// The size of the screen; nil where the script has not run.
    var screenSize: Size? { get }
}
