internal import Masonry

/// How a statement ended.
enum Flow {
    case next, `break`, `continue`, `return`
}

extension Evaluator {
    func execute(_ index: Action.Index) throws(Failure) -> Flow {
        let span = unit.actionSpans[Int(index)]
        try step(Int(unit.actionSteps[Int(index)]), at: span)
        let pending = pendingCount
        switch unit.actions[Int(index)] {
        case .evaluate(let code):
            _ = try evaluate(code)
            noteIdleComparison(code)
        case .assign(let place, let operation, let code):
            justReturned = nil
            try assign(place, operation, try operand(code), span)
        case .declare(let place, let code, let isConstant, let name):
            justReturned = nil
            try declare(place, try evaluate(code), isConstant: isConstant, name)
        case .if(let condition, let then, let otherwise):
            let holds = try self.condition(condition)
            try installPending(from: pending)
            if holds { return try run(then) }
            guard let otherwise else { return .next }
            return try execute(otherwise)
        case .block(let block):
            return try run(block)
        case .while(let condition, let body, let step, let isTestedLast):
            let steps = Int(unit.actionSteps[Int(index)])
            return try loop(condition, body, step, steps: steps, isTestedLast: isTestedLast)
        case .switch(let index):
            return try run(unit.switches[Int(index)], at: span)
        case .declareClass(let index):
            try declareClass(unit.classes[Int(index)])
        case .start:
            try start(at: span)
        case .for(let place, let elements, let body):
            return try loop(place, elements, body)
        case .break:
            return .break
        case .continue:
            return .continue
        case .return(let code):
            returned = .nothing
            if let code { returned = try evaluate(code) }
            try installPending(from: pending)
            return .return
        case .prepareFunctions(let slots):
            for position in slots.range {
                stack[unit.lists[position]] = .cell(Cell(.nothing, epoch: undoLog.epoch, heap: memory.heap))
            }
        case .declareFunction(let place, let prototype, let name):
            let function = function(prototype)
            if case .local(let slot) = place, case .cell(let cell) = stack[slot] {
                cell.value = function
            } else {
                try declare(place, function, isConstant: true, name)
            }
        case .assignTarget(let target, let operation, let code):
            let value = try evaluate(code)
            let isTraced = enterAssignment(span)
            defer { if isTraced { leaveLink() } }
            do throws(Failure) {
                try change(target, operation.arithmetic.map { .combine($0, value) } ?? .set(value))
            } catch {
                throw assigning(error, target, operation, code)
            }
        case .screen(let code):
            try setScreen(try evaluate(code), at: code)
        case .views(let declaration):
            try declareViews(unit.viewDeclarations[Int(declaration)])
        case .select(let list):
            try selectViews(list)
        case .import(let code):
            try importFile(plainText(try evaluate(code)), self, unit.spans[Int(code)])
        case .expect(let condition, let message):
            let holds = try self.condition(condition)
            try installPending(from: pending)
            try expect(holds, [], message, unit.spans[Int(condition)])
        case .expectComparison(let operation, let left, let right, let message):
            try expect(operation, left, right, message, span)
        }
        try installPending(from: pending)
        return .next
    }

    func run(_ block: Action.Block) throws(Failure) -> Flow {
        let selected = block.selects ? selection : []
        defer { if block.selects { select(selected.filter { !$0.isRemoved }) } }
        for position in block.actions.range {
            let flow = try execute(unit.lists[position])
            if flow != .next { return flow }
        }
        return .next
    }

    /// The failure of an assignment: about its value where that does not fit; for `view.left = root.left` with the
    /// constraint that was meant.
    private func assigning(
        _ failure: Failure, _ target: Int32, _ operation: AssignmentOperator, _ code: Code.Index
    ) -> Failure {
        if failure.problem.isAboutValue, failure.source === unit.source,
            failure.span.upper == unit.targetSpans[Int(target)].upper
        {
            let moved = failure.moved(to: unit.spans[Int(code)])
            guard case .wrongKind(of: "`\(Member.text.rawValue)`", _, "a number", _) = failure.problem else {
                return moved
            }
            let number = unit.source.text(in: unit.spans[Int(code)])
            let isLiteral = if case .number = unit.codes[Int(code)] { true } else { false }
            return moved.replacing(moved.span, with: isLiteral ? "\"\(number)\"" : "\"\\(\(number))\"")
        }
        let attribute: String
        switch failure.problem {
        case .attributeAssigned(let name): attribute = name
        case .unknownMember(let name, _, .elsewhere(let receivers)) where receivers.contains(.maker): attribute = name
        default: return failure
        }
        guard operation == .assign, case .member(let base, _) = unit.targets[Int(target)] else { return failure }
        let view = unit.source.text(in: unit.targetSpans[Int(base)])
        let value = unit.source.text(in: unit.spans[Int(code)])
        let span = unit.targetSpans[Int(target)].joined(with: unit.spans[Int(code)])
        return failure.replacing(span, with: "\(view).makeConstraints { make in make.\(attribute).equalTo(\(value)) }")
    }

    // MARK: Loops

    /// - Parameter steps: how many steps a round counts as.
    private func loop(
        _ condition: Code.Index, _ body: Action.Block, _ step: CodeList, steps: Int, isTestedLast: Bool
    ) throws(Failure) -> Flow {
        let pending = pendingCount
        var isFirst = isTestedLast
        while true {
            let holds = isFirst ? true : try self.condition(condition)
            isFirst = false
            try installPending(from: pending)
            if !holds { return .next }
            try self.step(steps, at: unit.spans[Int(condition)])
            switch try run(body) {
            case .next, .continue: for position in step.range { _ = try evaluate(unit.lists[position]) }
            case .break: return .next
            case .return: return .return
            }
        }
    }

    /// Runs the cases from the first that has the subject's value, or else the default.
    private func run(_ choice: Switch, at span: Span) throws(Failure) -> Flow {
        let subject = try evaluate(choice.subject)
        var first: Int?
        for (index, item) in choice.cases.enumerated() where first == nil {
            for position in item.values.range {
                let value = try evaluate(unit.lists[position])
                if try areEqual(subject, value, tolerance: 0, at: span) == true {
                    first = index
                    break
                }
            }
        }
        guard let start = first ?? choice.cases.firstIndex(where: { $0.values.count == 0 }) else { return .next }
        for item in choice.cases[start...] {
            switch try run(item.body) {
            case .next: continue
            case .break: return .next
            case .continue: return .continue
            case .return: return .return
            }
        }
        return .next
    }

    private func loop(_ place: Place, _ elements: Code.Index, _ body: Action.Block) throws(Failure) -> Flow {
        let pending = pendingCount
        let sequence = try evaluate(elements)
        try installPending(from: pending)
        switch sequence {
        case .range(let range):
            for number in range.lower..<range.upper {
                switch try round(.number(Double(number)), place, elements, body) {
                case .next, .continue: continue
                case .break: return .next
                case .return: return .return
                }
            }
        case .array(let array):
            for element in array.elements {
                switch try round(element, place, elements, body) {
                case .next, .continue: continue
                case .break: return .next
                case .return: return .return
                }
            }
        case .dictionary(let dictionary):
            for key in dictionary.keys {
                switch try round(key, place, elements, body) {
                case .next, .continue: continue
                case .break: return .next
                case .return: return .return
                }
            }
        case .nothing where unit.source.accent != .masonry, .foreign:
            return .next
        default:
            let span = unit.spans[Int(elements)]
            let failure = failure(
                .argumentKind(of: "for", expected: "an array or a range", found: sequence.phrase, help: nil), span)
            switch sequence {
            case .number: throw failure.replacing(span, with: "0..<\(unit.source.text(in: span))")
            case .view: throw failure.replacing(span, with: "\(unit.source.text(in: span)).subviews")
            default: throw failure
            }
        }
        return .next
    }

    private func round(
        _ value: Value, _ place: Place, _ elements: Code.Index, _ body: Action.Block
    ) throws(Failure) -> Flow {
        try step(at: unit.spans[Int(elements)])
        store(value, in: place)
        return try run(body)
    }

    // MARK: Variables

    /// - Parameter span: what the name is declared by.
    func declare(_ place: Place, _ value: Value, isConstant: Bool, _ span: Span) throws(Failure) {
        if unit.source.accent != .masonry, case .view = value {
            name(
                value, unit.source.text(in: span), isProperty: false,
                said: NameComment(behind: span.upper, in: unit.source)?.name)
        }
        switch place {
        case .local, .captured:
            store(value, in: place)
        case .global(let name):
            if let first = globals.declaration(of: name) {
                throw Failure(
                    .redeclared(vocabulary.text(name)), unit.source, span,
                    related: Failure.Related(
                        source: first.source, span: first.span, message: "first declared here"))
            }
            globals.declare(name, value, isConstant: isConstant, source: unit.source, span: span)
        }
    }

    private func assign(
        _ place: Place, _ operation: AssignmentOperator, _ value: Value, _ span: Span
    ) throws(Failure) {
        guard let arithmetic = operation.arithmetic else {
            if case .view = value { name(value, unit.source.leadingName(in: span), isProperty: false) }
            return try set(place, value, span)
        }
        if case .local(let slot) = place, case .number(let other) = value, let one = stack.number(slot),
            let result = arithmetic == .add ? one + other : Self.quickResult(arithmetic, one, other), result.isFinite
        {
            stack[slot] = .number(result)
            return
        }
        if case .global(let name) = place {
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
            set(captures[Int(index)], value)
        case .global(let name):
            try checkAssignable(name, vocabulary.span(of: name, startOf: span))
            globals.set(name, value)
        }
    }

    func checkAssignable(_ name: Name, _ span: Span, _ use: NameHint.Use = .assigned) throws(Failure) {
        guard let declaration = globals.declaration(of: name) else { throw unknown(name, span, use) }
        guard declaration.isConstant else { return }
        let failure = Failure(
            .constantAssigned(vocabulary.text(name)), unit.source, span,
            related: Failure.Related(source: declaration.source, span: declaration.span, message: "declared here"))
        guard unit.source === declaration.source else { throw failure }
        throw unit.source.constantWord(before: declaration.span).map { failure.replacing($0, with: "var") } ?? failure
    }

    func set(_ cell: Cell, _ value: Value) {
        recordOnce(cell)
        cell.value = value
    }

    func recordOnce(_ cell: Cell) {
        guard undoLog.isFirstChange(&cell.epoch) else { return }
        undoLog.record { [value = cell.value] in cell.value = value }
    }

    // MARK: Expectations

    private func expect(
        _ operation: BinaryOperator, _ left: Code.Index, _ right: Code.Index, _ message: Code.Index?, _ span: Span
    ) throws(Failure) {
        let pending = pendingCount
        let one = try evaluate(left)
        let other = try evaluate(right)
        try installPending(from: pending)
        let holds = try compare(operation, one, other, left, right, isTolerant: true, at: left)
        let sides =
            holds || reportedExpectations >= limits.reports
            ? [] : [side(left, one), side(right, other)].compactMap { $0 }
        let whole = unit.spans[Int(left)].joined(with: unit.spans[Int(right)])
        try expect(holds, sides, message, whole)
    }

    /// What a side of a failed expectation is; nil where its text says it.
    private func side(_ code: Code.Index, _ value: Value) -> String? {
        let written = unit.source.text(in: unit.spans[Int(code)])
        let shown = ValueText(limit: 1000).text(value, .shown)
        return written == shown ? nil : "`\(written)` is \(shown)"
    }

    private func expect(_ holds: Bool, _ sides: [String], _ message: Code.Index?, _ span: Span) throws(Failure) {
        guard count(expectationHolds: holds) else { return }
        var text: String?
        if let message { text = plainText(try evaluate(message)) }
        reports += failure(.expectation(text, sides: sides), span).diagnostics
    }
}
