package import Masonry
package import Diagnostics
internal import Vocabulary

// Makers and constraints.
extension Evaluator {
    func value(of spelling: Spelling, of maker: ConstraintMaker, _ span: Span) throws(Failure) -> Value {
        stamp(span)
        if maker.isInstalled { noteLate(maker, span) }
        return try modeled(span) { () throws(ConstraintError) in
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
                if case .array(let array) = arguments.given(index) {
                    for case .attributeName(let attribute) in array.elements { attributes.insert(attribute) }
                } else {
                    attributes.insert(try arguments.attribute(index))
                }
            }
            return try modeled(arguments.span) { () throws(ConstraintError) in
                .constraint(try maker.attributes(attributes))
            }
        }
        try arguments.check(1)
        do {
            return .constraint(
                try maker.group { _ = try call(try arguments[0], [], at: arguments.span) })
        } catch let failure as Failure {
            throw failure
        } catch {
            return .nothing
        }
    }

    // MARK: Constraints

    func value(
        of spelling: Spelling, of constraint: any Constraint, _ receiver: Value, _ span: Span
    ) throws(Failure) -> Value {
        try checkUsable(constraint, span)
        switch spelling {
        case .attribute(let attribute):
            stamp(span)
            return try modeled(span) { () throws(ConstraintError) in
                .constraint(try constraint.addConstraint(with: attribute))
            }
        case .member(.isActive): return .boolean(constraint.isActive)
        case .member(.description): return try text(written(constraint.description), at: span)
        case .member(.children): return try array(constraint.children.map { .constraint($0) }, at: span)
        default:
            if scene.tracer != nil, case .member(let member) = spelling { constraint.tracePassed(member.rawValue) }
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
            if member == .priority { try library?.observe(.priority(arguments)) }
            let number = try arguments.number(0)
            try library?.observe(.number(arguments))
            if member == .priority, number > LayoutPriority.required {
                throw failure(.masonry(.priorityOutOfRange(number)), arguments.span(of: 0))
            }
            if member == .multipliedBy, number == 0 {
                try library?.observe(.zero(arguments))
                noteZero(of: constraint, arguments)
            }
            if member == .multipliedBy { notePercent(number, of: constraint, arguments) }
            if member == .dividedBy, number == 0 { throw failure(.divisionByZero, arguments.span(of: 0)) }
            return try modeled(span) { () throws(ConstraintError) in
                switch member {
                case .multipliedBy: .constraint(try constraint.multipliedBy(number))
                case .dividedBy: .constraint(try constraint.dividedBy(number))
                default: .constraint(try constraint.priority(number))
                }
            }
        case .priorityLow, .priorityMedium, .priorityHigh:
            try arguments.check(0)
            return try modeled(span) { () throws(ConstraintError) in
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
            try step(installing: constraint, at: span)
            try modeled(span) { () throws(ConstraintError) in try constraint.install() }
            try checkConstraintCount(at: span)
            return .nothing
        case .uninstall, .deactivate:
            try arguments.check(0)
            if constraint.leaves.allSatisfy({ $0.layoutConstraint == nil }) { noteEarly(arguments) }
            stamp(span)
            try step(installing: constraint, at: span)
            try modeled(span) { () throws(ConstraintError) in try constraint.uninstall() }
            return .nothing
        default:
            switch member {
            case .insets, .inset:
                let isInset = member == .inset
                if arguments.label(of: 0) != nil, !arguments.isAssignment, !unit.dialect.hasLibraries {
                    throw arguments.failure(.partialInsets(of: arguments.name, missing: []), arguments.callSpan)
                }
                if arguments.areUnlabeled(4) {
                    throw arguments.spread(
                        isInset ? .inset : .insets)
                }
                if arguments.areUnlabeled(2) {
                    throw arguments.spread(
                        isInset ? .inset : .insetsByEdge,
                        at: arguments.callSpan)
                }
                try arguments.check(1)
            case .offset:
                if arguments.areUnlabeled(2) {
                    throw arguments.spread(.number, at: arguments.callSpan)
                }
                if arguments.areUnlabeled(4) {
                    throw arguments.spread(.numberForAllAttributes, at: arguments.callSpan)
                }
                try arguments.check(1)
            case .sizeOffset where arguments.count == 2:
                throw arguments.spread(.size)
            case .centerOffset where arguments.count == 2:
                throw arguments.spread(.point)
            case .valueOffset where arguments.count == 2:
                throw arguments.spread(.sizeOrPoint)
            default: try arguments.check(1)
            }
            try setConstant(member, of: constraint, arguments)
            return receiver
        }
    }

    private func relate(
        _ constraint: any Constraint, _ relation: Relation, _ arguments: Arguments
    ) throws(Failure) -> Value {
        try checkRelated(arguments)
        let instead = try library?.related(arguments, of: constraint)
        let isSize = constraint.leaves.first?.first.attribute.isSize == true
        let target = try relationArgument(
            instead ?? arguments.given(0), arguments.span(of: 0),
            standIn: isSize ? StandIn.length : StandIn.distance)
        stamp(arguments.callSpan)
        if case .array(let targets) = target {
            try step(making: targets.count * constraint.leaves.count, at: arguments.span)
        }
        if case .array(let targets) = target, targets.isEmpty {
            note(.emptyRelation(method: arguments.name), at: arguments.callSpan)
        }
        if relation == .equal, case .number(let number) = try arguments[0] {
            notePart(number, of: constraint, arguments)
        }
        do throws(Failure) {
            return try modeled(arguments.site.nameSpan) { () throws(ConstraintError) in
                .constraint(try constraint.relate(relation, to: target))
            }
        } catch {
            switch error.problem {
            case .masonry(.unsupportedAttribute), .masonry(.unsupportedConstant):
                throw arguments.failure(error.problem, arguments.span(of: 0))
            default: throw error
            }
        }
    }

    /// Checks that a relation has one value; several need an array, or are the numbers of a tuple.
    private func checkRelated(_ arguments: Arguments) throws(Failure) {
        guard arguments.count > 1, arguments.site.labels.isEmpty || !unit.dialect.hasLibraries else {
            return try arguments.check(1)
        }
        if case .function? = arguments.last { return try arguments.check(1) }
        let numbers = arguments.filter { if case .number = $0 { true } else { false } }
        let labels = (0..<arguments.count).compactMap(arguments.label)
        if numbers.count == arguments.count, [2, 4].contains(arguments.count) {
            throw spreadStructure(arguments)
        }
        if arguments.count == 2, let link = labels.last ?? (numbers.count == 1 ? Member.offset.rawValue : nil) {
            throw arguments.spread(.valueBefore(link))
        }
        if labels.isEmpty { throw arguments.spread(.valueOrArray) }
        try arguments.check(1)
    }

    /// The failure for separate numbers where a relation takes a structure.
    func spreadStructure(_ arguments: Arguments) -> Failure {
        arguments.spread(.structure(inParentheses: !unit.dialect.hasLibraries))
    }

    /// - Parameter standIn: what to use for an unknown number, in points.
    package func relationArgument(
        _ value: Value, _ span: Span, standIn: Double = StandIn.distance
    ) throws(Failure) -> RelationArgument {
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
            guard let library else { return .unsupported(plainText(value)) }
            if case .foreign(let foreign) = value, let view = foreign.view { return .view(view) }
            _ = library.number(value, at: span, mayBeView: true)
            return .constant(constant(value.withStandIns(standIn)))
        case .array(let array):
            var elements: [RelationArgument] = []
            for element in array.elements {
                try step(at: span)
                // A nested array, which may contain itself, is never a target.
                if case .array = element {
                    elements.append(.unsupported("a nested array"))
                } else if case .foreign(let unknown) = element, let library {
                    try library.observe(.unknown(.unknownObject(unknown.name), unknown, span))
                } else {
                    elements.append(try relationArgument(element, span))
                }
            }
            return .array(elements)
        case .nothing:
            try library?.observe(.relatedToNothing(span))
            return .unsupported(plainText(value))
        case .text(let text):
            return .unsupported("\"\(text.text.prefix(40))\"")
        default:
            return .unsupported(plainText(value))
        }
    }

    func constant(_ value: Value) -> LayoutConstant {
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
        case .text(let text): return .unsupported("\"\(text.text.prefix(40))\"")
        default: return .unsupported(plainText(value))
        }
    }

    // MARK: Installed constraints

    func call(_ member: Member, of equation: LayoutConstraint, _ arguments: Arguments) throws(Failure) -> Value {
        try arguments.check(0)
        try stepThroughScene(at: arguments.span)
        try modeled(arguments.site.nameSpan) { () throws(ConstraintError) in
            if member == .activate { try equation.activate() } else { try equation.deactivate() }
        }
        return .nothing
    }

    func set(_ member: Member, of equation: LayoutConstraint, to value: Value, _ span: Span) throws(Failure) {
        let arguments = assigned(member, value, span)
        if member == .constant || member == .priority {
            let number = try arguments.number(0)
            return try modeled(span) { () throws(ConstraintError) in
                if member == .constant { try equation.setConstant(number) } else { try equation.setPriority(number) }
            }
        }
        let isActive = try arguments.boolean(0)
        try stepThroughScene(at: span)
        try modeled(span) { () throws(ConstraintError) in
            if isActive { try equation.activate() } else { try equation.deactivate() }
        }
    }

    /// Checks that the constraint's view is not removed, which makes its handle unusable.
    func checkUsable(_ constraint: any Constraint, _ span: Span) throws(Failure) {
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
