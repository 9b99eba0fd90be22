/// The link that set a constant.
package enum ConstantSource: String, Hashable, Sendable {
    case offset, insets, sizeOffset, centerOffset
}

extension Attribute {
    /// Whether a constant set this way affects a constraint on the attribute.
    func takes(_ source: ConstantSource) -> Bool {
        switch source {
        case .offset: true
        case .insets: constant(for: EdgeInsets(0)) != nil
        case .sizeOffset: isSize
        case .centerOffset: isCenter
        }
    }
}
