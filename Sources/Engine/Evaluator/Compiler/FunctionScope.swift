internal import Vocabulary
internal import Diagnostics

/// The names known to a function during compilation.
final class FunctionScope {
    struct Variable {
        let slot: Int32
        let isConstant: Bool
        let span: Span
        let origin: Origin

        /// The kind of declaration of a variable.
        enum Origin {
            case declaration, parameter, loop
        }
    }

    package let parent: FunctionScope?
    private(set) var captures: [Prototype.Capture] = []
    private var captureIndices: [Prototype.Capture: Int32] = [:]
    private(set) var slotCount = 0
    /// The blocks that are open, innermost last.
    private var scopes: [[Name: Variable]] = []
    private var nextSlots: [Int] = []
    private var nextSlot = 0

    init(parent: FunctionScope?) {
        self.parent = parent
    }

    /// Whether names declared here are global.
    var isGlobal: Bool { parent == nil && scopes.isEmpty }

    func open() {
        scopes.append([:])
        nextSlots.append(nextSlot)
    }

    package func close() {
        scopes.removeLast()
        nextSlot = nextSlots.removeLast()
    }

    /// The variable of this name in the innermost block.
    func variableInBlock(_ name: Name) -> Variable? { scopes.last?[name] }

    func declare(_ name: Name, isConstant: Bool, span: Span, of origin: Variable.Origin = .declaration) -> Variable {
        let variable = Variable(slot: Int32(nextSlot), isConstant: isConstant, span: span, origin: origin)
        nextSlot += 1
        slotCount = max(slotCount, nextSlot)
        scopes[scopes.count - 1][name] = variable
        return variable
    }

    /// The place of a name as seen from this function; nil if it is not a local variable.
    func resolve(_ name: Name) -> (place: Place, variable: Variable)? {
        for scope in scopes.reversed() {
            if let variable = scope[name] { return (.local(variable.slot), variable) }
        }
        guard let (place, variable) = parent?.resolve(name) else { return nil }
        let capture: Prototype.Capture
        switch place {
        case .local(let slot): capture = .local(slot)
        case .captured(let index): capture = .captured(index)
        case .global: return nil
        }
        let index = captureIndices[capture] ?? Int32(captures.count)
        if captureIndices.updateValue(index, forKey: capture) == nil { captures.append(capture) }
        return (.captured(index), variable)
    }

    /// All visible names.
    var visibleNames: [Name] {
        scopes.flatMap(\.keys).sorted { $0.index < $1.index } + (parent?.visibleNames ?? [])
    }
}
