internal import Diagnostics
internal import Evaluator
internal import Masonry
internal import Syntax
internal import Vocabulary

// The methods and setters by which tables and collections fill their cells, and controllers their views.
extension AppleLibrary {
    /// Runs what fills a started cell, or another view in which there is nothing, with samples in place of the data. What is
    /// unknown about them is not reported.
    func fill(_ object: ObjectValue, _ own: Value, at span: Span) throws(Failure) {
        guard UIKitClass.isCell(object.type.top.name) || scene.root.subviews.isEmpty || hasEmptyContainer else {
            return
        }
        var names: [Name] = []
        for type in Array(object.type.lineage).reversed() where type.nature == nil {
            for name in type.methodOrder where fills(name, type) {
                if try fill(own, name, of: type, at: span) { names.append(name) }
            }
        }
        report(.sampled(names.map { shown($0, object.type) }), names, of: object.type)
    }

    /// Whether a stack view or a scroll view on the screen waits for what it shows.
    private var hasEmptyContainer: Bool {
        let scrolls = scene.views.filter { $0.libraryClass == "UIScrollView" }
        return (scrolls + stacks.compactMap(\.view)).contains { $0.superview != nil && $0.subviews.isEmpty }
    }

    /// Whether a method takes what a cell shows: it sets something up, sets a property, or says what it shows.
    private func fills(_ name: Name, _ type: ClassValue) -> Bool {
        let text = vocabulary.text(name)
        let isSetter = text.hasPrefix("set") && text.dropFirst(3).first?.isUppercase == true
        let isProcedure = type.procedures.contains(name) || isSetter && text.count(where: { $0 == ":" }) == 1
        if type.overrides.contains(name) || UIKitName.cellSetters.contains(where: { text.hasPrefix($0 + ":") }) {
            return false
        }
        return !servesTouches(name, of: type) && isProcedure && text.contains(":") && !startedMessages.contains(name)
            && !isKnown(name, of: .view)
            && (UIKitName.setupPrefixes + UIKitName.fillingPrefixes).contains { text.hasPrefix($0) }
    }

    /// Runs a method with samples; false, with everything undone, if it does nothing to the views.
    private func fill(_ own: Value, _ name: Name, of type: ClassValue, at span: Span) throws(Failure) -> Bool {
        guard let (method, owner) = type.method(name) else { return false }
        let mark = undoLog.mark()
        let before = (runtime.reports, ignored, unknownUses)
        let look = scene.layout(explained: false)
        var arguments: [Value] = []
        for (position, parameter) in method.prototype.parameters.dropFirst().enumerated() {
            let text = vocabulary.text(parameter)
            arguments.append(
                try unknownArgument(
                    text.hasPrefix("$") ? property(setBy: name) : text, position, of: name, owner, at: span))
        }
        isFilling = true
        defer { isFilling = false }
        try sendIfKnown(own, vocabulary.text(name), arguments, at: span)
        (runtime.reports, ignored, unknownUses) = before
        let now = scene.layout(explained: false)
        if now.items == look.items, now.constraints.count == look.constraints.count {
            undoLog.rollBack(to: mark)
            return false
        }
        return true
    }

    /// `model` for `setModel:`.
    private func property(setBy name: Name) -> String {
        let rest = vocabulary.text(name).dropFirst(3).filter { $0 != ":" }
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }

    /// `configure(with:)`, a property with observers, or a selector.
    private func shown(_ name: Name, _ type: ClassValue) -> String {
        guard accent == .swift else { return vocabulary.text(name) }
        let signatures = type.lineage.flatMap { $0.signatures.values.joined() }
        guard let signature = signatures.first(where: { $0.selector == name })?.signature else {
            return property(setBy: name)
        }
        let labels = signature.parameters.map { ($0.label.map(vocabulary.text) ?? "_") + ":" }
        return "\(vocabulary.text(signature.name))(\(labels.joined()))"
    }
}
