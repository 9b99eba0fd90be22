internal import Diagnostics

extension CodeSample {
    /// The sample that the language writes like this; nil if there is none.
    package init?(_ text: String) {
        let language = AccentSpelling(accent: .masonry)
        if let sample = [CodeSample.loop, .distribution].first(where: { $0.text(in: language) == text }) {
            self = sample
        } else if let member = Member(rawValue: text) {
            self = .call(member)
        } else if let block = text.wholeMatch(of: #/(\w+)\.(\w+) \{ make in … \}/#),
            let method = Member(rawValue: String(block.2))
        {
            self = .block(method, of: String(block.1))
        } else if let chain = text.wholeMatch(of: #/((?:\w+\.)*)(\w+)\((\w+)\)(.*)/#),
            let relation = Member(rawValue: String(chain.2)), let target = Target(String(chain.3))
        {
            self = .chain(String(chain.1.dropLast()), relation, to: target, then: String(chain.4))
        } else {
            return nil
        }
    }
}

extension CodeSample.Target {
    fileprivate init?(_ text: String) {
        let sides = text.split(separator: "x").compactMap { Int($0) }
        switch text {
        case Builtin.root.rawValue: self = .root
        case Member.superview.rawValue: self = .superview
        default:
            guard sides.count == 2 else { return nil }
            self = .size(sides[0], sides[1])
        }
    }
}
