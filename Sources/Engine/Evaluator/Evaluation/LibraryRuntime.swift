package import Diagnostics
package import Masonry
package import Vocabulary

/// What runs a project's code for a library: the evaluator, as far as the library needs it.
package protocol LibraryRuntime: AnyObject {
    var scene: Scene { get }
    var vocabulary: Vocabulary { get }
    /// The unit of the running code.
    var unit: CodeUnit { get }
    var globals: GlobalTable { get }
    /// The innermost running function, if it is a method, and its receiver.
    var runningMethod: (method: FunctionValue, receiver: Value)? { get }
    var limits: Limits { get }
    /// The memory of the script's strings and arrays.
    var memory: MemoryMeter { get }
    var expectations: ExpectationTally { get }

    // MARK: Reports

    /// The reports besides the failure that ends a statement.
    var reports: [Diagnostic] { get set }
    /// Reports a nonfatal failure once.
    func report(_ failure: Failure)
    /// Reports a nonfatal failure each time.
    func reportAgain(_ failure: Failure)
    /// Runs a part of a project's code. If it fails, what it did is undone and the failure reported; nil then.
    func skippingFailure<Result>(_ run: () throws(Failure) -> Result) throws(Failure) -> Result?
    /// Runs something that ends with its first failure, such as a test.
    func endingWithFailure<Result>(_ run: () throws(Failure) -> Result) throws(Failure) -> Result
    /// Remembers where a size that depends on the screen is read.
    func noteScreenReading()
    /// Counts a decision that depended on something unknown. Returns whether it is about another round of a loop.
    func countUndecided(_ unknown: ForeignValue) -> Bool
    /// Runs an operation of the object model, which may fail.
    func modeled<Result>(_ span: Span, _ body: () throws(ConstraintError) -> Result) throws(Failure) -> Result
    /// Sets the origin of what the object model creates next.
    func stamp(_ span: Span)

    // MARK: Steps and limits

    /// Counts a step, or work equivalent to several.
    func step(_ count: Int, at span: @autoclosure () -> Span) throws(Failure)
    /// Counts copying this many bytes.
    func step(copying bytes: Int, at span: Span) throws(Failure)
    /// Counts reading this many bytes of text, character by character.
    func step(reading bytes: Int, at span: Span) throws(Failure)
    /// Counts installing or uninstalling a handle's constraints.
    func step(installing constraint: any Constraint, at span: Span) throws(Failure)
    /// Counts work on everything in the scene.
    func stepThroughScene(at span: Span) throws(Failure)
    /// Counts the layout needed to read a solved value.
    func stepBeforeLayout(at span: Span) throws(Failure)
    /// Counts work without a place in the script.
    func countSteps(_ count: Int)
    func checkInterruption(at span: Span) throws(Failure)
    func checkConstraintCount(at span: Span) throws(Failure)
    /// Checks the nesting limit for adding a view of this height to another.
    func checkNesting(under parent: View, height: Int, at span: Span) throws(Failure)
    /// Does something for each index below a count, as a loop of the script would, until it returns false.
    func loop(_ count: Int, at span: Span, _ body: (_ index: Int) throws(Failure) -> Bool) throws(Failure)

    // MARK: Values

    func text(_ text: String, at span: Span) throws(Failure) -> Value
    func array(_ elements: [Value], at span: Span) throws(Failure) -> Value
    func dictionary(_ keys: [Value], _ values: [Value], at span: Span) throws(Failure) -> Value
    /// Counts the bytes copied by a change, and records the undo.
    func prepareChange(of dictionary: DictionaryValue, at span: Span) throws(Failure)
    /// Counts the bytes copied by a change of this many elements, and records the undo.
    func prepareChange(of array: ArrayValue, copying count: Int, at span: Span) throws(Failure)
    func plainText(_ value: Value) -> String
    /// The text, if it is short enough for a view or key.
    func shown(_ text: String, at span: Span) throws(Failure) -> String
    func wholeNumber(_ value: Value, of what: CheckedValue, at span: Span) throws(Failure) -> Int
    /// Whether two values are equal; nil if their kinds can't be compared.
    func areEqual(_ left: Value, _ right: Value, tolerance: Double, at span: Span) throws(Failure) -> Bool?

    // MARK: The project

    /// Runs what other files of the project declare under a name; false if they declare nothing more.
    func declareElsewhere(_ name: Name) -> Bool
    /// Runs their extensions of these library types with a member; false if there is none left.
    func declareMember(_ name: Name, of types: @autoclosure () -> [String]) -> Bool
    /// Runs their delegates of tables and collections that name the class of a cell.
    func declareDelegates(ofCell name: Name)
    /// The size of one of its images, in points; nil if it has none with that name.
    func imageSize(named name: String) -> Size?

    // MARK: The language

    /// Calls a function of the script.
    func call(_ callee: Value, _ arguments: [Value], at span: Span) throws(Failure) -> Value
    /// A message that reads a property.
    func property(_ name: Name, at span: Span) -> Message
    func value(of builtin: Builtin) -> Value
    /// The value of a receiver's property.
    func member(_ spelling: Spelling, of receiver: Value, _ name: Name, at span: Span) throws(Failure) -> Value
    func set(_ member: Member, of receiver: Value, to value: Value, _ span: Span) throws(Failure)
    /// Calls one of the receiver's methods.
    func callMember(_ member: Member, of receiver: Value, _ arguments: Arguments) throws(Failure) -> Value
    /// Prints the values on a line.
    func print(_ values: [Value], at span: Span) throws(Failure)
    /// A view's maker after running a block with it.
    func made(by arguments: Arguments, for view: View, _ mode: ConstraintMaker.Mode) throws(Failure) -> ConstraintMaker
    /// Installs a maker's constraints.
    func install(_ maker: ConstraintMaker, _ span: Span) throws(Failure) -> [any Constraint]
    func relationArgument(_ value: Value, _ span: Span, standIn: Double) throws(Failure) -> RelationArgument
}

extension Evaluator: LibraryRuntime {
    package var runningMethod: (method: FunctionValue, receiver: Value)? {
        guard let function = trail.innermostFunction, !function.prototype.parameters.isEmpty else { return nil }
        // A closure may share the receiver's variable.
        if case .cell(let cell) = stack[0] { return (function, cell.value) }
        return (function, stack[0])
    }

    package func declareElsewhere(_ name: Name) -> Bool { host.declareElsewhere(name) }
    package func imageSize(named name: String) -> Size? { host.imageSize(name) }
    package func declareDelegates(ofCell name: Name) { host.declareDelegates(name) }
    package func declareMember(_ name: Name, of types: @autoclosure () -> [String]) -> Bool {
        host.declareMember(name, types)
    }
}
