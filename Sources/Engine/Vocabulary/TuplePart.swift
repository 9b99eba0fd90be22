package import LayoutTerms

/// One of the numbers of a tuple, by name.
package enum TuplePart: CaseIterable {
    case x, y, width, height, top, left, bottom, right

    package init?(_ attribute: Attribute) {
        switch attribute {
        case .width: self = .width
        case .height: self = .height
        case .top: self = .top
        case .left: self = .left
        case .bottom: self = .bottom
        case .right: self = .right
        default: return nil
        }
    }

    package init?(_ spelling: Spelling) {
        switch spelling {
        case .attribute(let attribute): self.init(attribute)
        case .member(.x): self = .x
        case .member(.y): self = .y
        default: return nil
        }
    }

    /// Whether a text is the name of a part.
    package static func isName(_ text: String) -> Bool { allCases.contains { $0.name == text } }

    /// The name of the part.
    package var name: String {
        switch self {
        case .x: Member.x.rawValue
        case .y: Member.y.rawValue
        case .width: Attribute.width.rawValue
        case .height: Attribute.height.rawValue
        case .top: Attribute.top.rawValue
        case .left: Attribute.left.rawValue
        case .bottom: Attribute.bottom.rawValue
        case .right: Attribute.right.rawValue
        }
    }

    /// The position of the part in a tuple of this shape.
    package func position(in shape: TupleShape) -> Int? {
        let shapes: [TupleShape] =
            switch shape {
            case .pair: [.point, .size]
            case .four: [.rect, .insets]
            default: [shape]
            }
        return shapes.lazy.compactMap { $0.parts.firstIndex(of: self) }.first
    }
}
