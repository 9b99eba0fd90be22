package import Diagnostics
package import Masonry
package import Syntax
package import Vocabulary

/// The behavior of the libraries that a project's code is written for, beyond the language: messages, classes, names,
/// and values that count as numbers or conditions. The language's own scripts have none.
package protocol ForeignLibrary: AnyObject {
    /// Looks on, and may refuse what the evaluator is about to do.
    func observe(_ event: EvaluationEvent) throws(Failure)

    // MARK: Names

    /// The value of `self` outside methods: the started object.
    var mainObject: Value? { get }
    /// The value of an undeclared name; nil if the running source may not use any. A misspelled name is reported.
    func value(of name: Name, at span: Span, _ use: NameHint.Use) -> Value?
    /// The value of `.name`; nil if there is none.
    func implicitMember(_ text: String) -> Value?
    func call(_ name: String, _ arguments: Arguments) throws(Failure) -> Value

    // MARK: Objects

    /// The object of a script's class in a value.
    func object(of value: Value) -> ObjectValue?
    /// The value of a misspelled instance variable that nothing declares or set, which is reported; nil if no similar name
    /// exists.
    func misspelled(_ variable: Name, of object: ObjectValue, _ span: Span) -> Value?
    func store(_ value: Value, in name: Name, of object: ObjectValue, at span: Span)
    /// Sends a message.
    ///
    /// - Parameter type: the class above which a method is searched for `super`.
    func send(_ receiver: Value, above type: Name?, _ message: Message) throws(Failure) -> Value
    /// Sets a property of a value through its setter.
    func set(_ name: Name, of receiver: Value, to value: Value, _ span: Span) throws(Failure)

    // MARK: Values

    /// The result of a script's operator; nil if it defines none for these operands.
    func ownOperator(_ word: String, _ operands: [Value], at span: Span) throws(Failure) -> Value?
    /// Whether two objects of a script's classes, or two sets, are equal.
    func areEqual(_ one: Value, _ other: Value, at span: Span) throws(Failure) -> Bool
    func converted(_ value: Value, _ conversion: Conversion, at span: Span) throws(Failure) -> Value
    /// The number that a value counts as.
    func number(_ value: Value, at span: Span, mayBeView: Bool) -> Double?

    /// The view that stands in for something unknown that is used as one; nil for other values.
    func standIn(for value: Value, at span: Span) throws(Failure) -> View?

    // MARK: Constraints

    /// What a chain is related to in place of the argument; nil to keep the argument.
    func related(_ arguments: Arguments, of constraint: any Constraint) throws(Failure) -> Value?
    /// The failure of a constraint between views without a common superview, with a fix that adds one to the other.
    func explained(_ failure: Failure, of refused: ViewConstraint, among ties: [ViewConstraint]) -> Failure
}
