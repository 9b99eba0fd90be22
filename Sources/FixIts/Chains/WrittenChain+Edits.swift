internal import Evaluator
internal import Syntax
internal import Vocabulary
internal import Diagnostics

// How to change a chain, in words.
extension WrittenChain {
    /// How to make the constraints of the chain optional with another link at its end; nil if it has a priority.
    package func edit(weakeningTo priority: String) -> String? {
        guard relation != nil, !hasPriority else { return nil }
        return editAppending("\(Member.priority.rawValue)(\(priority))")
    }

    /// How to give the constraints of the chain a constant with another link at its end; nil if a link sets it already.
    package func edit(movingBy constant: String) -> String? {
        guard let relation, relation + 1 == words.count || !words[(relation + 1)...].contains(where: saysConstant)
        else { return nil }
        return editAppending("\(Member.offset.rawValue)(\(constant))")
    }

    /// How to multiply the constraints of the chain with another link at its end; nil if its relation has other links.
    package func edit(multiplyingBy factor: String) -> String? {
        guard let relation, relation + 1 == words.count else { return nil }
        return editAppending("\(Member.multipliedBy.rawValue)(\(factor))")
    }

    private func editAppending(_ link: String) -> String {
        isAlone ? "append .\(link) on \(lastLine)" : "append .\(link) to `\(opening)` on \(lastLine)"
    }

    func saysConstant(_ word: Int) -> Bool {
        let text = source.text(in: tokens[word].span)
        return text.lowercased().contains(Member.offset.rawValue) || text.hasPrefix(Member.inset.rawValue)
    }

    /// How to remove the chain; nil if its value is used.
    package var editDropping: String? {
        guard isStatement else { return nil }
        return "delete \(name)"
    }

    /// How to update constraints instead of making new ones, in the block of the chain or in the chain itself; nil if it
    /// updates or remakes them already.
    package var editUpdating: String? {
        if let maker = blockMaker {
            let word = source.text(in: tokens[maker].span)
            guard word.hasSuffix(Member.makeConstraints.rawValue), !word.hasSuffix(Member.remakeConstraints.rawValue)
            else { return nil }
            let new =
                word.dropLast(Member.makeConstraints.rawValue.count) + Member.updateConstraints.rawValue
            return "on \(line(of: tokens[maker].span.lower)), write `\(new)` instead of `\(word)`"
        }
        guard source.text(in: tokens[words[0]].span) == Builtin.make.rawValue else { return nil }
        return "on \(place), write `\(Builtin.update.rawValue)` instead of `\(Builtin.make.rawValue)`"
    }

    /// How to replace a number of the chain; nil if it is not the chain's only number.
    package func edit(replacing old: String, with new: String) -> String? {
        let numbers = (words[0]..<end).filter { tokens[$0].kind == .number }
        guard numbers.count == 1, source.text(in: tokens[numbers[0]].span) == old else { return nil }
        return "on \(place), write \(new) instead of \(old)"
    }

    var hasPriority: Bool {
        words.contains { source.text(in: tokens[$0].span).hasPrefix(Member.priority.rawValue) }
    }
}
