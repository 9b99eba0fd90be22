package import Diagnostics
package import Masonry
package import Syntax
package import Vocabulary

/// The behavior of the libraries that a project's code is written for, beyond the language: messages, classes, names,
/// and values that count as numbers or conditions. The language's own scripts have none.
package protocol ForeignLibrary: AnyObject {
    // MARK: Names and calls

    /// The value of an undeclared name.
    func value(of name: Name) -> Value
    /// The value of `.name`; nil if there is none.
    func implicitMember(_ text: String) -> Value?
    /// The value of a misspelled name, which is reported; nil if no similar name exists.
    func misspelled(_ name: Name, _ span: Span, _ use: NameHint.Use) -> Value?
    /// The same for an instance variable that nothing declares or set.
    func misspelled(_ variable: Name, of object: ObjectValue, _ span: Span) -> Value?
    func call(_ name: String, _ arguments: Arguments) throws(Failure) -> Value
    /// Names a view after the variable that holds it.
    func name(_ value: Value, after variable: String, declaredBy span: Span?)

    // MARK: Classes and objects

    func declareClass(_ declaration: ClassDeclaration) throws(Failure)
    /// Runs what an application runs at launch.
    func start(at span: Span) throws(Failure)
    /// The object of a script's class in a value.
    func object(of value: Value) -> ObjectValue?
    /// Sets a property of a value through its setter.
    func set(_ name: Name, of receiver: Value, to value: Value, _ span: Span) throws(Failure)
    func store(_ value: Value, in name: Name, of object: ObjectValue, at span: Span)
    func send(_ receiver: Value, _ message: Message) throws(Failure) -> Value
    /// Sends a message to an object with the implementation of a superclass.
    func send(_ receiver: Value, above type: Name, _ message: Message) throws(Failure) -> Value
    /// The result of a script's operator; nil if it defines none for these operands.
    func ownOperator(_ word: String, _ operands: [Value], at span: Span) throws(Failure) -> Value?

    /// The objects that are stack views, oldest first.
    var stacks: [ObjectValue] { get }
    /// The stored value of a property without effect on the layout, such as a font.
    func storedProperty(_ key: Name, of receiver: Value) -> Value?

    // MARK: Values

    /// The text of a value.
    func described(_ value: Value, at span: Span) throws(Failure) -> Value
    func converted(_ value: Value, _ conversion: Conversion, at span: Span) throws(Failure) -> Value
    func bits(_ operation: BinaryOperator, _ left: Value, _ right: Value, at index: Code.Index) throws(Failure) -> Value
    /// The pairs of a dictionary for a loop.
    func pairs(of dictionary: DictionaryValue, at span: Span) throws(Failure) -> Value
    /// Whether two objects of a script's classes are equal according to the script.
    func areEqual(_ one: ObjectValue, _ other: ObjectValue, at span: Span) throws(Failure) -> Bool
    func areSameSets(_ one: ArrayValue, _ other: ArrayValue, at span: Span) throws(Failure) -> Bool
    /// The number that a value counts as.
    func number(_ value: Value, at span: Span, mayBeView: Bool) -> Double?
    /// Reports that the control flow depends on something unknown.
    func reportUndecided(_ foreign: ForeignValue, _ question: Problem.Question, at span: Span)
    /// Reports an unknown value where it matters.
    func report(_ problem: Problem, about foreign: ForeignValue, at span: Span)

    // MARK: Layout

    /// An input is about to run.
    func beginInput()
    /// The script requests a layout.
    func layOut()

    /// Updates everything that UIKit computes before layout.
    func bringUpToDate(at span: Span) throws(Failure)
    func viewWillMove(_ view: View, to superview: View, at span: Span) throws(Failure)
    func viewDidMove(_ view: View, at span: Span) throws(Failure)
    /// Installs the constraints of a SnapKit block.
    func install(_ maker: ConstraintMaker, _ span: Span) throws(Failure) -> [any Constraint]

    // MARK: Checks of statements

    func checkStatement(_ value: Value, _ code: Code.Index)
    func checkDeclaration(_ value: Value, _ code: Code.Index, _ name: Span)
    func checkAssignment(of value: Value, to target: Int32, _ code: Code.Index)
    func checkAssignmentAsCondition(at span: Span)
    func checkComparison(
        _ operation: BinaryOperator, _ left: Value, _ right: Value, _ leftCode: Code.Index, _ rightCode: Code.Index,
        at index: Code.Index
    ) throws(Failure)
    func checkFrameRead(_ member: Member, of view: View, _ span: Span)
    func checkConstant(_ arguments: Arguments)
    func checkPriority(_ arguments: Arguments) throws(Failure)
    func checkMultiplier(_ arguments: Arguments)
    /// The replacement for a relation's argument; nil to keep the argument.
    func checkRelation(_ arguments: Arguments, of constraint: any Constraint) throws(Failure) -> Value?
    /// The number for `make.height.equalTo(width)`, if `width` is an attribute and not declared; reported.
    func attributeAlone(_ arguments: Arguments, of constraint: any Constraint) -> RelationArgument?
    func checkSuperview(_ span: Span) throws(Failure)
    /// The failure of a constraint between views without a common superview, with a fix that adds one to the other.
    func explained(_ failure: Failure, of refused: ViewConstraint, among ties: [ViewConstraint]) -> Failure
}
