internal import Masonry

extension RepairTrials {
    /// A view that lies beside another in that, with all that is said of it said again; nil where others are tied to it from
    /// outside of it, or it holds others to those.
    func candidate(nesting view: View, in parent: View) -> RepairCandidate? {
        let (scene, writer) = (interpreter.scene, interpreter.writer)
        guard view.superview === parent.superview, let name = writer.expression(for: view),
            let place = writer.expression(for: parent)
        else { return nil }
        var (chains, ids): ([String], [Int]) = ([], [])
        for constraint in scene.activeConstraints {
            let (first, second) = (constraint.first.view, constraint.second?.view)
            let crosses = [first, second].compactMap(\.self).filter { $0.isDescendant(of: view) }.count == 1
            if first === view {
                guard
                    let chain = writer.chain(
                        constraint.first, constraint.relation, constraint.second, multiplier: constraint.multiplier,
                        constant: constraint.constant, priority: constraint.priority)
                else { return nil }
                chains.append(chain)
                ids.append(constraint.id)
            } else if crosses, second != nil {
                return nil
            }
        }
        guard !ids.isEmpty else { return nil }
        // Without a name it is called by its place there.
        let inside =
            writer.namedViews(view.name) === view
            ? name : "\(place).\(Member.subviews.rawValue)[\(parent.subviews.count)]"
        let siblings = view.superview?.subviews ?? []
        guard inside == name || siblings.firstIndex(of: parent) ?? 0 < siblings.firstIndex(of: view) ?? 0 else {
            return nil
        }
        let made = chains.joined(separator: "; ")
        return RepairCandidate(
            title: "put \(view.name) into \(parent.name), which then scrolls it",
            statement: "\(writer.statement(dropping: ids)); \(place).\(Member.addSubview.rawValue)(\(name)); "
                + "\(inside).\(Member.makeConstraints.rawValue) { \(Builtin.make.rawValue) in \(made) }",
            code: declaration(of: view, in: parent))
    }

    /// How the line that declares the view would; nil where it declares others as well.
    private func declaration(of view: View, in parent: View) -> String? {
        guard interpreter.accent == .masonry, let origin = view.origin, let source = origin.sourceText,
            !source.isInput
        else { return nil }
        let line = source.text(in: source.range(ofLine: source.line(at: origin.range.lowerBound)))
        guard let first = line.firstIndex(where: { !$0.isWhitespace }),
            let last = line.lastIndex(where: { !$0.isWhitespace })
        else { return nil }
        let statement = line[first...last]
        guard !statement.contains(where: { ",;{}/".contains($0) }), !statement.contains(" in ") else { return nil }
        return "on line \(origin.line), write \(statement) in \(parent.name)"
    }
}
