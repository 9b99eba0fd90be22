/// What is known about a script at the place of a failure, from its values or from its text alone.
package protocol ScriptFacts {
    /// The kind of value of a name at the top level.
    func kind(ofGlobal name: Name) -> ValueKind

    /// The names at the top level, including those of imported scripts.
    var globalNames: [Name] { get }

    /// The name of the current view; nil if there are several, or it is not known.
    var currentView: String? { get }

    /// The value of a name at the top level; nil if the script has not run.
    func value(ofGlobal name: Name) -> Value?

    /// The size of the screen; nil if the script has not run.
    var screenSize: Size? { get }
}
