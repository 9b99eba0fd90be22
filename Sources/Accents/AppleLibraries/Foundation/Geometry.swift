internal import Masonry
internal import Vocabulary
internal import Evaluator

// Members of Swift's geometry structures other than their numbers.
extension AppleLibrary {
    func sendSwift(_ tuple: Tuple, _ message: Message) throws(Failure) -> Value? {
        let word = vocabulary.text(message.name)
        if word == "equalTo", message.arguments.count == 1, case .tuple(let other) = try message.arguments[0] {
            return .boolean(tuple.isEqual(to: other.tuple, within: 0) == true)
        }
        guard tuple.shape == .rect, let rect = tuple.rect else { return nil }
        if message.arguments.isEmpty { return rect.value(named: word) }
        let arguments = message.arguments
        switch (word, try message.arguments[0]) {
        case ("insetBy", _):
            return .tuple(Tuple(rect.inset(by: try arguments.number(0), try arguments.number(1))))
        case ("offsetBy", _):
            return .tuple(Tuple(rect.offset(by: try arguments.number(0), try arguments.number(1))))
        case ("inset", _): return .tuple(Tuple(rect.inset(by: try arguments.insets(0))))
        case ("contains", .tuple(let other)):
            if let point = other.tuple.point { return .boolean(rect.contains(point)) }
            return other.tuple.rect.map { .boolean(rect.union($0) == rect) }
        case ("union", .tuple(let other)): return other.tuple.rect.map { .tuple(Tuple(rect.union($0))) }
        case ("intersects", .tuple(let other)): return other.tuple.rect.map { .boolean(rect.intersects($0)) }
        default: return nil
        }
    }
}

extension Rect {
    /// The names of its positions in UIKit.
    static let edges = ["minX", "midX", "maxX", "minY", "midY", "maxY"]

    var midX: Double { x + width / 2 }
    var maxX: Double { x + width }
    var midY: Double { y + height / 2 }
    var maxY: Double { y + height }
    var isEmpty: Bool { width <= 0 || height <= 0 }

    /// The same area with a width and a height that aren't negative, as views have it.
    var standardized: Rect {
        Rect(x: min(x, maxX), y: min(y, maxY), width: abs(width), height: abs(height))
    }
    var center: Point { Point(x: midX, y: midY) }

    func inset(by dx: Double, _ dy: Double) -> Rect {
        Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }

    func offset(by dx: Double, _ dy: Double) -> Rect {
        Rect(x: x + dx, y: y + dy, width: width, height: height)
    }

    fileprivate func contains(_ point: Point) -> Bool {
        (x..<max(x, maxX)).contains(point.x) && (y..<max(y, maxY)).contains(point.y)
    }

    fileprivate func intersects(_ other: Rect) -> Bool {
        max(x, other.x) < min(maxX, other.maxX) && max(y, other.y) < min(maxY, other.maxY)
    }

    /// The smallest rectangle that contains both.
    func union(_ other: Rect) -> Rect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    fileprivate func value(named name: String) -> Value? {
        switch name {
        case "minX": .number(x)
        case "midX": .number(midX)
        case "maxX": .number(maxX)
        case "minY": .number(y)
        case "midY": .number(midY)
        case "maxY": .number(maxY)
        case "isEmpty": .boolean(isEmpty)
        case "integral":
            .tuple(
                Tuple(
                    Rect(
                        x: x.rounded(.down), y: y.rounded(.down), width: maxX.rounded(.up) - x.rounded(.down),
                        height: maxY.rounded(.up) - y.rounded(.down))))
        default: nil
        }
    }
}
