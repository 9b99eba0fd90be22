internal import Evaluator
internal import Masonry
internal import Vocabulary
internal import Diagnostics
internal import Scripts

extension RepairTrials {
    /// A view that lies beside another in that, with all that is said of it said again; nil where others are tied to it from
    /// outside of it, or it holds others to those.
    func candidate(nesting view: View, in parent: View) -> RepairCandidate? {
        guard view.superview === parent.superview, let statement = statement(moving: view, to: parent) else {
            return nil
        }
        return RepairCandidate(
            title: "put `\(view.name)` into `\(parent.name)`, which then scrolls it", statement: statement,
            code: declaration(of: view, in: parent))
    }

    /// A view that lies in another beside that, with all that is said of it said again; nil as for nesting.
    func candidate(lifting view: View) -> RepairCandidate? {
        guard let outer = view.superview?.superview, let statement = statement(moving: view, to: outer) else {
            return nil
        }
        return RepairCandidate(
            title: "put `\(view.name)` into `\(outer.name)`", statement: statement,
            code: declaration(of: view, in: outer))
    }

    private func statement(moving view: View, to parent: View) -> String? {
        let (scene, writer) = (interpreter.scene, interpreter.writer)
        guard let name = writer.expression(for: view), let place = writer.expression(for: parent) else { return nil }
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
        return "\(writer.statement(dropping: ids)); \(place).\(Member.addSubview.rawValue)(\(name)); "
            + "\(inside).\(Member.makeConstraints.rawValue) { \(Builtin.make.rawValue) in \(made) }"
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
        var statement = line[first...last]
        if let own = view.superview, !own.isRoot {
            let place = " \(ReservedWord.in.rawValue) \(own.name)"
            guard statement.hasSuffix(place) else { return nil }
            statement = statement.dropLast(place.count)
        }
        // But for what stands in quotes.
        let words = statement.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "\"")
        guard !words.contains(where: { ",;{}/\\".contains($0) }),
            !words.contains(" \(ReservedWord.in.rawValue) ")
        else { return nil }
        return "on line \(origin.line), write \(statement) in \(parent.name)"
    }
}
