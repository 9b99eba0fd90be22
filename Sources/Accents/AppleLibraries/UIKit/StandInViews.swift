package import Diagnostics
package import Evaluator
package import Masonry
internal import Vocabulary

// Placeholder views, for views of unknown classes and of other files.
extension AppleLibrary {
    /// The view that stands in for something unknown; nil before anything used it as a view.
    func knownStandIn(for foreign: ForeignValue) -> View? {
        let view = foreign.view ?? (foreign.isMade ? nil : standIns[foreign.name])
        return view?.isRemoved == false ? view : nil
    }

    /// Records the variable or property that holds an object of an unknown class, which names its view.
    func hold(_ value: Value, _ name: String) {
        if case .foreign(let foreign) = value, foreign.isMade || foreign.viewType != nil,
            foreign.view == nil
        {
            foreign.holder = name
        }
    }

    /// An argument that only the caller of a method knows. Its declared type says what it is.
    func unknownArgument(
        _ name: String, _ position: Int, of selector: Name, _ owner: ClassValue, at span: Span
    ) throws(Failure) -> Value {
        let value = Value.foreign(ForeignValue(name))
        let views = owner.parameterViews[selector] ?? []
        guard views.indices.contains(position), let conversion = views[position] else { return value }
        return try converted(value, conversion, at: span)
    }

    /// Notes the class of views that the source gives something unknown.
    func declare(_ value: Value, as type: Name) -> Value {
        if case .foreign(let foreign) = value, foreign.viewType == nil, foreign.view == nil {
            undoLog.set(\.viewType, of: foreign, to: type)
        }
        return value
    }

    /// Notes the class of views that the source gives the elements of a collection.
    func declareElements(of value: Value, as type: Name) -> Value {
        switch value {
        case .foreign(let foreign) where foreign.elementType == nil:
            undoLog.set(\.elementType, of: foreign, to: type)
        case .array(let array): for element in array.elements { _ = declare(element, as: type) }
        default: break
        }
        return value
    }

    /// The view that stands in for something that was used as a view, or of which the source says that it is one; nil for
    /// other things.
    func standInOfKnownKind(for foreign: ForeignValue, at span: Span) throws(Failure) -> View? {
        if let known = knownStandIn(for: foreign) { return known }
        return foreign.viewType == nil ? nil : try standIn(for: .foreign(foreign), at: span)
    }

    /// A new view of the class that the source gives something unknown; a plain one without such a class.
    private func newStandIn(for foreign: ForeignValue, _ sample: String, at span: Span) throws(Failure) -> View {
        guard let type = foreign.viewType.flatMap(self.type), case .view(_, let fixedSize) = nature(of: type),
            case .view(let view) = try send(
                try allocate(type, at: span), runtime.property(selector(.initialize), at: span))
        else {
            let view = try newView(.view, at: span)
            view.setUnknownContent(sampleSize: StandIn.viewSize)
            return view
        }
        switch view.kind {
        case .field:
            try setShownTexts([StandIn.text(sample)], of: view, at: span)
            view.setUnknownContent([.horizontal])
        case .label, .button: try setSample(StandIn.text(sample), of: view, isSample: true, span)
        case .image where fixedSize == nil: view.setUnknownContent(sampleSize: StandIn.imageSize)
        case .view where objects[view] == nil && UIKitClass.contentSize(of: type.name) == nil:
            view.setUnknownContent(sampleSize: StandIn.viewSize)
        case .view, .scroll, .guide, .image: break
        }
        return view
    }

    package func standIn(for value: Value, at span: Span) throws(Failure) -> View? {
        guard accent != .masonry, case .foreign(let foreign) = value else { return nil }
        if let known = knownStandIn(for: foreign) { return known }
        guard canBeView(foreign) else { return nil }
        let word = foreign.name.split(separator: ".").last ?? "view"
        let name = foreign.holder ?? String(word.prefix { $0 != "(" })
        let view = try newStandIn(for: foreign, String(word), at: span)
        ignored.removeAll { $0 == foreign.name }
        view.rename(foreign.holder == nil ? name.prefix(1).lowercased() + name.dropFirst() : name)
        if foreign.isMade {
            undoLog.set(\.view, of: foreign, to: view)
        } else {
            let name = foreign.name
            undoLog.record { [unowned self] in standIns[name] = nil }
            standIns[name] = view
            let unknown = foreign.source
            if unplacedNames.insert(unknown.name).inserted,
                decidedNames.isDisjoint(with: [unknown.name, name])
            {
                let kind = foreign.viewType.map {
                    StandInKind(type: vocabulary.text($0), isOfElements: unknown !== foreign)
                }
                report(.standIn(unknown.name, kind), at: unknown.place?.span ?? span)
            }
        }
        return view
    }

    /// Whether nothing says that something unknown is no view.
    private func canBeView(_ foreign: ForeignValue) -> Bool {
        !foreign.isTypo && !foreign.isConstant && (foreign.base == nil || foreign.viewType != nil)
            && foreign.structure == nil && foreign.text == nil
            && foreign.color == nil && foreign.imageSize == nil && foreign.predicate == nil && foreign.subject == nil
            && (foreign.viewType != nil || !unplacedNames.contains(foreign.name))
            && foreign.name.first?.isLetter == true
            && (foreign.isMade || foreign.viewType != nil || foreign.name.first?.isUppercase == false)
    }

    /// The view that stands in for the unknown receiver of a message about layout: an object of an unknown class, or a view of
    /// an unknown superclass that gets subviews, which fills the view that it belongs to. Nil for others.
    func standIn(for foreign: ForeignValue, receiving message: Message) throws(Failure) -> View? {
        if foreign.isMade { return try standIn(for: .foreign(foreign), at: message.span) }
        guard case .member(.addSubview)? = vocabulary.spelling(message.name),
            let view = try standIn(for: .foreign(foreign), at: message.span)
        else { return nil }
        let parent: View
        if let owner = foreign.owner { parent = owner } else { parent = try ownView(at: message.span) }
        try addUnplaced(view, to: parent, [.top, .left, .bottom, .right], at: message.span)
        return view
    }

    /// The started object's view.
    private func ownView(at span: Span) throws(Failure) -> View {
        switch mainObject {
        case .view(let view)?: return view
        case .object(let object)? where object.isViewController:
            if case .view(let view) = try self.view(of: object, at: span) { return view }
        default: break
        }
        return scene.root
    }
}
