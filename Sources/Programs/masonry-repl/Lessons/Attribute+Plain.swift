internal import Masonry
internal import MasonryLanguage

extension Attribute {
    /// The edge, center or size without margins, baselines and reading direction.
    func plain(in direction: LayoutDirection) -> Attribute {
        let fixed = resolved(in: direction)
        return switch fixed.part {
        case .low, .firstBaseline, .lastBaseline: axis.start
        case .center: axis == .horizontal ? .centerX : .centerY
        case .high: axis == .horizontal ? .right : .bottom
        case .length: axis.size
        }
    }
}

extension Axis {
    var start: Attribute { self == .horizontal ? .left : .top }
    var size: Attribute { self == .horizontal ? .width : .height }
}

extension Rect {
    /// An edge, a center or a size, without reading direction.
    subscript(_ attribute: Attribute) -> Double {
        let (start, length) = attribute.axis == .horizontal ? (x, width) : (y, height)
        return switch attribute.part {
        case .low, .firstBaseline, .lastBaseline: start
        case .center: start + length / 2
        case .high: start + length
        case .length: length
        }
    }
}
