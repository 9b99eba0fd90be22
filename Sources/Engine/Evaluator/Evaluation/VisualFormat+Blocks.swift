internal import LayoutTerms
internal import Vocabulary

extension VisualFormat {
    /// The equivalent statements, with a block for each view; nil if the format uses more than views, their lengths and
    /// numeric spacings, all of them required.
    package var blocks: String? {
        var rows: [(view: String, chains: [String])] = []
        for equation in equations(isLeftToRight: true) {
            guard case .view(let view) = equation.first, equation.relation == .equal, equation.priority == nil else {
                return nil
            }
            var (target, offset) = ("", 0.0)
            switch (equation.amount, equation.second) {
            case (.name(let name), nil): target = name
            case (.number(let number), nil): target = number.spelled
            case (.name, _), (.standard, nil): return nil
            case (let amount, let second?):
                if case .number(let number) = amount { offset = number } else { offset = VisualFormat.standardDistance }
                if equation.isNegative { offset = -offset }
                target = second.name + (second == .superview ? "" : ".\(equation.other.rawValue)")
            }
            let chain =
                "\(Builtin.make.rawValue).\(equation.attribute.rawValue).\(Member.equalTo.rawValue)(\(target))"
                + (offset == 0 ? "" : ".\(Member.offset.rawValue)(\(offset.spelled))")
            if let row = rows.firstIndex(where: { $0.view == view }) {
                rows[row].chains.append(chain)
            } else {
                rows.append((view, [chain]))
            }
        }
        if rows.isEmpty { return nil }
        return rows.map { row in
            "\(row.view).\(Member.makeConstraints.rawValue) { \(Builtin.make.rawValue) in "
                + row.chains.joined(separator: "; ") + " }"
        }.joined(separator: "; ")
    }
}

extension VisualFormat.Item {
    fileprivate var name: String { if case .view(let name) = self { name } else { Builtin.superview.rawValue } }
}
