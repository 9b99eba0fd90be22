internal import Masonry
internal import Syntax
internal import Vocabulary
internal import Diagnostics

// Declares and assigns variables.
extension Evaluator {
    @inline(__always)
    func forgetReturned() {
        if justReturned != nil { justReturned = nil }
    }

    /// - Parameter span: the span of the declaration.
    func declare(_ place: Place, _ value: Value, isConstant: Bool, _ span: Span) throws(Failure) {
        if case .view(let view) = value { try hold(view, by: unit.source.text(in: span), declaration: span) }
        switch place {
        case .local, .captured:
            store(value, in: place)
        case .global(let name):
            if let first = globals.declaration(of: name) {
                throw Failure.redeclared(
                    vocabulary.text(name), span, in: unit.source, firstAt: first.span, of: first.source)
            }
            globals.declare(name, value, isConstant: isConstant, source: unit.source, span: span)
        }
    }

    private func hold(_ view: View, by variable: @autoclosure () -> String, declaration: Span?) throws(Failure) {
        try library?.observe(
            .held(view, by: variable(), declaration: declaration, isResult: justReturned === view))
    }

    func assign(
        _ place: Place, _ arithmetic: BinaryOperator?, _ value: Value, _ span: Span
    ) throws(Failure) {
        guard let arithmetic else {
            if case .view(let view) = value { try hold(view, by: unit.source.leadingName(in: span), declaration: nil) }
            return try set(place, value, span)
        }
        if case .local(let slot) = place, case .number(let other) = value, let one = stack.number(slot),
            let result = Self.quickResult(arithmetic, one, other)
        {
            stack[slot] = .number(result)
            return
        }
        if case .global(let name) = place {
            if case .number(let other) = value, let one = globals.number(name),
                let result = Self.quickResult(arithmetic, one, other), globals.setAgain(name, .number(result))
            {
                return
            }
            try checkAssignable(name, vocabulary.span(of: name, startOf: span), .read)
        }
        var old = take(place)
        defer { put(old, in: place) }
        try combine(arithmetic, value, into: &old, span)
    }

    private func set(_ place: Place, _ value: Value, _ span: Span) throws(Failure) {
        switch place {
        case .local(let slot):
            if case .cell(let cell) = stack[slot] { set(cell, value) } else { stack[slot] = value }
        case .captured(let index):
            set(frame.capture(index), value)
        case .global(let name):
            if globals.setAgain(name, value) { return }
            try checkAssignable(name, vocabulary.span(of: name, startOf: span), replacedBy: value)
            globals.set(name, value)
        }
    }

    /// - Parameter value: the assigned value; nil if it is combined with the current one.
    func checkAssignable(
        _ name: Name, _ span: Span, _ use: NameHint.Use = .assigned, replacedBy value: Value? = nil
    ) throws(Failure) {
        guard let declaration = declaration(of: name) else { throw unknown(name, span, use) }
        guard declaration.isConstant else { return }
        let place = Failure.Related(source: declaration.source, span: declaration.span, .declaration)
        let isReplaced = if case .number? = value, case .constraint? = globals.value(of: name) { true } else { false }
        let text = vocabulary.text(name)
        throw Failure(
            isReplaced ? .constraintReplaced(text) : .constantAssigned(text), unit.source, span, related: place)
    }

    /// The declaration of a global name, which may be in another file of the project.
    func declaration(of name: Name) -> GlobalTable.Declaration? {
        if let known = globals.declaration(of: name) { return known }
        return declareElsewhere(name) ? globals.declaration(of: name) : nil
    }

    func set(_ cell: Cell, _ value: Value) {
        recordOnce(cell)
        cell.value = value
    }

    func recordOnce(_ cell: Cell) {
        guard undoLog.isFirstChange(&cell.epoch) else { return }
        undoLog.record { [value = cell.value] in cell.value = value }
    }
}
