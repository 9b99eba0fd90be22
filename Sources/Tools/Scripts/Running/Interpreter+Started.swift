internal import AppleLibraries
public import Diagnostics
package import Evaluator
package import Masonry
internal import Vocabulary

// The object that a project's code starts with, and its methods.
extension Interpreter {
    /// The class or method that starts a source with classes, overriding the default choice.
    public var entry: String? {
        get { library.entryName }
        set { library.entryName = newValue }
    }

    /// The methods of the started object, by full name, in order of declaration.
    public var callableMethods: [String] {
        guard let main = library.mainObject, let object = library.object(of: main) else { return [] }
        return object.type.methodOrder.map(vocabulary.text)
    }

    /// The stack views, oldest first.
    package var stacks: [ObjectValue] { library.stacks }

    /// Whether a project's code gave a view's text a font whose size is not known.
    package func hasOwnFont(_ view: View) -> Bool {
        view.font == nil && library.storedProperty(names.intern(UIKitName.font), of: .view(view)) != nil
    }

    /// An input that calls a method of the started object, by its name with or without colons, with placeholder
    /// arguments; nil if there is no such method.
    ///
    /// - Parameter input: the input's name.
    public func call(of method: String, named input: String) -> SourceText? {
        let found =
            callableMethods.first { $0 == method } ?? callableMethods.first { $0.filter { $0 != ":" } == method }
        guard let found else { return nil }
        let parts = found.split(separator: ":").map(String.init)
        let call = found.hasSuffix(":") ? parts.map { "\($0):nil" }.joined(separator: " ") : found
        return SourceText(name: input, text: "[self \(call)];", isInput: true, accent: .objectiveC)
    }
}
