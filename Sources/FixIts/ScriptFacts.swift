package import Masonry
package import Vocabulary

/// What is known of a script where it failed: by the values there, or by its text alone.
package protocol ScriptFacts {
    /// What a name of the top level stands for.
    func kind(ofGlobal name: Name) -> ValueKind

    /// The size of the screen; nil where the script has not run.
    var screenSize: Size? { get }
}
