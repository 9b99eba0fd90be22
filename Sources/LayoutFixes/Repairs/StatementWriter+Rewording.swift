internal import Masonry
internal import Evaluator

// Statements that make constraints anew, as they would be with other words.
extension StatementWriter {
    /// The statement that puts what the constraints would be in their place; nil where a view can't be said.
    func statement(for rewording: Rewording) -> String? {
        let changes = rewording.changes
        if changes.allSatisfy(\.isOfConstant) {
            return changes.map { statement(givingConstant: $0.constant, to: [$0.old.id]) }.joined(separator: "; ")
        }
        var made: [String] = []
        for change in changes {
            guard let chain = chain(for: change), let statement = self.made(by: chain, on: change.first.view) else {
                return nil
            }
            made.append(statement)
        }
        return ([statement(dropping: changes.map(\.old.id))] + made).joined(separator: "; ")
    }

    /// `make.top.equalTo(cover.bottom).offset(12)`
    func chain(for change: Rewording.Change) -> String? {
        chain(
            change.first, change.relation, change.second, multiplier: change.multiplier,
            constant: change.constant, priority: change.old.priority)
    }
}
