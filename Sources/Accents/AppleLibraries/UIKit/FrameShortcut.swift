internal import Diagnostics
internal import Evaluator
internal import Masonry
internal import Syntax
internal import Vocabulary

/// A number or structure of a view's frame, as categories in many projects offer it: `view.bottom`, `mj_w`, `sd_size`.
enum FrameShortcut: String, CaseIterable {
    case x, y, width, height, left, top, right, bottom, centerX, centerY, origin, size

    /// - Parameter name: with or without a prefix of a few letters and `_`.
    init?(_ name: String) {
        let parts = name.split(separator: "_", maxSplits: 1)
        let isPrefixed =
            parts.count == 2 && (2...5).contains(parts[0].count) && parts[0].allSatisfy(\.isLowercase)
            && !["mas", "snp"].contains(parts[0])
        let word = isPrefixed ? String(parts[1]) : name
        switch word {
        case "w": self = .width
        case "h": self = .height
        case "minX": self = .left
        case "minY": self = .top
        case "maxX": self = .right
        case "maxY": self = .bottom
        default:
            guard let known = Self(rawValue: word) else { return nil }
            self = known
        }
    }

    func value(of frame: Rect) -> Value {
        switch self {
        case .x, .left: .number(frame.x)
        case .y, .top: .number(frame.y)
        case .width: .number(frame.width)
        case .height: .number(frame.height)
        case .right: .number(frame.maxX)
        case .bottom: .number(frame.maxY)
        case .centerX: .number(frame.midX)
        case .centerY: .number(frame.midY)
        case .origin: .tuple(Tuple(Point(x: frame.x, y: frame.y)))
        case .size: .tuple(Tuple(Size(width: frame.width, height: frame.height)))
        }
    }

    /// The parts of a frame with another value for the shortcut; nil for a value of another kind. Its number may be unknown.
    func parts(of frame: Rect, setTo value: Value) -> [Value]? {
        var parts = [frame.x, frame.y, frame.width, frame.height].map { Value.number($0) }
        let moved = { (distance: Double) -> Value in
            guard case .number(let number) = value else { return value }
            return .number(number - distance)
        }
        switch self {
        case .origin, .size:
            guard let pair = value.structure?.parts, pair.count == 2 else { return nil }
            parts.replaceSubrange(self == .origin ? 0..<2 : 2..<4, with: pair)
        case .x, .left: parts[0] = value
        case .y, .top: parts[1] = value
        case .width: parts[2] = value
        case .height: parts[3] = value
        case .right: parts[0] = moved(frame.width)
        case .bottom: parts[1] = moved(frame.height)
        case .centerX: parts[0] = moved(frame.width / 2)
        case .centerY: parts[1] = moved(frame.height / 2)
        }
        return parts
    }
}

extension AppleLibrary {
    /// The value of a frame shortcut that no source declares; nil for other names.
    func frameShortcut(_ name: String, of view: View, at span: Span) throws(Failure) -> Value? {
        guard let shortcut = FrameShortcut(name) else { return nil }
        if let frame = try unknownFrame(of: view, at: span), let structure = frame.structure {
            switch shortcut {
            case .origin: return .structure(.point, Array(structure.parts[..<2]))
            case .size: return .structure(.size, Array(structure.parts[2...]))
            default:
                guard case .number(let number) = shortcut.value(of: view.frame) else { return nil }
                return .foreign(ForeignValue.reported("\(view.name).\(name)", standIn: number))
            }
        }
        return shortcut.value(of: view.frame)
    }

    /// Sets a frame by a shortcut; false for other names.
    func setFrameShortcut(_ name: String, of view: View, to value: Value, _ span: Span) throws(Failure) -> Bool {
        let number =
            if case .attribute(let side) = value { frameNumber(of: side.attribute, at: span) } else { nil as Double? }
        guard let shortcut = FrameShortcut(name), !view.isRoot,
            let parts = shortcut.parts(of: view.givenFrame ?? .zero, setTo: number.map { .number($0) } ?? value)
        else { return false }
        let frame = Value.structure(.rect, parts)
        if frame.unknownNumber != nil { return try setUnknownFrame(frame, of: view, span) }
        try runtime.set(.frame, of: .view(view), to: frame, span)
        return true
    }

    /// The number of a view's frame that `card.width` means where it is not related to anything; nil for `card.mas_width`.
    func frameNumber(of attribute: ViewAttribute, at span: Span) -> Double? {
        let words = tokens.inside(span).filter(\.isWord).map { vocabulary.text($0.name) }
        let isAttribute = words.contains { $0 == "snp" || $0.hasPrefix("mas_") || $0.hasSuffix("Anchor") }
        guard attribute.guide == nil, !isAttribute,
            let shortcut = FrameShortcut(attribute.attribute.rawValue),
            case .number(let number) = shortcut.value(of: attribute.view.frame)
        else { return nil }
        return number
    }
}
