internal import Diagnostics
internal import Evaluator
internal import Syntax
internal import Vocabulary

/// A program that is running: the statement that runs, and what later ones declare.
final class RunningProgram {
    let program: Program
    private let evaluator: Evaluator
    /// The position of the statement that runs.
    private(set) var position = 0
    private var functions: [Name: (index: Int, statement: Statement)] = [:]
    /// The functions that were called before their declaration ran.
    private var values: [Name: Value] = [:]

    init(_ program: Program, _ evaluator: Evaluator) {
        self.program = program
        self.evaluator = evaluator
        for (index, statement) in program.statements.enumerated() {
            if case .function(let name, _) = statement.kind, functions[name.name] == nil {
                functions[name.name] = (index, statement)
            }
        }
    }

    /// Runs a statement and returns its value if it is an expression.
    func run(_ index: Int) throws(Failure) -> Value? {
        position = index
        return try evaluator.run(try unit(for: program.statements[index]))
    }

    private func unit(for statement: Statement) throws(Failure) -> CodeUnit {
        try Compiler.unit(
            for: statement, in: program.source, vocabulary: evaluator.vocabulary, limits: evaluator.limits)
    }

    /// A function that a later statement declares, as in Swift.
    func laterFunction(_ name: Name) throws(Failure) -> Value? {
        guard let later = functions[name], later.index > position else { return nil }
        if let value = values[name] { return value }
        let unit = try unit(for: later.statement)
        guard case .declareFunction(_, let prototype, _) = unit.actions[Int(unit.entry)].action else { return nil }
        let function = Value.function(FunctionValue(prototype: unit.prototypes[Int(prototype)], unit: unit))
        values[name] = function
        return function
    }

    /// The place where the running statement or a later one declares a name.
    func laterDeclaration(of name: Name) -> Span? {
        program.statements.dropFirst(position).lazy.compactMap { $0.declaration(of: name) }.first
    }

    /// The last variable with a name that a block of the statements run so far declares.
    func innerDeclaration(of name: Name) -> CodeUnit.Local? {
        Self.innerDeclaration(of: name, in: program.statements.prefix(position + 1)) { statement in
            try? unit(for: statement)
        }
    }

    /// The last variable with a name that a block of a program declares.
    static func innerDeclaration(of name: Name, in program: Program, _ evaluator: Evaluator) -> CodeUnit.Local? {
        let whole = RunningProgram(program, evaluator)
        return innerDeclaration(of: name, in: program.statements[...]) { statement in try? whole.unit(for: statement) }
    }

    private static func innerDeclaration(
        of name: Name, in statements: ArraySlice<Statement>, _ unit: (Statement) -> CodeUnit?
    ) -> CodeUnit.Local? {
        for statement in statements.reversed() {
            if let local = unit(statement)?.locals.last(where: { $0.name == name }) { return local }
        }
        return nil
    }
}
