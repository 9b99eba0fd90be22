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
        if case .foreign(let foreign) = value, foreign.isMade, foreign.view == nil { foreign.holder = name }
    }

    package func standIn(for value: Value, at span: Span) throws(Failure) -> View? {
        guard accent != .masonry, case .foreign(let foreign) = value else { return nil }
        if let known = knownStandIn(for: foreign) { return known }
        guard canBeView(foreign) else { return nil }
        let view = try newView(.view, at: span)
        let word = foreign.name.split(separator: ".").last ?? "view"
        let name = foreign.holder ?? String(word.prefix { $0 != "(" })
        view.rename(foreign.holder == nil ? name.prefix(1).lowercased() + name.dropFirst() : name)
        view.setUnknownContent(sampleSize: StandIn.viewSize)
        if foreign.isMade {
            undoLog.set(\.view, of: foreign, to: view)
        } else {
            let name = foreign.name
            undoLog.record { [unowned self] in standIns[name] = nil }
            standIns[name] = view
            if unplacedNames.insert(name).inserted { report(.standIn(name), at: foreign.place?.span ?? span) }
        }
        return view
    }

    /// Whether nothing says that something unknown is no view.
    private func canBeView(_ foreign: ForeignValue) -> Bool {
        !foreign.isTypo && !foreign.isConstant && foreign.base == nil && foreign.structure == nil && foreign.text == nil
            && foreign.color == nil && foreign.imageSize == nil && foreign.predicate == nil && foreign.subject == nil
            && !unplacedNames.contains(foreign.name) && foreign.name.first?.isLetter == true
            && (foreign.isMade || foreign.name.first?.isUppercase == false)
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
