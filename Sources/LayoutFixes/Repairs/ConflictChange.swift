internal import Masonry
internal import Vocabulary
internal import Evaluator
internal import Diagnostics
internal import FixIts

/// A change to one of a conflict's constraints, or to all that one chain makes.
struct ConflictChange {
    let kind: Kind
    let members: [Conflict.Member]
    /// The chain that makes them, where it is changed as a whole.
    var chain: WrittenChain?

    enum Kind {
        /// Made optional.
        case weaken(to: Double)
        case drop
        /// Given another constant, in points.
        case setConstant(Double, instead: Double)
    }

    /// How much of the constraints is lost.
    var severity: Int {
        switch kind {
        case .weaken: 0
        case .setConstant: 1
        case .drop: 2
        }
    }

    var isDrop: Bool { if case .drop = kind { true } else { false } }

    /// ``lower the priority of the `left` of line 6 to high``, `remove line 26`; in a session, where nobody counts lines,
    /// ``remove `make.size.equalTo(20)` ``
    func title(_ names: ConstraintNames) -> String {
        let what = chain.map { $0.source.isInput ? "`\($0.quotation)`" : $0.name } ?? names.attributes(of: members)
        let verb = chain.map { !$0.source.isInput } ?? false ? "delete" : "remove"
        return switch kind {
        case .weaken(let priority):
            "lower the priority of \(what) to \(LayoutPriority.name(of: priority) ?? priority.spelled)"
        case .drop: "\(verb) \(what)"
        case .setConstant(let constant, let old):
            "use \(constant.spelled(decimals: 4)) instead of \(old.spelled(decimals: 4)) \(ConstraintNames.at(what))"
        }
    }

    /// The statement that makes the change; nil where it can't be made.
    func statement(by writer: StatementWriter) -> String? {
        let ids = members.compactMap(\.id)
        guard ids.count == members.count, !ids.isEmpty else {
            guard case .weaken(let priority) = kind, let member = members.first else { return nil }
            return writer.statement(giving: priority, to: member)
        }
        return switch kind {
        case .weaken(let priority): writer.statement(weakening: ids, to: priority)
        case .drop: writer.statement(dropping: ids)
        case .setConstant(let constant, _): writer.statement(givingConstant: constant, to: ids)
        }
    }

    /// The same change to the chain, where it makes nothing else.
    func edit(of chain: WrittenChain, by writer: StatementWriter) -> String? {
        switch kind {
        case .weaken(let priority): chain.edit(weakeningTo: writer.spelled(priority: priority))
        case .drop: chain.editDropping
        case .setConstant(let constant, let old):
            chain.edit(replacing: old.exactlySpelled, with: constant.exactlySpelled)
                ?? (old == 0 ? chain.edit(movingBy: constant.exactlySpelled) : nil)
        }
    }

    /// The same change to one attribute of a chain that makes others as well.
    ///
    /// - Parameters:
    ///   - word: the place of the word that says the attribute.
    ///   - others: what else the word says.
    func edit(
        of attribute: Attribute, _ word: Origin, others: [Attribute], in chain: WrittenChain, by writer: StatementWriter
    ) -> String? {
        switch kind {
        case .weaken(let priority):
            chain.edit(weakening: attribute, of: word, others: others, to: writer.spelled(priority: priority))
        case .drop: chain.edit(dropping: [(word, others)])
        case .setConstant: nil
        }
    }
}
