/// A row of views in UIKit's visual format language: `H:|-8-[a(100)]-(>=8@750)-[b]-|`.
///
/// Apple's grammar, and what descriptions of constraints add to it: views by class and address, and `NSSpace(8)`.
package struct VisualFormat: Hashable, Sendable {
    package let axis: Axis
    package let elements: [Element]
    /// What is between each element and the next; empty where they touch.
    package let gaps: [[Predicate]]

    /// UIKit's standard distance, in points.
    package static let standardDistance = 8.0

    /// A view and its length, or the superview.
    package struct Element: Hashable, Sendable {
        package let item: Item
        package let lengths: [Predicate]
    }

    package enum Item: Hashable, Sendable {
        case superview
        /// As it is written: a name, or `UILabel:0x7f8000000010`.
        case view(String)
    }

    /// `>=8@750`
    package struct Predicate: Hashable, Sendable {
        package var relation = Relation.equal
        package var amount: Amount
        package var priority: Amount?
    }

    package enum Amount: Hashable, Sendable {
        case number(Double)
        /// A metric, or a view whose length is meant.
        case name(String)
        /// The standard distance, which `-` alone means.
        case standard
    }

    /// The whole text as a format; nil if it is none.
    package init?(_ text: String) {
        var cursor = ByteCursor(text)
        guard let format = Self.read(&cursor), cursor.isAtEnd else { return nil }
        self = format
    }

    init(axis: Axis, elements: [Element], gaps: [[Predicate]]) {
        (self.axis, self.elements, self.gaps) = (axis, elements, gaps)
    }

    /// Whether the start of a text looks like this language.
    package static func isStart(of text: Substring) -> Bool {
        let rows = text.hasPrefix("H:") || text.hasPrefix("V:") ? text.dropFirst(2) : text
        return ["|-", "|["].contains { rows.hasPrefix($0) } || rows.startIndex > text.startIndex && rows.hasPrefix("[")
    }
}

extension VisualFormat {
    /// `first relation second ± amount`, as one part of a format means it.
    package struct Equation: Hashable, Sendable {
        package let first: Item
        package let attribute: Attribute
        package let relation: Relation
        package let second: Item?
        /// That of the second item.
        package let other: Attribute
        package let amount: Amount
        /// Whether the amount is subtracted.
        package let isNegative: Bool
        package let priority: Amount?
    }

    /// The constraints that the format makes, in its order.
    ///
    /// - Parameter isLeftToRight: whether it is of left and right edges, instead of leading and trailing ones.
    package func equations(isLeftToRight: Bool = false) -> [Equation] {
        let (near, far): (Attribute, Attribute) =
            axis == .vertical ? (.top, .bottom) : isLeftToRight ? (.left, .right) : (.leading, .trailing)
        var equations: [Equation] = []
        for (index, element) in elements.enumerated() {
            if index > 0 {
                let before = elements[index - 1]
                let touching = [Predicate(amount: .number(0))]
                for gap in gaps[index - 1].isEmpty ? touching : gaps[index - 1] {
                    if element.item == .superview {
                        equations.append(
                            Equation(
                                first: before.item, attribute: far, relation: gap.relation.mirrored,
                                second: element.item,
                                other: far, amount: gap.amount, isNegative: true, priority: gap.priority))
                    } else {
                        equations.append(
                            Equation(
                                first: element.item, attribute: near, relation: gap.relation, second: before.item,
                                other: before.item == .superview ? near : far, amount: gap.amount, isNegative: false,
                                priority: gap.priority))
                    }
                }
            }
            let length: Attribute = axis == .vertical ? .height : .width
            equations += element.lengths.map {
                Equation(
                    first: element.item, attribute: length, relation: $0.relation, second: nil, other: length,
                    amount: $0.amount, isNegative: false, priority: $0.priority)
            }
        }
        return equations
    }
}

extension Relation {
    /// The relation with its sides exchanged.
    package var mirrored: Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
