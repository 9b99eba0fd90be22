internal import Masonry
internal import Diagnostics
internal import Vocabulary

// Attributes after a relation, as text.
extension SourceText {
    /// The edit that splits a chain such as `make.center.equalTo(root).width.equalTo(50)` before the attributes of its
    /// second relation; nil if the relation, whose span is `name`, is not a second one.
    func chain(ofLateAttributesBefore name: Span) -> (span: Span, text: String)? {
        let line = range(ofLine: line(at: name.lower))
        let before = text(in: line.lowerBound..<max(line.lowerBound, name.lower))
        guard accent == .masonry, let relation = before.lastIndex(of: ")"),
            let word = Builtin.allCases.filter(\.isChainWord).compactMap({ before.ranges(of: "\($0.rawValue).").last })
                .max(by: { $0.lowerBound < $1.lowerBound })
        else { return nil }
        let late = before[before.index(after: relation)...]
        let names = late.split(separator: ".")
        guard late.first == ".", late.last == ".", !names.isEmpty,
            names.allSatisfy({ Attribute(rawValue: String($0)) != nil || Member(rawValue: String($0))?.parts != nil })
        else { return nil }
        return (Span(name.lower - late.utf8.count, name.lower), "; \(before[word])\(late.dropFirst())")
    }
}
