package import Diagnostics
package import Masonry
package import Syntax
package import Vocabulary

/// What the libraries that a project's code is written for do with what the language does not know: messages, classes,
/// names, and values that count as numbers or conditions there. The language's own scripts have none.
package protocol ForeignLibrary: AnyObject {
    // MARK: Names and calls

    /// What a name that nothing declares stands for.
    func value(of name: Name) -> Value
    /// What `.name` stands for; nil where nothing is so named.
    func implicitMember(_ text: String) -> Value?
    /// What a misspelt name stands for, which is reported; nil for a name that is like none.
    func misspelt(_ name: Name, _ span: Span, _ use: NameHint.Use) -> Value?
    func call(_ name: String, _ arguments: Arguments) throws(Failure) -> Value
    /// Names a view after the variable that holds it.
    func name(_ value: Value, after variable: String, declaredBy span: Span?)

    // MARK: Classes and objects

    func declareClass(_ declaration: ClassDeclaration) throws(Failure)
    /// Runs what an application runs when it starts.
    func start(at span: Span) throws(Failure)
    /// The object of a script's class that a value is.
    func object(of value: Value) -> ObjectValue?
    /// Sets a property of a value as its setter does.
    func set(_ name: Name, of receiver: Value, to value: Value, _ span: Span) throws(Failure)
    func store(_ value: Value, in name: Name, of object: ObjectValue, at span: Span)
    func tell(_ receiver: Value, _ message: Message) throws(Failure) -> Value
    /// Tells an object something as the class above one does it.
    func tell(_ receiver: Value, above type: Name, _ message: Message) throws(Failure) -> Value
    /// What a script's operator gives for operands; nil where it defines none for them.
    func ownOperator(_ word: String, _ operands: [Value], at span: Span) throws(Failure) -> Value?

    /// The objects that are stack views, oldest first.
    var stacks: [ObjectValue] { get }
    /// What was set of a value that the layout does not need, such as a font.
    func kept(_ key: Name, of receiver: Value) -> Value?

    // MARK: Values

    /// A value as texts have it.
    func described(_ value: Value, at span: Span) throws(Failure) -> Value
    func converted(_ value: Value, _ conversion: Conversion, at span: Span) throws(Failure) -> Value
    func bits(_ operation: BinaryOperator, _ left: Value, _ right: Value, at index: Code.Index) throws(Failure) -> Value
    /// The pairs of a dictionary, to loop over.
    func pairs(of dictionary: DictionaryValue, at span: Span) throws(Failure) -> Value
    /// Whether two objects of a script's classes are equal, as the script says.
    func areEqual(_ one: ObjectValue, _ other: ObjectValue, at span: Span) throws(Failure) -> Bool
    func areSameSets(_ one: ArrayValue, _ other: ArrayValue, at span: Span) throws(Failure) -> Bool
    /// The number that a value counts as.
    func number(_ value: Value, at span: Span, mayBeView: Bool) -> Double?
    /// Reports that what runs next depends on something of which nothing is known.
    func reportUndecided(_ foreign: ForeignValue, _ question: Problem.Question, at span: Span)
    /// Reports a value of which nothing is known where it matters.
    func report(_ problem: Problem, about foreign: ForeignValue, at span: Span)

    // MARK: Layout

    /// What an input is about to run.
    func beginInput()
    /// The script lays out.
    func layOut()

    /// Brings up to date what UIKit works out before it lays out.
    func bringUpToDate(at span: Span) throws(Failure)
    func viewWillMove(_ view: View, to superview: View, at span: Span) throws(Failure)
    func viewDidMove(_ view: View, at span: Span) throws(Failure)
    /// Installs what a block of SnapKit's made.
    func install(_ maker: ConstraintMaker, _ span: Span) throws(Failure) -> [any Constraint]

    // MARK: What a statement is checked for

    func checkStatement(_ value: Value, _ code: Code.Index)
    func checkDeclaration(_ value: Value, _ code: Code.Index, _ name: Span)
    func checkAssignment(of value: Value, to target: Int32, _ code: Code.Index)
    func checkCondition(_ action: Action.Index, at span: Span)
    func checkComparison(
        _ operation: BinaryOperator, _ left: Value, _ right: Value, _ leftCode: Code.Index, _ rightCode: Code.Index,
        at index: Code.Index
    ) throws(Failure)
    func checkFrameRead(_ member: Member, of view: View, _ span: Span)
    func checkConstant(_ arguments: Arguments)
    func checkPriority(_ arguments: Arguments) throws(Failure)
    func checkMultiplier(_ arguments: Arguments)
    /// What is related to instead of what a relation is given; nil for what it is given.
    func checkRelation(_ arguments: Arguments, of constraint: any Constraint) throws(Failure) -> Value?
    /// The number for `make.height.equalTo(width)`, whose name is an attribute and nothing's, with a report.
    func attributeAlone(_ arguments: Arguments, of constraint: any Constraint) -> RelationArgument?
    func checkSuperview(_ span: Span) throws(Failure)
    /// The failure of a constraint between views that have no common superview, with what adds the one to the other.
    func explained(_ failure: Failure, of refused: ViewConstraint, among ties: [ViewConstraint]) -> Failure
    /// The failure in an accessor that the statement does not name, with the place that calls it.
    func explained(_ failure: Failure) -> Failure
}
