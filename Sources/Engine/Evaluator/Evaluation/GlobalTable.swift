package import Masonry
internal import Diagnostics
package import Vocabulary

/// The names declared at the top level. Changes are undone through the undo log.
package final class GlobalTable {
    package struct Declaration {
        let source: SourceText
        let span: Span
        package let isConstant: Bool
    }

    /// Nil if not declared.
    @exclusivity(unchecked) private var values: [Value?] = []
    /// The functions in constants. They live as long as an input runs, so that calling one does no reference counting.
    @exclusivity(unchecked) private var functions: [Unmanaged<FunctionValue>?] = []
    /// The undo unit in which each variable's old value was last recorded; not used for constants.
    @exclusivity(unchecked) private var epochs: [Int32] = []
    private var declarations: [Declaration?] = []
    private static let noEpoch: Int32 = -1
    /// The places where views were removed whose names have not been declared again.
    private var removals: [Name: Removal] = [:]
    private let undoLog: UndoLog

    struct Removal {
        let source: SourceText
        let span: Span
    }

    package init(undoLog: UndoLog) {
        self.undoLog = undoLog
    }

    package func declaration(of name: Name) -> Declaration? {
        let index = Int(name.index)
        return index < declarations.count ? declarations[index] : nil
    }

    /// The number in a declared name; nil for other values.
    @inline(__always)
    package func number(_ name: Name) -> Double? {
        let index = Int(name.index)
        if index < values.count, case .number(let number)? = values[index] { return number }
        return nil
    }

    /// The value of a declared name; nil if not declared.
    package func value(of name: Name) -> Value? {
        let index = Int(name.index)
        return index < values.count ? values[index] : nil
    }

    /// The function in a constant with this name.
    package func function(_ name: Name) -> Unmanaged<FunctionValue>? {
        let index = Int(name.index)
        return index < functions.count ? functions[index] : nil
    }

    func declare(_ name: Name, _ value: Value, isConstant: Bool, source: SourceText, span: Span) {
        let index = Int(name.index)
        while values.count <= index {
            values.append(nil)
            functions.append(nil)
            epochs.append(Self.noEpoch)
            declarations.append(nil)
        }
        values[index] = value
        if isConstant, case .function(let function) = value { functions[index] = .passUnretained(function) }
        epochs[index] = isConstant ? Self.noEpoch : undoLog.epoch
        declarations[index] = Declaration(source: source, span: span, isConstant: isConstant)
        let removal = removals.removeValue(forKey: name)
        undoLog.record { [unowned self] in
            values[index] = nil
            functions[index] = nil
            epochs[index] = Self.noEpoch
            declarations[index] = nil
            removals[name] = removal
        }
    }

    /// The place where the view with this name was removed, unless the name was declared again.
    func removal(of name: Name) -> Removal? { removals[name] }

    func undeclare(_ name: Name, removedBy removal: Removal) {
        let index = Int(name.index)
        let (value, declaration) = (values[index], declarations[index])
        values[index] = nil
        epochs[index] = Self.noEpoch
        declarations[index] = nil
        removals[name] = removal
        undoLog.record { [unowned self] in
            values[index] = value
            declarations[index] = declaration
            removals[name] = nil
        }
    }

    /// Sets a variable whose old value is already recorded; false if that, or whether it is a variable, must be checked
    /// first.
    @inline(__always)
    func setAgain(_ name: Name, _ value: Value) -> Bool {
        let index = Int(name.index)
        guard index < epochs.count, epochs[index] == undoLog.epoch else { return false }
        values[index] = value
        return true
    }

    package func set(_ name: Name, _ value: Value) {
        recordOnce(Int(name.index))
        values[Int(name.index)] = value
    }

    /// Takes the value out so that it can be changed without a copy. The caller must put it back.
    package func take(_ name: Name) -> Value {
        let index = Int(name.index)
        recordOnce(index)
        let value = values[index] ?? .nothing
        values[index] = .nothing
        return value
    }

    private func recordOnce(_ index: Int) {
        guard undoLog.isFirstChange(&epochs[index]) else { return }
        let value = values[index]
        undoLog.record { [unowned self] in values[index] = value }
    }

    /// The declared names, in order of their interning.
    package var names: [Name] {
        declarations.indices.filter { declarations[$0] != nil }.map { Name(index: UInt32($0)) }
    }
}
