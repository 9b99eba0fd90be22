// What an unknown member should probably be, by its name alone.
extension Vocabulary {
    /// - Parameter isAssigned: whether a value is assigned to it.
    func memberHint(for name: Name, of receiver: Receiver, isAssigned: Bool) -> MemberHint {
        let text = self.text(name)
        let others = Receiver.allCases.filter { spelling(name)?.isMember(of: $0) ?? false }
        if !others.isEmpty { return others.count <= 3 ? .elsewhere(others) : .none }
        if receiver == .view || receiver == .root, ForeignWord.isWithoutLayout(text) {
            let advice: Advice = "it does not affect the layout: remove it"
            return .foreign(ForeignWord(text: text, role: .member, advice: advice))
        }
        if receiver == .view || receiver == .root, let word = ForeignWord.find(text, .memberOfView) {
            return .foreign(word)
        }
        if let word = ForeignWord.setter(text, of: receiver) { return .foreign(word) }
        if let chain = attributes(joinedIn: text, of: receiver) ?? side(ofGuideIn: text, of: receiver) {
            return .nearest(chain)
        }
        if let parts = members(joinedIn: text, of: receiver) { return .nearest(parts) }
        if isAssigned, let nearest = nearestAssignable(to: text, of: receiver) {
            return .nearest(nearest)
        }
        if let nearest = nearestMember(to: text, of: receiver) { return .nearest(nearest) }
        if let word = ForeignWord.member(misspelled: text), fits(word, receiver) { return .foreign(word) }
        if isAssigned, receiver == .view || receiver == .root {
            return .assignable(assignable(of: receiver))
        }
        let own = Spelling.all.filter { $0.spelling.isMember(of: receiver) }.map(\.text)
        return own.count <= 10 && !own.isEmpty ? .few(own) : .none
    }

    /// The most similar member that can be assigned; for `active` it is `isActive`.
    private func nearestAssignable(to text: String, of receiver: Receiver) -> String? {
        let known = assignable(of: receiver)
        let question = "is" + text.prefix(1).uppercased() + text.dropFirst()
        return known.first { $0 == question } ?? NearestName.of(text, among: known)
    }

    private func assignable(of receiver: Receiver) -> [String] {
        Spelling.all.filter { spelling in
            guard case .member(let member) = spelling.spelling, spelling.text == member.rawValue else { return false }
            return spelling.spelling.isMember(of: receiver) && member.isAssignable(of: receiver)
        }.map(\.text)
    }

    /// `left.top` for `leftTop`.
    private func attributes(joinedIn text: String, of receiver: Receiver) -> String? {
        guard receiver == .maker || receiver == .constraint else { return nil }
        let starts = text.indices.dropFirst().filter { text[$0].isUppercase }
        return starts.lazy.compactMap { start in
            let parts = [text[..<start], text[start...]].map { $0.prefix(1).lowercased() + $0.dropFirst() }
            let areAttributes = parts.allSatisfy { part in
                self.spelling(self.names.intern(part)).map {
                    if case .attribute = $0 { true } else { false }
                } ?? false
            }
            return areAttributes ? parts.joined(separator: ".") : nil
        }.first
    }

    /// `left.equalTo` for `leftequalTo`, in which a dot is missing.
    private func members(joinedIn text: String, of receiver: Receiver) -> String? {
        if receiver == .view || receiver == .root {
            let ending = Member.value.rawValue
            guard text.hasSuffix(ending), Attribute(rawValue: String(text.dropLast(ending.count))) != nil else {
                return nil
            }
            return "\(text.dropLast(ending.count)).\(ending)"
        }
        guard receiver == .maker || receiver == .constraint else { return nil }
        return text.indices.dropFirst().lazy.compactMap { start in
            let (first, second) = (String(text[..<start]), String(text[start...]))
            let parts = Spelling.all.filter { $0.text == first || $0.text == second }
            let isFirst = parts.contains {
                $0.text == first && $0.spelling.isMember(of: .maker) && !$0.spelling.isMethod
            }
            let isSecond = parts.contains { $0.text == second && $0.spelling.isMember(of: .constraint) }
            return isFirst && isSecond ? "\(first).\(second)" : nil
        }.first
    }

    /// `safeArea.top` for `safeAreaTop`.
    private func side(ofGuideIn text: String, of receiver: Receiver) -> String? {
        guard receiver == .view || receiver == .root else { return nil }
        return BuiltInGuide.allCases.lazy.map(\.rawValue).compactMap { guide in
            let rest = text.dropFirst(guide.count)
            let side = rest.prefix(1).lowercased() + rest.dropFirst()
            return text.hasPrefix(guide) && Attribute(rawValue: side) != nil ? "\(guide).\(side)" : nil
        }.first
    }

    /// Whether the replacement for a foreign member is a member of the receiver.
    func fits(_ word: ForeignWord, _ receiver: Receiver) -> Bool {
        guard let replacement = word.replacement, !replacement.isEmpty else { return true }
        if replacement.contains("$") { return receiver == .tuple }
        return spelling(names.intern(String(replacement.prefix { $0.isLetter })))?.isMember(of: receiver) ?? false
    }
}
