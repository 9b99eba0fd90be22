package import Diagnostics
package import Evaluator
internal import Masonry
package import Vocabulary

// The values of names that no source declares.
extension AppleLibrary {
    package func value(of name: Name, at span: Span, _ use: NameHint.Use) -> Value? {
        guard let value = undeclaredValue(of: name) else { return nil }
        guard case .foreign(let unknown) = value, !unknown.isConstant else { return value }
        return typo(name, span, use)
            ?? .foreign(ForeignValue(unknown.name, place: ForeignValue.Place(unit.source, span)))
    }

    /// The value of an undeclared name, if there is one all the same.
    func undeclaredValue(of name: Name) -> Value? {
        if let view = loadedView(named: name) { return .view(view) }
        return unit.dialect.hasLibraries ? libraryValue(of: name) : nil
    }

    /// The view that a loaded source held under this name in a variable or property that no longer exists. Later inputs
    /// can use the name, which pictures show.
    private func loadedView(named name: Name) -> View? {
        guard unit.source.isInput, !namedViews.isEmpty, let view = scene.view(named: vocabulary.text(name)),
            namedViews[view] != nil
        else { return nil }
        return view
    }

    /// The value of a name that no script declares: one of the language's own, a class, a constant, or something
    /// unknown.
    private func libraryValue(of name: Name) -> Value {
        runtime.countSteps(Self.stepsOfLibraryName)
        // A name that a file or a function keeps to itself has a mark after a `$`.
        let known = vocabulary.text(name)
        let text = known.first == "$" ? known : String(known.prefix { $0 != "$" })
        if accent == .swift, text == LibraryMessage.view.rawValue {
            // The screen's own view, for code outside classes.
            if case .object(let controller)? = mainObject, let view = controller.view { return .view(view) }
            return .view(scene.root)
        }
        if let builtin = vocabulary.builtin(name) { return runtime.value(of: builtin) }
        if let type = type(named: name) { return .type(type) }
        if let value = runtime.globals.value(of: name) { return value }
        if let side = LibraryConstant.screenSide(text) {
            runtime.noteScreenReading()
            return .number(side == .horizontal ? scene.size.width : scene.size.height)
        }
        return LibraryConstant.value(of: text) ?? ownObject(named: text) ?? .foreign(ForeignValue(text))
    }

    /// The started object, if a name such as `weakSelf`, which a macro of another file declares, means it.
    private func ownObject(named text: String) -> Value? {
        let word = text.lowercased().filter { $0 != "_" }
        return ["weakself", "wself", "ws", "strongself", "sself"].contains(word) ? mainObject : nil
    }

    /// A word after a leading dot whose meaning depends on the receiver.
    package func implicitMember(_ text: String) -> Value? {
        if let priority = SwiftName.priority(text) { return .number(priority) }
        // Times do not matter, as only the final layout counts.
        if text == "now" { return .number(0) }
        if text == "pi" { return .number(.pi) }
        if text == "zero" { return .tuple(Tuple(.four, 0, 0)) }
        if text == "forceRightToLeft" { return .direction(.rightToLeft) }
        if text == "forceLeftToRight" { return .direction(.leftToRight) }
        return nil
    }
}
