package import Diagnostics
package import Evaluator
package import Masonry
package import Syntax
package import Vocabulary

/// The UIKit, Foundation and SnapKit behavior of the messages and names in a project's code.
package final class AppleLibrary: ForeignLibrary {
    private unowned let evaluator: Evaluator

    /// Classes in order of declaration, including UIKit's by name, and their objects.
    var classes: [Name: ClassValue] = [:]
    var classOrder: [ClassValue] = []
    /// The stored user defaults, by key.
    var userDefaults: [String: Value] = [:]
    /// Whether a script extends library types.
    var hasExtensions = false
    /// Whether a script defines operators.
    var hasOperators = false
    var libraryTypes: [Name: ClassValue] = [:]
    var objects: [View: ObjectValue] = [:]
    /// The classes of which an object was made, with their superclasses.
    var madeClasses: Set<ObjectIdentifier> = []
    /// The objects that UIKit's layout passes reach, oldest first.
    var livingObjects: [ObjectValue] = []
    /// The objects that are stack views, oldest first.
    package var stacks: [ObjectValue] = []
    /// The blocks that run before each block-based test.
    var preparations: [Value] = []
    /// View properties without effect on the layout, stored to be read again.
    var looks: [View: [Name: Value]] = [:]
    /// The screen's size before the view on it took the size of its content, and that size.
    var fittedScreen: (wanted: Size, taken: Size)?
    /// The requested entry class or method, if any.
    package var entryName: String?
    /// The intended names for undeclared names in a project's code, by location; nil for those that are not mistakes.
    var typos: [Origin: String?] = [:]
    /// Whether the entry is running and UIKit has not laid out anything yet.
    var isBeforeLayout = false
    /// Unreported views that were added to stack views with `addSubview`.
    var stackAdditions: [StackAddition] = []
    /// The views reported as not laid out, by name.
    var unplacedNames: Set<String> = []
    /// What the libraries know of a kind of receiver, once it was asked for.
    var knownMembers: [MemberKey: [String]] = [:]
    /// The macro names of the latest source that was searched for them.
    var macroNames: (source: SourceText, names: [String])?
    /// The tokens of the latest sources.
    private var tokens: [ObjectIdentifier: SourceTokens] = [:]

    /// What decides which members a receiver has.
    struct MemberKey: Hashable {
        let kind: Receiver?
        let isSwift: Bool
        let isUIKit: Bool
    }

    package init(_ evaluator: Evaluator) { self.evaluator = evaluator }

    func tokens(of source: SourceText, names: NameTable) -> SourceTokens {
        if let known = tokens[ObjectIdentifier(source)] { return known }
        let read = SourceTokens(source, names: names)
        tokens[ObjectIdentifier(source)] = read
        return read
    }

    // MARK: Names and calls

    package func value(of name: Name) -> Value { evaluator.libraryValue(of: name) }

    package func implicitMember(_ text: String) -> Value? { evaluator.implicitLibraryMember(text) }

    package func misspelled(_ name: Name, _ span: Span, _ use: NameHint.Use) -> Value? {
        evaluator.typo(name, span, use)
    }

    package func misspelled(_ variable: Name, of object: ObjectValue, _ span: Span) -> Value? {
        evaluator.typo(variable, of: object, span)
    }

    package func call(_ name: String, _ arguments: Arguments) throws(Failure) -> Value {
        try evaluator.callLibrary(name, arguments)
    }

    package func name(_ value: Value, after variable: String, declaredBy span: Span?) {
        let comment = span.flatMap { NameComment(after: $0.upper, in: evaluator.unit.source) }
        evaluator.name(value, variable, isProperty: false, said: comment?.name)
    }

    // MARK: Classes and objects

    /// The names of the view controllers and views of which nothing made an object, in their order.
    package var screensNotRun: [String] {
        ownClasses.filter { type in
            if madeClasses.contains(ObjectIdentifier(type)) { return false }
            switch evaluator.nature(of: type) {
            case .view, .viewController: return true
            case .object: return false
            }
        }.map(\.name)
    }

    /// The classes that the sources implement, in their order.
    var ownClasses: [ClassValue] {
        classOrder.filter {
            $0.isImplemented && !$0.isProtocol && !UIKitClass.extensible.contains($0.name)
                && !SwiftName.isSpecialized($0.name)
        }
    }

    /// Whether a source declares a class with a name.
    package func declares(_ name: Name) -> Bool { classes[name] != nil }

    /// Whether an example of a spec runs.
    var isInExample = false
    /// The tests that checked nothing, in their order.
    package internal(set) var uncheckedTests: [(name: String, span: Span)] = []

    /// Whether the sources have classes of tests.
    package var hasTests: Bool { !evaluator.testClasses.isEmpty }

    package func declareClass(_ declaration: ClassDeclaration) throws(Failure) {
        try evaluator.declareClass(declaration)
    }

    package func start(at span: Span) throws(Failure) { try evaluator.start(at: span) }

    package func object(of value: Value) -> ObjectValue? {
        switch value {
        case .object(let object): object
        case .view(let view): objects[view]
        default: nil
        }
    }

    package func set(_ name: Name, of receiver: Value, to value: Value, _ span: Span) throws(Failure) {
        try evaluator.set(name, of: receiver, to: value, span)
    }

    package func store(_ value: Value, in name: Name, of object: ObjectValue, at span: Span) {
        evaluator.store(value, in: evaluator.property(suggestedBy: name, of: object, at: span) ?? name, of: object)
    }

    package func send(_ receiver: Value, _ message: Message) throws(Failure) -> Value {
        try evaluator.send(receiver, message)
    }

    package func send(_ receiver: Value, above type: Name, _ message: Message) throws(Failure) -> Value {
        try evaluator.sendAbove(type, receiver, message)
    }

    package func ownOperator(_ word: String, _ operands: [Value], at span: Span) throws(Failure) -> Value? {
        try evaluator.ownOperator(word, operands, at: span)
    }

    package func storedProperty(_ key: Name, of receiver: Value) -> Value? {
        evaluator.storedProperty(key, of: receiver)
    }

    // MARK: Values

    package func described(_ value: Value, at span: Span) throws(Failure) -> Value {
        try evaluator.described(value, at: span)
    }

    package func converted(_ value: Value, _ conversion: Conversion, at span: Span) throws(Failure) -> Value {
        try evaluator.converted(value, conversion, at: span)
    }

    package func bits(
        _ operation: BinaryOperator, _ left: Value, _ right: Value, at index: Code.Index
    ) throws(Failure) -> Value {
        try evaluator.bits(operation, left, right, at: index)
    }

    package func pairs(of dictionary: DictionaryValue, at span: Span) throws(Failure) -> Value {
        try evaluator.pairs(of: dictionary, at: span)
    }

    package func areEqual(_ one: ObjectValue, _ other: ObjectValue, at span: Span) throws(Failure) -> Bool {
        try evaluator.areEqual(one, other, at: span)
    }

    package func areSameSets(_ one: ArrayValue, _ other: ArrayValue, at span: Span) throws(Failure) -> Bool {
        try evaluator.areSameSets(one, other, at: span)
    }

    package func number(_ value: Value, at span: Span, mayBeView: Bool) -> Double? {
        evaluator.numberInC(value, at: span, mayBeView: mayBeView)
    }

    package func reportUndecided(_ foreign: ForeignValue, _ question: Problem.Question, at span: Span) {
        evaluator.reportUndecided(foreign, question, at: span)
    }

    package func report(_ problem: Problem, about foreign: ForeignValue, at span: Span) {
        evaluator.report(problem, about: foreign, at: span)
    }

    // MARK: Layout

    package func beginInput() {
        typos = [:]
        unplacedNames = []
        stackAdditions = []
        tokens = [:]
    }

    package func layOut() { isBeforeLayout = false }

    package func bringUpToDate(at span: Span) throws(Failure) { try evaluator.bringUpToDate(at: span) }

    package func viewWillMove(_ view: View, to superview: View, at span: Span) throws(Failure) {
        try evaluator.notifyMove(of: view, into: superview, at: span)
    }

    package func viewDidMove(_ view: View, at span: Span) throws(Failure) { try evaluator.notifyMoved(view, at: span) }

    package func install(_ maker: ConstraintMaker, _ span: Span) throws(Failure) -> [any Constraint] {
        try evaluator.installSnapKit(maker, span)
    }

    // MARK: Checks of statements

    package func checkStatement(_ value: Value, _ code: Code.Index) {
        switch value {
        case .constraint(let made): evaluator.noteUnused(made.constraint, code)
        case .boolean where evaluator.unit.source.accent == .swift: evaluator.noteActiveRead(code)
        default: break
        }
    }

    package func checkDeclaration(_ value: Value, _ code: Code.Index, _ name: Span) {
        evaluator.noteDeclaredString(code, name)
        if case .constraint(let made) = value { evaluator.noteNeverActivated(made.constraint, code, name) }
    }

    package func checkAssignment(of value: Value, to target: Int32, _ code: Code.Index) {
        evaluator.noteAssigned(value, to: target, code)
    }

    package func checkAssignmentAsCondition(at span: Span) { evaluator.noteAssignedCondition(at: span) }

    package func checkComparison(
        _ operation: BinaryOperator, _ left: Value, _ right: Value, _ leftCode: Code.Index, _ rightCode: Code.Index,
        at index: Code.Index
    ) throws(Failure) {
        try evaluator.checkChainCompared(operation, left, leftCode, rightCode, at: index)
        if let unknown = evaluator.undecided(left, right, rightCode) {
            evaluator.reportUndecided(unknown, .comparison, at: evaluator.unit.spans[Int(index)])
        }
    }

    package func checkFrameRead(_ member: Member, of view: View, _ span: Span) {
        evaluator.noteFrameBeforeLayout(member, of: view, span)
    }

    package func checkConstant(_ arguments: Arguments) { evaluator.noteBoxedNumber(arguments) }

    package func checkPriority(_ arguments: Arguments) throws(Failure) {
        if let failure = evaluator.misspelledPriority(arguments) { throw failure }
    }

    package func checkMultiplier(_ arguments: Arguments) { evaluator.noteWholeQuotient(arguments) }

    package func checkRelation(_ arguments: Arguments, of constraint: any Constraint) throws(Failure) -> Value? {
        evaluator.noteAttributeWithoutSnp(arguments)
        try evaluator.checkControllerRelated(arguments)
        evaluator.notePointRelated(arguments)
        return evaluator.noteAnchorRelated(arguments, of: constraint)
    }

    package func attributeAlone(_ arguments: Arguments, of constraint: any Constraint) -> RelationArgument? {
        evaluator.attributeAlone(arguments, of: constraint)
    }

    package func checkSuperview(_ span: Span) throws(Failure) {
        if let failure = evaluator.superviewWithoutView(span) { throw failure }
    }

    package func explained(_ failure: Failure, of refused: ViewConstraint, among ties: [ViewConstraint]) -> Failure {
        evaluator.explained(failure, of: refused, among: ties)
    }

}

extension Evaluator {
    /// The library with its state.
    ///
    /// - Precondition: the evaluator has this library; the code here runs only then.
    var apple: AppleLibrary {
        guard let library = foreignLibrary as? AppleLibrary else {
            preconditionFailure("no AppleLibrary")
        }
        return library
    }
}
