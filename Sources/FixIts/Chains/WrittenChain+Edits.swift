internal import Evaluator
internal import Syntax
internal import Vocabulary
internal import Diagnostics

// How a chain is changed, in words.
extension WrittenChain {
    /// How all that the chain makes is made optional, by another link at its end; nil where none can stand there.
    package func edit(weakeningTo priority: String) -> String? {
        guard relation != nil, !hasPriority else { return nil }
        let link = ".\(Member.priority.rawValue)(\(priority))"
        return isAlone ? "append \(link) on \(lastLine)" : "append \(link) to `\(opening)` on \(lastLine)"
    }

    /// How all that the chain makes is given a constant, by another link at its end; nil where a word of it says one.
    package func edit(movingBy constant: String) -> String? {
        guard let relation, relation + 1 == words.count || !words[(relation + 1)...].contains(where: saysConstant)
        else { return nil }
        let link = ".\(Member.offset.rawValue)(\(constant))"
        return isAlone ? "append \(link) on \(lastLine)" : "append \(link) to `\(opening)` on \(lastLine)"
    }

    /// How all that the chain makes is made so many times as large, by another link at its end.
    package func edit(multiplyingBy factor: String) -> String? {
        guard let relation, relation + 1 == words.count else { return nil }
        let link = ".\(Member.multipliedBy.rawValue)(\(factor))"
        return isAlone ? "append \(link) on \(lastLine)" : "append \(link) to `\(opening)` on \(lastLine)"
    }

    func saysConstant(_ word: Int) -> Bool {
        let text = source.text(in: tokens[word].span)
        return text.lowercased().contains(Member.offset.rawValue) || text.hasPrefix(Member.inset.rawValue)
    }

    /// How the chain goes; nil where its value is used.
    package var editDropping: String? {
        guard isStatement else { return nil }
        return "delete \(name)"
    }

    /// How all that its maker makes would change what is there: the maker of the block that the chain is in, or its own; nil
    /// where it does so, or is none that could.
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

    /// How another number takes the place of one that the chain says once.
    package func edit(replacing old: String, with new: String) -> String? {
        let numbers = (words[0]..<end).filter { tokens[$0].kind == .number }
        guard numbers.count == 1, source.text(in: tokens[numbers[0]].span) == old else { return nil }
        return "on \(place), write \(new) instead of \(old)"
    }

    var hasPriority: Bool {
        words.contains { source.text(in: tokens[$0].span).hasPrefix(Member.priority.rawValue) }
    }
}
