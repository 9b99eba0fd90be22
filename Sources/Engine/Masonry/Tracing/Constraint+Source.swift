// What makers and constraints report in the words of Masonry's source.
extension ConstraintMaker {
    /// Reports the start of `mas_makeConstraints:` and its like to the tracer, if there is one.
    func traceStart() {
        guard let tracer else { return }
        tracer.record(
            .maker(view: view.name, mode, turnsOffTranslation: view.translatesAutoresizingMaskIntoConstraints))
        tracer.open(.view, mode.selector)
        tracer.state("\(view.name).translatesAutoresizingMaskIntoConstraints = NO")
        tracer.send(.maker, "initWithView:", view.name)
        if let flag = mode.flag { tracer.state("constraintMaker.\(flag) = YES") }
        tracer.state("block(constraintMaker)")
        tracer.close()
    }

    /// Reports that a view attribute of the maker's view is made.
    func traceAttribute(_ attribute: Attribute) {
        tracer?.sendViewAttribute(attribute, of: view)
    }
}

extension ConstraintMaker.Mode {
    /// The method of Masonry: `mas_makeConstraints:`.
    package var selector: String { "mas_\(rawValue)Constraints:" }

    /// The property of the maker that the method sets; nil for `make`.
    package var flag: String? {
        switch self {
        case .make: nil
        case .update: "updateExisting"
        case .remake: "removeExisting"
        }
    }
}

extension ConstraintTracer {
    /// Reports that a view attribute is made; that of a view itself by an initializer which sends another.
    func sendViewAttribute(_ attribute: Attribute, of view: View, isGuide: Bool = false) {
        let name = attribute.sourceName
        if !isGuide { open(.viewAttribute, "initWithView:layoutAttribute:", "\(view.name), \(name)") }
        let item = isGuide ? "\(view.name).safeAreaLayoutGuide" : view.name
        send(.viewAttribute, "initWithView:item:layoutAttribute:", "\(view.name), \(item), \(name)")
        if !isGuide { close() }
    }

    /// Reports that an array of views passes a block on to each of them, until `close`.
    package func openViews(_ mode: ConstraintMaker.Mode, count: Int) {
        open(.array, mode.selector, "\(count) views")
    }

    /// Reports the search for the closest common superview of two views: the second view and its superviews, each
    /// compared with the first view and its superviews.
    func traceSearch(_ first: View, _ second: View) {
        open(.view, "mas_closestCommonSuperview:", second.name)
        defer { close() }
        let own = first.withSuperviews
        for candidate in second.withSuperviews {
            let found = own.firstIndex { $0 === candidate }
            let compared = own.prefix(found.map { $0 + 1 } ?? own.count).map(\.name).joined(separator: ", ")
            state("\(candidate.name): compared with \(compared)\(found == nil ? "" : ", which it is")")
            if found != nil { return }
        }
    }

    /// Reports the search for a constraint that differs in its constant only: the newest first, each with the first
    /// thing that differs.
    func traceSearch(for equation: Equation, on view: View, found: LayoutConstraint?) {
        open(.viewConstraint, "layoutConstraintSimilarTo:")
        defer { close() }
        for candidate in view.scene.activeConstraints.reversed() where candidate.installedOn === view {
            let name = "#\(candidate.id) \(InstalledRecord(candidate).equation)"
            if candidate === found { return state("\(name): similar") }
            state("\(name): \(candidate.firstDifference(from: equation) ?? "not Masonry's")")
        }
    }
}

extension LayoutConstraint {
    /// The property that `update` finds different first; nil if it finds none.
    fileprivate func firstDifference(from equation: Equation) -> String? {
        if first.view !== equation.first.view || first.guide != equation.first.guide { return "another firstItem" }
        if second?.view !== equation.second?.view || second?.guide != equation.second?.guide {
            return "another secondItem"
        }
        if first.attribute != equation.first.attribute { return "another firstAttribute" }
        if second?.attribute != equation.second?.attribute { return "another secondAttribute" }
        if relation != equation.relation { return "another relation" }
        if multiplier != equation.multiplier { return "another multiplier" }
        return priority == equation.priority ? nil : "another priority"
    }
}

extension View {
    fileprivate var withSuperviews: [View] { Array(sequence(first: self) { $0.superview }) }
}

extension RelationArgument {
    /// Reports the messages that the argument itself takes: `mas_right` of a view makes a view attribute.
    func traceAttribute(_ tracer: ConstraintTracer) {
        switch self {
        case .attribute(let attribute):
            let name = attribute.attribute.rawValue
            let selector: String
            switch attribute.guide {
            case nil: selector = "mas_\(name)"
            case .safeArea?: selector = "mas_safeAreaLayoutGuide\(name.prefix(1).uppercased())\(name.dropFirst())"
            default: return
            }
            tracer.open(.view, selector)
            tracer.sendViewAttribute(attribute.attribute, of: attribute.view, isGuide: attribute.guide != nil)
            tracer.close()
        case .array(let elements): for element in elements { element.traceAttribute(tracer) }
        case .view, .guide, .constant, .unsupported: return
        }
    }

    /// The value in a message.
    var sourceText: String {
        switch self {
        case .view(let view): view.name
        case .guide(let guide): "\(guide.view.name).\(guide.guide.rawValue)"
        case .attribute(let attribute): attribute.nameOnly.description
        case .constant(let value): value.description
        case .array(let elements): "[\(elements.map(\.sourceText).joined(separator: ", "))]"
        case .unsupported(let description): description
        }
    }
}

extension CompositeConstraint {
    var tracer: ConstraintTracer? { scene.tracer }

    /// Whether installing looks for similar constraints, as far as a tracer wants to know.
    var isTracedUpdate: Bool { tracer != nil && leaves.contains(where: \.updatesExisting) }

    /// Reports the creation of a composite and its delegate to the tracer, if there is one.
    func traceCreation() {
        guard let tracer else { return }
        tracer.open(.composite, "initWithChildren:", ConstraintShape(self).description)
        tracer.state("childConstraints: delegate = self")
        tracer.close()
        tracer.state("compositeConstraint.delegate = \(delegate.map { "the \($0.kind.rawValue)" } ?? "nil")")
    }
}

extension Constraint {
    /// The constraint's class in Masonry.
    var sourceClass: SourceClass { self is ViewConstraint ? .viewConstraint : .composite }

    /// Reports to the tracer, if there is one, that a link such as `with` returned the same constraint.
    package func tracePassed(_ link: String) {
        guard let tracer = anyTracer else { return }
        tracer.send(sourceClass, link, in: self is ViewConstraint ? nil : "MASConstraint.m")
        tracer.record(.passed)
    }

    /// The tracer of the scene, if there is one.
    var anyTracer: ConstraintTracer? { (self as? ViewConstraint)?.tracer ?? (self as? CompositeConstraint)?.tracer }
}

extension ViewConstraint {
    /// The tracer if there is one and the constraint is Masonry's, not UIKit's own.
    var sourceTracer: ConstraintTracer? { isPlain ? nil : tracer }

    /// Reports to the tracer, if there is one, what `copyWithZone:` gives the copy.
    func traceCopiedProperties() {
        guard let tracer = sourceTracer else { return }
        tracer.send(.viewConstraint, "setLayoutConstant:", constant.spelled)
        tracer.state("constraint.layoutRelation = \((relation ?? .equal).sourceName)")
        tracer.state("constraint.layoutPriority = \(priority.spelled)")
        tracer.state("constraint.layoutMultiplier = \(multiplier.spelledFactor)")
        tracer.state("constraint.delegate = \(delegate.map { "the \($0.kind.rawValue)" } ?? "nil")")
    }

    /// Reports to the tracer, if there is one, the layout constraint that installing makes and the choice of its view.
    func traceInstall(_ equation: Equation) {
        guard let tracer = sourceTracer else { return }
        if second == nil, let implied = equation.second {
            tracer.state("no secondViewAttribute, no size: secondLayoutItem = \(implied.view.name), the superview")
        }
        tracer.send(
            .layoutConstraint, "+constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:",
            in: "UIKit", equation.readable)
        tracer.state("layoutConstraint.priority = \(priority.spelled)")
        if let key { tracer.state("layoutConstraint.mas_key = \(key)") }
        if let second {
            tracer.traceSearch(first.view, second.view)
        } else if first.attribute.isSize {
            tracer.state("isSizeAttribute: installedView = \(first.view.name)")
        } else {
            tracer.state("otherwise: installedView = \(first.view.superview?.name ?? "nil"), the superview")
        }
    }
}
