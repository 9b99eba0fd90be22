internal import Masonry

/// The names declared at the top level. Changes are taken back through the undo log.
final class GlobalTable {
    struct Declaration {
        let source: SourceText
        let span: Span
        let isConstant: Bool
        /// The undo unit in which the old value was last recorded.
        var epoch: Int
    }

    /// Nil where nothing is declared.
    @exclusivity(unchecked) private var values: [Value?] = []
    /// The functions that constants are. Those live as long as an input runs, so that calling one counts no references.
    @exclusivity(unchecked) private var functions: [Unmanaged<FunctionValue>?] = []
    private var declarations: [Declaration?] = []
    /// Where views were removed whose names have not been declared again.
    private var removals: [Name: Removal] = [:]
    private let undoLog: UndoLog

    struct Removal {
        let source: SourceText
        let span: Span
    }

    init(undoLog: UndoLog) {
        self.undoLog = undoLog
    }

    func declaration(of name: Name) -> Declaration? {
        let index = Int(name.index)
        return index < declarations.count ? declarations[index] : nil
    }

    /// The value of a declared name; nil where it is not declared.
    func value(of name: Name) -> Value? {
        let index = Int(name.index)
        return index < values.count ? values[index] : nil
    }

    /// The function that a constant of the name is.
    func function(_ name: Name) -> Unmanaged<FunctionValue>? {
        let index = Int(name.index)
        return index < functions.count ? functions[index] : nil
    }

    func declare(_ name: Name, _ value: Value, isConstant: Bool, source: SourceText, span: Span) {
        let index = Int(name.index)
        while values.count <= index {
            values.append(nil)
            functions.append(nil)
            declarations.append(nil)
        }
        values[index] = value
        if isConstant, case .function(let function) = value { functions[index] = .passUnretained(function) }
        declarations[index] = Declaration(
            source: source, span: span, isConstant: isConstant, epoch: undoLog.epoch)
        let removal = removals.removeValue(forKey: name)
        undoLog.record { [unowned self] in
            values[index] = nil
            functions[index] = nil
            declarations[index] = nil
            removals[name] = removal
        }
    }

    /// Where the view of this name was removed, unless the name was declared again.
    func removal(of name: Name) -> Removal? { removals[name] }

    func undeclare(_ name: Name, removedBy removal: Removal) {
        let index = Int(name.index)
        let (value, declaration) = (values[index], declarations[index])
        values[index] = nil
        declarations[index] = nil
        removals[name] = removal
        undoLog.record { [unowned self] in
            values[index] = value
            declarations[index] = declaration
            removals[name] = nil
        }
    }

    func set(_ name: Name, _ value: Value) {
        recordOnce(Int(name.index))
        values[Int(name.index)] = value
    }

    /// Takes the value out, so that it can be changed without a copy; it is to be put back.
    func take(_ name: Name) -> Value {
        let index = Int(name.index)
        recordOnce(index)
        let value = values[index] ?? .nothing
        values[index] = .nothing
        return value
    }

    private func recordOnce(_ index: Int) {
        guard var declaration = declarations[index], undoLog.isFirstChange(&declaration.epoch) else { return }
        declarations[index] = declaration
        let value = values[index]
        undoLog.record { [unowned self] in values[index] = value }
    }

    /// The declared names, in order of their interning.
    var names: [Name] {
        declarations.indices.filter { declarations[$0] != nil }.map { Name(index: UInt32($0)) }
    }
}
