internal import Masonry

// Makers and constraints.
extension Evaluator {
    func value(of spelling: Spelling, of maker: ConstraintMaker, _ span: Span) throws(Failure) -> Value {
        stamp(span)
        return try modelled(span) { () throws(ConstraintError) in
            switch spelling {
            case .member(.edges): .constraint(try maker.edges)
            case .member(.size): .constraint(try maker.size)
            case .member(.center): .constraint(try maker.center)
            case .attribute(let attribute): .constraint(try maker.addConstraint(with: attribute))
            default: .nothing
            }
        }
    }

    func call(_ member: Member, of maker: ConstraintMaker, _ arguments: Arguments) throws(Failure) -> Value {
        stamp(arguments.site.nameSpan)
        if member == .attributes {
            var attributes: Set<Attribute> = []
            for index in 0..<arguments.count {
                if case .array(let array) = arguments.values[index] {
                    for case .attributeName(let attribute) in array.elements { attributes.insert(attribute) }
                } else {
                    attributes.insert(try arguments.attribute(index))
                }
            }
            return try modelled(arguments.span) { () throws(ConstraintError) in
                .constraint(try maker.attributes(attributes))
            }
        }
        try arguments.check(1)
        do {
            return .constraint(
                try maker.group { _ = try call(arguments.values[0], [], at: arguments.span) })
        } catch let failure as Failure {
            throw failure
        } catch {
            return .nothing
        }
    }

    /// Runs a block with a maker for the view and installs what it made.
    func constrain(_ view: View, _ member: Member, _ arguments: Arguments) throws(Failure) -> [Value] {
        try arguments.check(1)
        let mode: ConstraintMaker.Mode =
            switch member {
            case .updateConstraints: .update
            case .remakeConstraints: .remake
            default: .make
            }
        return try install(try made(by: arguments, for: view, mode), arguments.site.nameSpan).map { .constraint($0) }
    }

    /// A maker for a view that a block was run with.
    func made(
        by arguments: Arguments, for view: View, _ mode: ConstraintMaker.Mode
    ) throws(Failure) -> ConstraintMaker {
        let span = arguments.span
        let maker = try modelled(span) { () throws(ConstraintError) in try ConstraintMaker(view: view, mode: mode) }
        switch arguments.values[0] {
        case .function(let function):
            guard stack.hasRoom(for: 1) else { throw failure(.limit(.calls, limits.calls), span) }
            // A block that was not written here may still leave the maker out.
            let takesNothing = function.prototype.parameters.isEmpty && function.prototype.plan.makerSlots == nil
            if !takesNothing { stack.push(.maker(maker)) }
            _ = try call(function, pushed: takesNothing ? 0 : 1, at: span)
        default:
            let failure = arguments.wrongKind(
                0, expected: "a closure", help: "for instance \(arguments.name) { make in … }")
            guard case .constraint = arguments.values[0], unit.source.accent == .masonry else { throw failure }
            throw failure.replacing(
                Span(arguments.site.nameSpan.upper, arguments.span.upper),
                with: " { make in \(arguments.written) }")
        }
        return maker
    }

    /// Installs what was made with a maker.
    func install(_ maker: ConstraintMaker, _ span: Span) throws(Failure) -> [any Constraint] {
        // What is replaced or updated is looked for among the view's own.
        if maker.mode != .make { try step(maker.view.installedCount >> 1, at: span) }
        let constraints =
            unit.source.accent == .swift
            ? try installSnapKit(maker, span) : try installed(by: maker, span)
        try checkConstraintCount(at: span)
        return constraints
    }

    /// Notes what relates a horizontal place to a vertical one, which UIKit takes, and hardly anyone means.
    private func remarkMixedAxes(of constraints: [any Constraint], _ span: Span) {
        guard unit.source.accent != .masonry else { return }
        for case let equation? in constraints.flatMap(\.leaves).map(\.layoutConstraint) {
            guard let second = equation.second, second.attribute.axis != equation.first.attribute.axis,
                !second.attribute.isSize
            else { continue }
            let problem = ConstraintError.mixedAxes(equation.first.nameOnly, second.nameOnly)
            let place = equation.origin.map { Span($0.range.lowerBound, $0.range.upperBound) } ?? span
            remark(.illegalEquation, problem.description, at: place, help: problem.remedy)
        }
    }

    /// What a maker installs; what can't be installed is reported at the chain that says it.
    func installed(by maker: ConstraintMaker, _ span: Span) throws(Failure) -> [any Constraint] {
        do throws(Failure) {
            let constraints = try modelled(span) { () throws(ConstraintError) in try maker.install() }
            remarkMixedAxes(of: constraints, span)
            return constraints
        } catch {
            let refused = maker.constraints.lazy.flatMap(\.leaves).first { !$0.isActive }
            guard let refused else { throw error }
            guard case .masonry(let problem) = error.problem, problem.slug == .noCommonSuperview,
                let help = helpToAdd(refused.first.view, refused.second?.view, before: error.span)
            else { throw error.atChain(of: refused, vocabulary.names) }
            let later = looseView(refused.first.view, refused.second?.view).flatMap { laterAddition(of: $0, error.span) }
            throw Failure(.notAdded(problem, help: help), error.source, error.span, related: later, calls: error.calls)
                .atChain(of: refused, vocabulary.names)
        }
    }

    /// The one of two views that is in no view.
    private func looseView(_ one: View, _ other: View?) -> View? {
        [one, other].lazy.compactMap(\.self).first { $0.superview == nil && !$0.isRoot }
    }

    /// Where a source further down puts a view into another.
    func laterAddition(of view: View, _ span: Span) -> Failure.Related? {
        let source = unit.source
        let tokens = Lexer.tokens(of: source, names: vocabulary.names)
        let methods: Set<String> = ["addSubview", "addArrangedSubview", "insertSubview"]
        var isAddition = false
        for token in tokens where token.span.lower >= span.upper {
            if token.startsLine { isAddition = false }
            guard token.kind == .identifier else { continue }
            let text = source.text(in: token.span)
            if methods.contains(text) {
                isAddition = true
            } else if isAddition, text == view.name {
                return Failure.Related(source: source, span: token.span, message: "it is added only here")
            }
        }
        return nil
    }

    /// How one of two views gets into a view, in a project's words; nil where each is in one.
    func helpToAdd(_ one: View, _ other: View?, before span: Span) -> String? {
        guard let view = looseView(one, other) else { return nil }
        if let later = laterAddition(of: view, span) {
            let line = unit.source.line(at: later.span.lower)
            return "`\(view.name)` is in no view yet, which it has to be before its constraints: move line \(line) up, before them"
        }
        let isView = if case .view? = mainObject { true } else { false }
        let call: String
        switch unit.source.accent {
        case .masonry: call = "\(Builtin.root.rawValue).\(Member.addSubview.rawValue)(\(view.name))"
        case .objectiveC: call = "[\(isView ? "self" : "self.view") addSubview:\(view.name)];"
        case .swift: call = "\(isView ? "" : "view.")addSubview(\(view.name))"
        }
        return "`\(view.name)` is in no view yet, which it has to be before its constraints: \(call)"
    }

    // MARK: Constraints

    func value(
        of spelling: Spelling, of constraint: any Constraint, _ receiver: Value, _ span: Span
    ) throws(Failure) -> Value {
        try checkUsable(constraint, span)
        switch spelling {
        case .attribute(let attribute):
            stamp(span)
            do throws(Failure) {
                return try modelled(span) { () throws(ConstraintError) in
                    .constraint(try constraint.addConstraint(with: attribute))
                }
            } catch {
                guard let instead = unit.source.relation(withAttribute: span) else { throw error }
                throw error.replacing(instead.span, with: instead.text)
            }
        case .member(.isActive): return .boolean(constraint.isActive)
        case .member(.description): return try text(constraint.description, at: span)
        case .member(.children): return try array(constraint.children.map { .constraint($0) }, at: span)
        default:
            scene.tracer?.record(.passed)
            return receiver
        }
    }

    func call(
        _ member: Member, of constraint: any Constraint, _ receiver: Value, _ arguments: Arguments
    ) throws(Failure) -> Value {
        let span = arguments.site.nameSpan
        try checkUsable(constraint, span)
        switch member {
        case .equalTo: return try relate(constraint, .equal, arguments)
        case .greaterThanOrEqualTo: return try relate(constraint, .greaterThanOrEqual, arguments)
        case .lessThanOrEqualTo: return try relate(constraint, .lessThanOrEqual, arguments)
        case .multipliedBy, .dividedBy, .priority:
            try arguments.check(1)
            if member == .priority, let failure = misspeltPriority(arguments) { throw failure }
            let number = try arguments.number(0)
            if member == .priority, number > LayoutPriority.required {
                let isOwn = unit.source.accent == .masonry
                throw failure(.masonry(.priorityOutOfRange(number)), arguments.span(of: 0))
                    .replacing(arguments.span(of: 0), with: isOwn ? Builtin.required.rawValue : "1000")
            }
            if member == .multipliedBy, number == 0 { noteWholeQuotient(arguments) }
            if member == .dividedBy, number == 0 { throw failure(.divisionByZero, arguments.span(of: 0)) }
            return try modelled(span) { () throws(ConstraintError) in
                switch member {
                case .multipliedBy: .constraint(try constraint.multipliedBy(number))
                case .dividedBy: .constraint(try constraint.dividedBy(number))
                default: .constraint(try constraint.priority(number))
                }
            }
        case .priorityLow, .priorityMedium, .priorityHigh:
            try arguments.check(0)
            return try modelled(span) { () throws(ConstraintError) in
                switch member {
                case .priorityLow: .constraint(try constraint.priorityLow())
                case .priorityMedium: .constraint(try constraint.priorityMedium())
                default: .constraint(try constraint.priorityHigh())
                }
            }
        case .key:
            try arguments.check(1)
            return .constraint(constraint.key(try shown(try arguments.text(0), at: arguments.span(of: 0))))
        case .install, .activate:
            try arguments.check(0)
            try modelled(span) { () throws(ConstraintError) in try constraint.install() }
            try checkConstraintCount(at: span)
            return .nothing
        case .uninstall, .deactivate:
            try arguments.check(0)
            try modelled(span) { () throws(ConstraintError) in try constraint.uninstall() }
            return .nothing
        default:
            switch member {
            case .insets:
                if arguments.label(of: 0) != nil, let failure = arguments.partialInsets { throw failure }
                try arguments.checkOne(ofNumbers: 4, "insets")
            case .inset where arguments.label(of: 0) != nil:
                if let failure = arguments.partialInsets { throw failure }
                try arguments.check(1)
            case .inset where arguments.count == 4:
                let failure = arguments.spread("one number; four are given to `insets`", around: "((", "))")
                throw unit.source.accent == .masonry
                    ? failure.replacing(
                        arguments.callSpan, with: "\(Member.insets.rawValue)((\(arguments.written)))")
                    : failure.withoutReplacement
            case .sizeOffset: try arguments.checkOne(ofNumbers: 2, "a size")
            case .centerOffset: try arguments.checkOne(ofNumbers: 2, "a point")
            case .valueOffset: try arguments.checkOne(ofNumbers: 2, "a size or a point")
            default: try arguments.check(1)
            }
            try setConstant(member, of: constraint, arguments)
            return receiver
        }
    }

    private func relate(
        _ constraint: any Constraint, _ relation: Relation, _ arguments: Arguments
    ) throws(Failure) -> Value {
        try checkRelated(arguments, of: constraint)
        noteAttributeWithoutSnp(arguments)
        let target = try relationArgument(arguments.values[0], arguments.span(of: 0))
        stamp(arguments.callSpan)
        if case .array(let targets) = target, targets.isEmpty {
            remark(
                .emptyRelation, "`\(arguments.name)` is given an empty array, and installs nothing",
                at: arguments.callSpan,
                help: "check the array's count first, or leave the chain out")
        }
        do throws(Failure) {
            return try modelled(arguments.site.nameSpan) { () throws(ConstraintError) in
                .constraint(try constraint.relate(relation, to: target))
            }
        } catch {
            switch error.problem {
            case .masonry(.unsupportedAttribute), .masonry(.unsupportedConstant): break
            default: throw error
            }
            let span = arguments.span(of: 0)
            let failure = failure(error.problem, span)
            let isWanted = { (value: Value) in value.canBeRelatedTo }
            throw unquoted(arguments.values[0], accepting: isWanted).map { failure.replacing(boxed(span), with: $0) }
                ?? failure
        }
    }

    /// A relation takes one value; several are an array, or the numbers of a tuple.
    private func checkRelated(_ arguments: Arguments, of constraint: any Constraint) throws(Failure) {
        if arguments.count == 2, arguments.label(of: 0) == nil, let label = arguments.label(of: 1),
            Member(rawValue: label)?.takesNumberInChain ?? false
        {
            throw arguments.spread("one value; `\(label)` follows in the chain", around: "", "")
                .replacing(
                    Span(arguments.span(of: 0).upper, arguments.span(of: 1).lower), with: ").\(label)(")
        }
        if let structure = arguments.structureByLabels { throw structure }
        guard arguments.count > 1, arguments.site.labels.isEmpty else { return try arguments.check(1) }
        let areNumbers = arguments.values.allSatisfy { if case .number = $0 { true } else { false } }
        if areNumbers, arguments.count == 2 || arguments.count == 4 {
            throw spreadStructure(arguments, for: constraint)
        }
        if arguments.count == 2, case .number = arguments.values[1] {
            throw arguments.spread("one value; a constant is said with `offset`", around: "", "")
                .replacing(
                    Span(arguments.span(of: 0).upper, arguments.span(of: 1).lower), with: ").\(Member.offset.rawValue)("
                )
        }
        let failure = arguments.spread("one value, or an array of several", around: "[", "]")
        // Each element of an array is related to each of the attributes, which only a single one stands.
        guard constraint.leaves.count > 1 else { throw failure }
        let related = arguments.values.compactMap { value -> ViewAttribute? in
            if case .attribute(let value) = value { value.attribute } else { nil }
        }
        guard related.count == arguments.count else { throw failure }
        guard related.map(\.attribute) == constraint.leaves.map(\.first.attribute),
            related.allSatisfy({ $0.itemName == related[0].itemName })
        else { throw failure.withoutReplacement }
        throw failure.replacing(failure.span, with: related[0].itemName)
    }

    /// Numbers where a relation takes a structure of them: in the accent's words where the attributes say which.
    private func spreadStructure(_ arguments: Arguments, for constraint: any Constraint) -> Failure {
        let what = "one value: a size, a point or insets"
        guard unit.source.accent != .masonry else {
            return arguments.tupleApart(what)
        }
        let failure = arguments.spread(what, around: "", "").withoutReplacement
        let attributes = constraint.leaves.map(\.first.attribute)
        let builtin: Builtin
        switch arguments.count {
        case 2 where attributes.allSatisfy(\.isSize): builtin = .size
        case 2 where attributes.allSatisfy { $0 == .centerX || $0 == .centerY }: builtin = .point
        case 4 where attributes.count == 4 && !attributes.contains(where: \.isSize): builtin = .insets
        default: return failure
        }
        let shape: Tuple.Shape = builtin == .size ? .size : builtin == .point ? .point : .insets
        let isSwift = unit.source.accent == .swift
        let parts = shape.parts.enumerated().map { part in
            (isSwift ? "\(part.element.name): " : "") + unit.source.text(in: arguments.span(of: part.offset))
        }
        return failure.replacing(
            failure.span,
            with: "\(builtin.rawValue)\(isSwift ? "" : "Make")(\(parts.joined(separator: ", ")))")
    }

    func relationArgument(_ value: Value, _ span: Span) throws(Failure) -> RelationArgument {
        switch value {
        case .view(let view):
            try checkUsable(view, span)
            return .view(view)
        case .guide(let value):
            try checkUsable(value.guide.view, span)
            return .guide(value.guide)
        case .attribute(let value):
            try checkUsable(value.attribute.view, span)
            return .attribute(value.attribute)
        case .number, .tuple:
            return .constant(constant(value))
        case .foreign:
            return .constant(.number(numberInC(value, at: span) ?? 0))
        case .array(let array):
            var elements: [RelationArgument] = []
            for element in array.elements {
                try step(at: span)
                elements.append(try relationArgument(element, span))
            }
            return .array(elements)
        default:
            return .unsupported(plainText(value))
        }
    }

    private func constant(_ value: Value) -> LayoutConstant {
        switch value {
        case .number(let number): return .number(number)
        case .tuple(let value):
            let tuple = value.tuple
            if tuple.shape == .pair, let point = tuple.point { return .pair(point.x, point.y) }
            if let size = tuple.size { return .size(size) }
            if let point = tuple.point { return .point(point) }
            if let insets = tuple.insets { return .insets(insets) }
            if let rect = tuple.rect { return .rect(rect) }
            return .unsupported(plainText(.tuple(value)))
        default: return .unsupported(plainText(value))
        }
    }

    /// Sets the constant as a call or an assignment says.
    private func setConstant(
        _ member: Member, of constraint: any Constraint, _ arguments: Arguments
    ) throws(Failure) {
        let span = arguments.span(of: 0)
        stamp(arguments.callSpan)
        switch member {
        case .offset where arguments.name.hasPrefix(Spelling.prefix), .valueOffset:
            let value = arguments.values[0]
            try modelled(span) { () throws(ConstraintError) in
                _ = try constraint.valueOffset(constant(value))
            }
        case .offset:
            if case .tuple(let value) = arguments.values[0], !arguments.isAssignment {
                if let failure = arguments.hexadecimal(0) { throw failure }
                let failure = arguments.wrongKind(
                    0, expected: "a number",
                    help: "for edges there is insets, for a size sizeOffset, for a centre centerOffset")
                throw self.member(taking: value.tuple, of: constraint).map {
                    failure.replacing(arguments.site.nameSpan, with: $0.rawValue)
                } ?? failure
            }
            let number = try arguments.number(0)
            try modelled(span) { () throws(ConstraintError) in try constraint.setOffset(number) }
        case .inset:
            if case .tuple(let value) = arguments.values[0], value.tuple.count == 4, !arguments.isAssignment {
                throw arguments.wrongKind(0, expected: "a number", help: "four numbers are given to insets")
                    .replacing(arguments.site.nameSpan, with: Member.insets.rawValue)
            }
            let number = try arguments.number(0)
            try modelled(span) { () throws(ConstraintError) in try constraint.setInset(number) }
        case .insets:
            let insets = try arguments.insets(0)
            try modelled(span) { () throws(ConstraintError) in try constraint.setInsets(insets) }
        case .sizeOffset:
            let size = try arguments.size(0)
            try modelled(span) { () throws(ConstraintError) in try constraint.setSizeOffset(size) }
        default:
            let point = try arguments.point(0)
            try modelled(span) { () throws(ConstraintError) in try constraint.setCenterOffset(point) }
        }
    }

    /// What gives all of a constraint's attributes the numbers of a tuple.
    private func member(taking tuple: Tuple, of constraint: any Constraint) -> Member? {
        let attributes = constraint.leaves.map(\.first.attribute)
        func are(_ wanted: Attribute...) -> Bool { attributes.allSatisfy(wanted.contains) }
        if tuple.insets != nil, are(.left, .right, .top, .bottom, .leading, .trailing) { return .insets }
        if tuple.size != nil, are(.width, .height) { return .sizeOffset }
        return tuple.point != nil && are(.centerX, .centerY) ? .centerOffset : nil
    }

    func set(_ member: Member, of constraint: any Constraint, to value: Value, _ span: Span) throws(Failure) {
        try checkUsable(constraint, span)
        let arguments = assigned(member, value, span)
        guard member == .isActive else { return try setConstant(member, of: constraint, arguments) }
        let isActive = try arguments.boolean(0)
        try modelled(span) { () throws(ConstraintError) in
            if isActive { try constraint.activate() } else { try constraint.deactivate() }
        }
        try checkConstraintCount(at: span)
    }

    // MARK: Installed constraints

    func call(_ member: Member, of equation: LayoutConstraint, _ arguments: Arguments) throws(Failure) -> Value {
        try arguments.check(0)
        try modelled(arguments.site.nameSpan) { () throws(ConstraintError) in
            if member == .activate { try equation.activate() } else { try equation.deactivate() }
        }
        return .nothing
    }

    func set(_ member: Member, of equation: LayoutConstraint, to value: Value, _ span: Span) throws(Failure) {
        let arguments = assigned(member, value, span)
        if member == .constant || member == .priority {
            let number = try arguments.number(0)
            return try modelled(span) { () throws(ConstraintError) in
                if member == .constant { try equation.setConstant(number) } else { try equation.setPriority(number) }
            }
        }
        let isActive = try arguments.boolean(0)
        try modelled(span) { () throws(ConstraintError) in
            if isActive { try equation.activate() } else { try equation.deactivate() }
        }
    }

    /// A handle on a constraint of a removed view is as unusable as the view.
    private func checkUsable(_ constraint: any Constraint, _ span: Span) throws(Failure) {
        if let constraint = constraint as? ViewConstraint {
            try checkUsable(constraint.first.view, span)
            if let second = constraint.second?.view { try checkUsable(second, span) }
        } else {
            for child in constraint.children {
                try step(at: span)
                try checkUsable(child, span)
            }
        }
    }
}
