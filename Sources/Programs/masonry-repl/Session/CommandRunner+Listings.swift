internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

// Commands that list what is in the scene.
extension SessionCommand {
    static let frames = SessionCommand(
        name: "frames", summary: "list the frames of all views, in the coordinates of their parents",
        example: "view a; make.edges.equalTo(root).inset(16)\n:frames", isReadOnly: true,
        action: .runInLayout { runner, _, layout in
            runner.presenter.show(listing: FrameTable(isASCII: runner.presenter.isASCII).draw(layout))
        })

    static let tree = SessionCommand(
        name: "tree", arguments: "[VIEW]",
        summary: "show the view hierarchy, or that of one view, and which views are ambiguous",
        example: "view card\nview icon, badge in card\n:tree card", completion: .views, isReadOnly: true,
        action: .runInLayout { $0.showTree($1, $2) })

    static let list = SessionCommand(
        name: "list", arguments: "[VIEW|#N]",
        summary: "list constraints as equations and in words: all, those of a view, or one by its number",
        example: "view a; make.edges.equalTo(root)\n:list a\n:list #1", completion: .views, isReadOnly: true,
        action: .runInLayout { $0.list($1, $2) })
}

extension CommandRunner {
    fileprivate func showTree(_ name: String, _ layout: Layout) {
        if !name.isEmpty && !isView(name, layout) { return }
        presenter.show(
            listing: TreeListing(view: name.isEmpty ? nil : name, isASCII: presenter.isASCII).draw(layout))
    }

    /// - Parameter name: a view's name, a constraint's number after `#`, or empty.
    fileprivate func list(_ name: String, _ layout: Layout) {
        if name.hasPrefix("#") {
            var one = layout
            one.constraints.removeAll { "#\($0.id)" != name }
            if one.constraints.isEmpty { return complain(.argument, "there is no active constraint `\(name)`") }
            return presenter.show(listing: ConstraintListing(isASCII: presenter.isASCII).draw(one))
        }
        if !name.isEmpty && !isView(name, layout) { return }
        let view = name.isEmpty ? nil : name
        let listing =
            ConstraintListing(view: view, isASCII: presenter.isASCII).draw(layout)
            + ContentListing(view: view, isASCII: presenter.isASCII).draw(
                session.interpreter.scene.contentSizePreferences())
        presenter.show(listing: listing.isEmpty ? "no constraints\n" : listing)
    }
}
