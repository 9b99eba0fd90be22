internal import Masonry
internal import Diagnostics
internal import Syntax
internal import Vocabulary

/// How a statement ends.
package enum Flow {
    case next, `break`, `continue`
    case `return`(Value)
}

extension Evaluator {
    func execute(_ index: Action.Index) throws(Failure) -> Flow {
        var span: Span { unit.actions[Int(index)].span }
        try step(Int(unit.actions[Int(index)].steps), at: span)
        let pending = self.pending.count
        switch unit.actions[Int(index)].action {
        case .evaluate(let code):
            let value = try evaluate(code)
            try library?.observe(.evaluated(value, code))
            noteIdle(code, value)
        case .assign(let place, let arithmetic, let code):
            forgetReturned()
            try assign(place, arithmetic, try operand(code), span)
        case .declare(let place, let code, let isConstant, let name):
            forgetReturned()
            let value = try evaluate(code)
            try library?.observe(.declared(value, code, name: name))
            try declare(place, value, isConstant: isConstant, name)
            if !unit.hidings.isEmpty, unit.hidings.contains(name.lower) { noteHiding(name) }
        case .if(let condition, let then, let otherwise):
            let holds = try self.condition(condition)
            try installPending(from: pending)
            if holds { return try run(then) }
            guard let otherwise else { return .next }
            return try execute(otherwise)
        case .block(let block):
            return try run(block)
        case .while(let condition, let body, let step, let isTestedLast):
            let steps = Int(unit.actions[Int(index)].steps)
            return try loop(condition, body, step, steps: steps, isTestedLast: isTestedLast)
        case .for(let place, let elements, let body):
            return try loop(place, elements, body)
        case .break:
            return .break
        case .continue:
            return .continue
        case .return(let code):
            let value = try operand(code)
            try installPending(from: pending)
            return .return(value)
        case .assignTarget(let target, let arithmetic, let code):
            let value: Value
            do throws(Failure) {
                value = try operand(code)
            } catch {
                throw failure(error, ofValue: code, for: target)
            }
            try library?.observe(.assigned(value, target: target, code))
            let isTraced = enterAssignment(span)
            defer { if isTraced { leaveLink() } }
            do throws(Failure) {
                if let arithmetic {
                    try change(target, .combine(arithmetic, value))
                } else {
                    try change(target, .set(value))
                }
            } catch {
                throw holding(target, assigning(error, target, code, value))
            }
        case let action:
            return try execute(uncommon: action, at: span)
        }
        try installPending(from: pending)
        return .next
    }

    /// Executes actions that are rare in inner loops.
    @inline(never)
    private func execute(uncommon action: Action, at span: Span) throws(Failure) -> Flow {
        let pending = self.pending.count
        switch action {
        case .evaluate, .assign, .declare, .if, .block, .while, .for, .break, .continue, .return, .assignTarget:
            break
        case .switch(let index):
            return try run(unit.switches[Int(index)], at: span)
        case .declareClass(let index):
            try library?.observe(.declaredClass(unit.classes[Int(index)]))
        case .start:
            try library?.observe(.finished(span))
        case .prepareFunctions(let slots):
            for slot in unit.elements(of: slots) {
                stack[slot] = .cell(Cell(.nothing, epoch: undoLog.epoch, countedBy: memory))
            }
        case .declareFunction(let place, let prototype, let name):
            let function = function(prototype)
            if case .local(let slot) = place, case .cell(let cell) = stack[slot] {
                cell.value = function
            } else {
                try declare(place, function, isConstant: true, name)
            }
        case .screen(let code):
            try setScreen(try evaluate(code), at: code)
        case .views(let declaration):
            try checkIsOutsideBreakpoint(span)
            try declareViews(unit.viewDeclarations[Int(declaration)])
        case .select(let list):
            try selectViews(list)
        case .when(let index):
            try when(unit.screenChoices[Int(index)], at: span)
        case .expectOn(let index):
            try expect(unit.screenExpectations[Int(index)], at: span)
        case .import(let code):
            try checkIsOutsideBreakpoint(span)
            try host.importFile(plainText(try evaluate(code)), self, unit.spans[Int(code)])
        case .expect(let condition, let message):
            try checkIsOutsideBreakpoint(span)
            if try expectOnAskedScreens(condition, message, at: span) { break }
            let holds = try self.condition(condition)
            try installPending(from: pending)
            try expect(holds, [], message, unit.spans[Int(condition)])
        case .expectComparison(let operation, let left, let right, let whole, let message):
            try checkIsOutsideBreakpoint(span)
            if try expectOnAskedScreens(whole, message, at: span) { break }
            try expect(operation, left, right, message, span)
        }
        try installPending(from: pending)
        return .next
    }

    @inline(__always)
    package func run(_ block: Action.Block) throws(Failure) -> Flow {
        if block.selects { return try runSelecting(block.actions) }
        return try run(block.actions)
    }

    /// Runs actions that may change the current views, and restores these.
    @inline(never)
    private func runSelecting(_ actions: CodeList) throws(Failure) -> Flow {
        let selected = selection
        defer { select(selected.filter { !$0.isRemoved }) }
        return try run(actions)
    }

    @inline(__always)
    private func run(_ actions: CodeList) throws(Failure) -> Flow {
        if skipsFailures { return try runSkippingFailures(actions) }
        for action in unit.elements(of: actions) {
            switch try execute(action) {
            case .next: continue
            case let flow: return flow
            }
        }
        return .next
    }

    // MARK: Loops

    /// - Parameter steps: the number of steps of a round.
    @inline(never)
    private func loop(
        _ condition: Code.Index, _ body: Action.Block, _ step: CodeList, steps: Int, isTestedLast: Bool
    ) throws(Failure) -> Flow {
        let pending = self.pending.count
        var isFirst = isTestedLast
        var samples = isTestedLast ? 1 : 0
        trail.enterLoop(in: frame, at: unit.spans[Int(condition)])
        defer { trail.leaveLoop() }
        while true {
            let holds = try isFirst ? true : continues(condition, &samples)
            isFirst = false
            try installPending(from: pending)
            if !holds { return .next }
            try self.step(steps, at: unit.spans[Int(condition)])
            trail.nextRound()
            switch try run(body) {
            case .next, .continue: for code in unit.elements(of: step) { _ = try evaluate(code) }
            case .break: return .next
            case .return(let value): return .return(value)
            }
        }
    }

    /// Whether a loop continues: if that depends on something unknown, for a few sample rounds.
    @inline(__always)
    private func continues(_ condition: Code.Index, _ samples: inout Int) throws(Failure) -> Bool {
        unit.dialect.hasLibraries ? try continuesSample(condition, &samples) : try self.condition(condition)
    }

    @inline(never)
    private func continuesSample(_ condition: Code.Index, _ samples: inout Int) throws(Failure) -> Bool {
        let (count, wasAboutLoop) = (undecided.count, undecided.isAboutLoop)
        undecided.isAboutLoop = true
        defer { undecided.isAboutLoop = wasAboutLoop }
        let holds = try self.condition(condition)
        if undecided.count == count { return holds }
        samples += 1
        return samples <= ForeignValue.sampleCount
    }

    /// Runs the cases from the first that matches the subject, or else the default.
    private func run(_ choice: Switch, at span: Span) throws(Failure) -> Flow {
        let subject = try evaluate(choice.subject)
        if case .foreign(let foreign) = subject, !foreign.isConstant {
            try library?.observe(.undecided(foreign, .choice, unit.spans[Int(choice.subject)]))
        }
        var first: Int?
        for (index, item) in choice.cases.enumerated() where first == nil {
            for code in unit.elements(of: item.values) {
                let value = try evaluate(code)
                var fits = try areEqual(subject, value, tolerance: 0, at: span) == true
                if case .range(let range) = value, case .number(let number) = subject {
                    fits = Double(range.lower) <= number && number < Double(range.upper)
                }
                if fits {
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
            case .return(let value): return .return(value)
            }
        }
        return .next
    }

    @inline(never)
    private func loop(_ place: Place, _ elements: Code.Index, _ body: Action.Block) throws(Failure) -> Flow {
        let pending = self.pending.count
        var sequence = try evaluate(elements)
        if case .dictionary = sequence, unit.dialect.hasTypedValues, let library {
            sequence = try library.converted(sequence, .pairs, at: unit.spans[Int(elements)])
        }
        try installPending(from: pending)
        trail.enterLoop(in: frame, at: unit.spans[Int(elements)])
        defer { trail.leaveLoop() }
        switch sequence {
        case .range(let range):
            for number in range.lower..<range.upper {
                switch try round(.number(Double(number)), place, elements, body) {
                case .next, .continue: continue
                case .break: return .next
                case .return(let value): return .return(value)
                }
            }
        case .array(let array):
            for element in array.elements {
                switch try round(element, place, elements, body) {
                case .next, .continue: continue
                case .break: return .next
                case .return(let value): return .return(value)
                }
            }
        case .dictionary(let dictionary):
            for key in dictionary.keys {
                switch try round(key, place, elements, body) {
                case .next, .continue: continue
                case .break: return .next
                case .return(let value): return .return(value)
                }
            }
        case .nothing where unit.dialect.hasLibraries:
            return .next
        case .foreign(let foreign):
            try library?.observe(.undecided(foreign, .loop, unit.spans[Int(elements)]))
            for element in foreign.sampleElements {
                switch try round(element, place, elements, body) {
                case .next, .continue: continue
                case .break: return .next
                case .return(let value): return .return(value)
                }
            }
        default:
            let span = unit.spans[Int(elements)]
            var hint: ValueHint?
            if case .view(let view) = sequence { hint = .singleView(view.name) }
            throw failure(
                .argumentKind(of: "for", expected: .sequence, found: sequence.phrase, hint: hint), span
            ).holding([(span, sequence)])
        }
        return .next
    }

    private func round(
        _ value: Value, _ place: Place, _ elements: Code.Index, _ body: Action.Block
    ) throws(Failure) -> Flow {
        try step(at: unit.spans[Int(elements)])
        trail.nextRound()
        store(value, in: place)
        return try run(body)
    }

    // MARK: Expectations

    private func expect(
        _ operation: BinaryOperator, _ left: Code.Index, _ right: Code.Index, _ message: Code.Index?, _ span: Span
    ) throws(Failure) {
        let pending = self.pending.count
        let one = try evaluate(left)
        let other = try evaluate(right)
        try installPending(from: pending)
        let holds = try compare(operation, one, other, left, right, isTolerant: true, at: left)
        let sides =
            holds || !expectations.reportsMore
            ? [] : [side(left, one), side(right, other)].compactMap { $0 }
        let whole = unit.spans[Int(left)].joined(with: unit.spans[Int(right)])
        if !holds, case .attribute = one, case .attribute = other, !unit.dialect.hasLibraries {
            // They are the same attribute, so no values are compared.
            throw failure(.comparison(one.phrase, other.phrase), whole)
                .holding([(unit.spans[Int(left)], one), (unit.spans[Int(right)], other)])
        }
        try expect(holds, sides, message, whole)
    }

    /// The value of a side of a failed expectation; nil if its text already shows it.
    private func side(_ code: Code.Index, _ value: Value) -> String? {
        let written = unit.source.text(in: unit.spans[Int(code)])
        let shown = ValueText(limit: 1000).text(value, .shown)
        return written == shown ? nil : "`\(written)` is \(shown)"
    }

    private func expect(_ holds: Bool, _ sides: [String], _ message: Code.Index?, _ span: Span) throws(Failure) {
        guard expectations.count(holds: holds, at: span, of: unit.source) else { return }
        var text: String?
        if let message { text = ValueText(limit: 1000).text(try evaluate(message), .plain) }
        reportAgain(failure(.expectation(text, sides: sides), span))
    }
}
