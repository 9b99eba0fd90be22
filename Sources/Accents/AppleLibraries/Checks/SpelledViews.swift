package import Masonry
internal import Syntax
internal import Diagnostics
internal import Vocabulary
package import Evaluator

// The names of views in a project's source.
extension AppleLibrary {
    /// The class around a place in a source, and its nature; nil outside classes.
    func surroundings(of place: Int, in source: SourceText) -> (type: ClassValue, code: FunctionValue)? {
        var found: (start: Int, type: ClassValue, code: FunctionValue)?
        for type in classOrder {
            let properties = source.accent == .swift ? type.properties.map(\.initial) : []
            for code in Array(type.methods.values) + Array(type.classMethods.values) + properties
            where code.unit.source === source {
                let start = code.prototype.span.lower
                if start <= place, start > found?.start ?? -1 { found = (start, type, code) }
            }
        }
        return found.map { ($0.type, $0.code) }
    }

    /// Whether a place is in a view's class, according to the last method that starts before it; if there is none,
    /// whether a view is the screen.
    private func isInView(_ place: Int, in source: SourceText) -> Bool {
        if let (type, _) = surroundings(of: place, in: source) {
            return if case .view = nature(of: type) { true } else { false }
        }
        return if case .view? = mainObject { true } else { false }
    }

    /// The source's name for the receiver that a view is added to: `self.contentView`.
    private func container(ofAdding view: View) -> String? {
        let source = unit.source
        let method = Member.addSubview.rawValue
        var addition: Span?
        for token in tokens.from(0) {
            if token.startsLine { addition = nil }
            guard token.kind == .identifier else { continue }
            let text = tokens.text(token)
            if text == method { addition = token.span }
            guard let addition, text == view.name || text == "_" + view.name else { continue }
            let line = tokens.inside(
                Span(source.range(ofLine: source.line(at: addition.lower)).lowerBound, addition.lower))
            let receiver = source.accent == .objectiveC ? line.dropFirst() : line.dropLast()
            guard let first = receiver.first, let last = receiver.last else { return nil }
            let whole = first.span.joined(with: last.span)
            return tokens.path(in: whole).map { _ in source.text(in: whole) }
        }
        return nil
    }

    /// The view that the code at a place adds subviews to: a cell's `contentView`, a view itself, or a screen's view.
    private func container(at place: Int, in source: SourceText) -> String {
        let own = Builtin.`self`.rawValue
        let isObjectiveC = source.accent == .objectiveC
        let isCell = surroundings(of: place, in: source)?.type.lineage.contains { type in
            type.superclassName.map { vocabulary.text($0).hasSuffix("ViewCell") } ?? false
        }
        if isCell == true {
            let content = LibraryMessage.contentView.word
            return isObjectiveC ? "\(own).\(content)" : content
        }
        let view = LibraryMessage.view.word
        return isInView(place, in: source) ? own : isObjectiveC ? "\(own).\(view)" : view
    }

    /// The code's name for a view at a place: `self.titleLabel` if its class has a property with the view's name.
    ///
    /// - Returns: nil if it is just the view's name.
    func spelling(of view: View, at place: Int, in source: SourceText) -> String? {
        let own = Builtin.`self`.rawValue
        guard source.accent != .masonry, let (type, code) = surroundings(of: place, in: source) else { return nil }
        if view.isRoot || isMain(view) { return isInView(place, in: source) ? own : nil }
        if let object = objects[view], object.type === type { return own }
        let isOneOfMany = view.name.contains("#")
        let name = String(view.name.prefix { $0 != "#" })
        if !isOneOfMany, code.unit.locals(at: place).contains(vocabulary.names.intern(name)) { return nil }
        guard source.accent == .objectiveC else {
            return isOneOfMany && type.declares(vocabulary.names.intern(name)) ? name : nil
        }
        return spelling(ofProperty: vocabulary.names.intern(name), at: place, in: source)
    }

    /// The code's name for a property's value at a place in Objective-C; nil if there is no such property.
    func spelling(ofProperty property: Name, at place: Int, in source: SourceText) -> String? {
        guard source.accent == .objectiveC, let (type, _) = surroundings(of: place, in: source) else { return nil }
        let name = vocabulary.text(property)
        let own = "\(Builtin.`self`.rawValue).\(name)"
        switch use(of: name, in: source) {
        case .property: return own
        case .variable: return "_\(name)"
        // A property from a header is recognized by its uses only.
        case nil: return type.declares(property) ? own : nil
        }
    }

    private enum PropertyUse { case property, variable }

    /// Whether a source uses `self.name`, or only `_name`.
    private func use(of name: String, in source: SourceText) -> PropertyUse? {
        let names = vocabulary.names
        let (property, variable) = (names.intern(name), names.intern("_" + name))
        var isVariable = false
        var before: (last: Token, base: Token)?
        for token in tokens(of: source).from(0) {
            defer { before = (token, before?.last ?? token) }
            guard token.kind == .identifier else { continue }
            isVariable = isVariable || token.name == variable
            if token.name == property, let before, before.last.kind == .dot, before.base.kind == .identifier,
                names.text(before.base.name) == Builtin.`self`.rawValue
            {
                return .property
            }
        }
        return isVariable ? .variable : nil
    }

    /// Whether a view is that of the started screen.
    private func isMain(_ view: View) -> Bool {
        switch mainObject {
        case .object(let main)?: main.view === view
        case .view(let main)?: main === view
        default: false
        }
    }

    // MARK: Views without a superview

    /// The intended superview of a view without one, derived from its constraints; nil for the screen.
    ///
    /// If all constraints tie edges to equal edges of one view that can have subviews, it is inside that view;
    /// otherwise it is a sibling.
    private func parent(of view: View, tiedBy ties: [ViewConstraint]) -> View? {
        let own = ties.filter { $0.first.view === view && $0.second.map { $0.view !== view } ?? false }
        for tie in own where !tie.first.attribute.isSize {
            guard let other = tie.second?.view, other.kind == .view || other.kind == .scroll else { continue }
            let isInside = own.allSatisfy { tie in
                tie.second?.view !== other || tie.first.attribute.isSize || tie.first.attribute == tie.second?.attribute
            }
            let isBeside = own.contains { $0.second.map { $0.view === other.superview || $0.view.isRoot } ?? false }
            if isInside, !isBeside || other.isRoot { return other.isRoot ? nil : other }
        }
        let others = ties.map { $0.first.view === view ? $0.second?.view : $0.first.view }
        guard let other = others.lazy.compactMap(\.self).first(where: { $0 !== view }),
            let superview = other.superview, !other.isRoot, !superview.isRoot
        else { return nil }
        return superview
    }

    /// How one of two views gets a superview, in the project's code; nil if both have one.
    ///
    /// - Parameter ties: the constraints that refer to the view.
    func missingAddition(
        _ one: View, _ other: View?, tiedBy ties: [ViewConstraint] = [], before span: Span
    ) -> MissingAddition? {
        guard let view = View.withoutSuperview(one, other) else { return nil }
        if let later = laterAddition(of: view, span) {
            return MissingAddition(view: view.name, .later(line: unit.source.line(at: later.span.lower)))
        }
        let beside = [one, other].lazy.compactMap(\.self).first { $0 !== view }
        let container = beside.flatMap(container(ofAdding:)) ?? container(at: span.lower, in: unit.source)
        let spelled = { [self] (view: View) in
            spelling(of: view, at: span.lower, in: unit.source) ?? view.name
        }
        let superview = parent(of: view, tiedBy: ties).map(spelled) ?? container
        let isRemoved = removalAbove(of: view, span) != nil
        return MissingAddition(
            view: view.name,
            accent == .masonry
                ? .never(spelled: view.name, superview: nil, isRemoved: isRemoved)
                : .never(spelled: spelled(view), superview: superview, isRemoved: isRemoved))
    }

    /// The failure of constraints without a common superview, with the view that has none and its intended one.
    package func explained(_ failure: Failure, of refused: ViewConstraint, among ties: [ViewConstraint]) -> Failure {
        guard case .masonry(let problem) = failure.problem, problem.slug == .noCommonSuperview,
            let addition = missingAddition(refused.first.view, refused.second?.view, tiedBy: ties, before: failure.span)
        else { return failure }
        let later = View.withoutSuperview(refused.first.view, refused.second?.view).flatMap {
            laterAddition(of: $0, failure.span) ?? earlierRemoval(of: $0, failure.span)
        }
        return Failure(.notAdded(problem, addition), failure.source, failure.span, related: later, calls: failure.calls)
    }

    /// The later statement that adds a view to another.
    func laterAddition(of view: View, _ span: Span) -> Failure.Related? {
        let source = unit.source
        let methods: Set<String> = ["addSubview", "addArrangedSubview", "insertSubview"]
        var isAddition = false
        for token in tokens.from(span.upper) {
            if token.startsLine { isAddition = false }
            guard token.kind == .identifier else { continue }
            let text = source.text(in: token.span)
            if methods.contains(text) {
                isAddition = true
            } else if isAddition, text == view.name {
                return Failure.Related(source: source, span: token.span, .addition)
            }
        }
        return nil
    }

    /// The last earlier statement that removes a view, now without a superview, from its superview.
    func removalAbove(of view: View, _ span: Span) -> Span? {
        let source = unit.source
        var last: Span?
        var name: Token?
        for token in tokens.before(span.lower) {
            guard token.kind == .identifier else { continue }
            let isRemoval = source.text(in: token.span) == Member.removeFromSuperview.rawValue
            if isRemoval, let name, source.text(in: name.span) == view.name { last = token.span }
            name = token
        }
        return last
    }

    func earlierRemoval(of view: View, _ span: Span) -> Failure.Related? {
        removalAbove(of: view, span).map {
            Failure.Related(source: unit.source, span: $0, .removal)
        }
    }
}
