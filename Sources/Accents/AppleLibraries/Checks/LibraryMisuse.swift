internal import Masonry
internal import Syntax
internal import Diagnostics
internal import Vocabulary
internal import Evaluator

// Mistakes in a project's use of UIKit and Masonry, and what was intended.
extension AppleLibrary {
    /// Reports a mistake once.
    func report(_ problem: ProjectProblem, at span: Span) {
        report(.projectProblem(problem), at: span)
    }

    // MARK: Constraints

    /// Reports `constraintWithItem:box attribute:NSLayoutAttributeLeft … toItem:nil`: UIKit relates a position to
    /// something.
    func notePositionAlone(_ first: ViewAttribute, _ message: Message) {
        guard !first.attribute.isSize, message.arguments.count == 7 else { return }
        let item = message.arguments.span(of: 3)
        let isAlone = tokens.inside(message.arguments.span(of: 4)).last.map(tokens.text)?.hasSuffix("otAnAttribute")
        let superview = isAlone == true ? first.view.superview : nil
        report(
            .positionAlone(
                unit.source.text(in: message.arguments.span(of: 1)),
                superview: superview.flatMap { spelledHere($0, at: item.lower) }), at: item)
    }

    /// The code's name for a view at a place; for the screen, that of its owner.
    private func spelledHere(_ view: View, at place: Int) -> String? {
        if let spelled = spelling(of: view, at: place, in: unit.source) { return spelled }
        if view.isRoot { return accent == .swift ? "view" : "self.view" }
        return view.name.contains("#") ? nil : view.name
    }

    /// Reports that `constant` or `active`, which only UIKit's constraints have, is set on a Masonry constraint.
    func noteNotOfMasonry(_ name: String, of constraint: any Constraint, _ span: Span) {
        guard accent == .objectiveC, [Member.constant.rawValue, Member.isActive.rawValue, "active"].contains(name),
            constraint.leaves.first?.isPlain == false
        else { return }
        report(.notOfMasonry(name), at: span)
    }

    /// The failure for `equalToSuperview()` in Objective-C, with the superview's name in the source.
    func superviewRelated(_ receiver: Value, _ message: Message) -> Failure? {
        let text = vocabulary.text(message.name)
        let ending = "Superview"
        guard accent == .objectiveC, case .constraint(let value) = receiver,
            text.hasSuffix("To\(ending)"), case let relation = String(text.dropLast(ending.count)),
            Relation.allCases.contains(where: { $0.member.rawValue == relation }),
            let superview = value.constraint.leaves.first?.first.view.superview
        else { return nil }
        let spelled = spelledHere(superview, at: message.nameSpan.lower)
        return failure(
            .unknownMember(text, of: receiver.phrase, spelled.map { .superview($0) } ?? .none), message.nameSpan)
    }

    // MARK: Views

    /// Reports reading the frame of a constrained view that never had one, before layout.
    func noteFrameBeforeLayout(_ member: Member, of view: View, _ span: Span) {
        guard isBeforeLayout, accent != .masonry, !view.isRoot, !view.translatesAutoresizingMaskIntoConstraints,
            view.givenFrame.map({ $0.width == 0 && $0.height == 0 }) ?? true
        else { return }
        report(.frameBeforeLayout(of: view.name, member: member.rawValue), at: span)
    }

    /// Records that a view was added to a stack view with `addSubview`.
    func noteAddedToStack(_ child: View, to receiver: Value, _ message: Message) {
        guard accent != .masonry, case .view(let view) = receiver, objects[view]?.arrangement != nil,
            unit.source.text(in: message.nameSpan) == Member.addSubview.rawValue
        else { return }
        stackAdditions.append(
            StackAddition(
                child: child, stack: view,
                failure: failure(
                    .projectProblem(.notArranged(String(child.name.prefix { $0 != "#" }))), message.nameSpan)))
    }

    /// Reports views in stack views that nothing positions, and arranges them.
    func arrangeAddedViews() {
        let additions = stackAdditions
        stackAdditions = []
        for addition in additions {
            guard addition.child.superview === addition.stack, let stack = objects[addition.stack],
                var arrangement = stack.arrangement, !arrangement.views.contains(where: { $0 === addition.child }),
                addition.child.translatesAutoresizingMaskIntoConstraints, addition.child.givenFrame == nil
            else { continue }
            runtime.report(addition.failure)
            arrangement.views.append(addition.child)
            setArrangement(arrangement, of: stack)
        }
    }

    // MARK: Classes

    /// Reports an `updateConstraints` or `updateViewConstraints` that does not call `super`.
    func noteSuperNotCalled(_ method: ClassSyntax.Method, of type: ClassValue) {
        let name = vocabulary.text(method.selector)
        let isView =
            switch nature(of: type) {
            case .view: true
            case .viewController: false
            case .object: nil as Bool?
            }
        guard let isView, !method.isClassMember,
            name == (isView ? LibraryMessage.updateConstraints : .updateViewConstraints).rawValue
        else { return }
        let (tokens, whole) = (tokens, tokens.inside(method.function.span))
        guard tokens.word("super", in: whole) == nil, whole.last?.kind == .rightBrace,
            let word = tokens.word(name, in: whole)
        else { return }
        report(.superNotCalled(name), at: word.span)
    }

    /// Reports that an unknown name is a variable of another method; returns whether it is.
    func noteVariableOfOtherMethod(_ foreign: ForeignValue, _ message: Message) -> Bool {
        let source = unit.source
        let name = String(foreign.name.prefix { $0 != "." })
        let known = vocabulary.names.intern(name)
        let (place, tokens) = (message.nameSpan, tokens)
        guard source.accent != .masonry,
            let word = tokens.before(place.lower).last(where: { $0.isWord && tokens.text($0) == name }),
            let (type, _) = surroundings(of: place.lower, in: source)
        else { return false }
        let units = type.methods.values.filter { $0.unit.source === source }.map(\.unit)
        let locals = units.flatMap(\.locals).filter { $0.name == known && !$0.isVisible(at: place.lower) }
        guard let local = locals.min(by: { $0.span.lower < $1.span.lower }) else { return false }
        guard unplacedNames.insert(foreign.name).inserted else { return true }
        let reported = failure(.projectProblem(.variableOfOtherMethod(name)), word.span)
            .related(to: Failure.Related(source: source, span: local.span, .declarationInMethod))
        runtime.report(reported)
        return true
    }

    /// The property of a nil `_name` whose getter would create it, and the place of the getter.
    func getter(besides span: Span) -> (property: String, place: Span)? {
        let source = unit.source
        let text = source.text(in: span)
        let name = String(text.dropFirst())
        guard source.accent == .objectiveC, text.hasPrefix("_"),
            let (type, code) = surroundings(of: span.lower, in: source),
            let getter = type.methods[vocabulary.names.intern(name)], getter !== code, getter.unit.source === source
        else { return nil }
        return place(of: getter, named: name).map { (name, $0) }
    }

    /// The name in the head of a method.
    func place(of method: FunctionValue, named name: String) -> Span? {
        let tokens = tokens(of: method.unit.source)
        let head = tokens.inside(method.prototype.span).prefix { $0.kind != .leftBrace }
        return tokens.word(name, in: head)?.span
    }
}

/// A view added to a stack view with `addSubview`, and the report if nothing positions it.
struct StackAddition {
    let child: View
    let stack: View
    let failure: Failure
}
