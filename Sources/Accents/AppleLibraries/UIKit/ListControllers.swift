internal import Diagnostics
internal import Evaluator
internal import Masonry
internal import Vocabulary

// Controllers that come with a table or a collection.
extension AppleLibrary {
    private static let (table, collection) = ("TableView", "CollectionView")

    /// Gives a table's controller its `tableView`, which is its view, and a collection's its `collectionView`, which fills its
    /// view.
    func makeList(of controller: ObjectValue, at span: Span) throws(Failure) {
        let top = controller.type.top.name
        guard let view = controller.view,
            let list = [Self.table, Self.collection].first(where: { top.hasSuffix($0 + "Controller") })
        else { return }
        let name = vocabulary.names.intern(list.prefix(1).lowercased() + list.dropFirst())
        guard controller.storage[name] == nil, controller.type.method(name) == nil else { return }
        if list == Self.table { return store(.view(view), in: name, of: controller) }
        guard let type = type(named: vocabulary.names.intern("UI" + list)),
            case .view(let made) = try allocate(type, at: span)
        else { return }
        store(.view(made), in: name, of: controller)
        let size = view.isRoot ? scene.size : Size(width: view.frame.width, height: view.frame.height)
        try runtime.modeled(span) { () throws(ConstraintError) in
            try view.addSubview(made)
            try made.setFrame(Rect(x: 0, y: 0, width: size.width, height: size.height))
        }
    }
}
