internal import LayoutFindings
internal import Masonry
internal import MasonryLanguage

/// The screens that were asked for: `320..430`, `320x480,768x1024`, `"iPhone SE".."iPad"`.
struct ScreenChoice {
    /// Those of all parts; each varies in at most one dimension.
    private let sides: [ScreenBox.Side]

    /// Why a text names no screens.
    enum Problem: Error {
        case unknown(String, nearest: String?)
        case empty

        /// What is wrong, and what to write instead.
        ///
        /// - Parameter name: the option or the key that has the text.
        func words(after name: String, example: String) -> (message: String, help: String) {
            switch self {
            case .unknown(let screen, let nearest):
                (
                    "\(name) has no screen `\(screen)`",
                    nearest.map { "did you mean `\($0)`?" } ?? "write \(example), or the name of a device"
                )
            case .empty: ("\(name) needs screens", "write \(example)")
            }
        }
    }

    /// The end of a range, or a single screen.
    private enum End {
        case width(Double)
        case size(Size)
        case device(Device)

        init(_ text: String) throws(Problem) {
            let name = text.trimmingBlanks.trimmingQuotes
            if let device = Device.named(name) {
                self = .device(device)
                return
            }
            let sides = name.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
            let isValid = sides.allSatisfy { $0.map { $0 >= 0 && $0.isFinite } ?? false }
            switch sides.count {
            case 1 where isValid: self = .width(sides[0] ?? 0)
            case 2 where isValid: self = .size(Size(width: sides[0] ?? 0, height: sides[1] ?? 0))
            default: throw .unknown(name, nearest: NearestName.of(name, among: Device.all.map(\.name)))
            }
        }

        var size: Size? {
            switch self {
            case .width: nil
            case .size(let size): size
            case .device(let device): device.size
            }
        }

        var device: Device? { if case .device(let device) = self { device } else { nil } }

        var width: Double {
            switch self {
            case .width(let width): width
            case .size(let size): size.width
            case .device(let device): device.size.width
            }
        }
    }

    /// A single screen: a device, or a size, with the safe area of a device of that size.
    static func screen(_ text: String) throws(Problem) -> (size: Size, safeArea: EdgeInsets) {
        let end = try End(text)
        guard let size = end.size else { throw .unknown(text, nearest: nil) }
        let device = end.device ?? Device.all.first { $0.size == size }
        return (size, device?.safeArea ?? EdgeInsets(0))
    }

    init(_ text: String) throws(Problem) {
        var sides: [ScreenBox.Side] = []
        for part in text.split(separator: ",") { sides += try Self.sides(String(part)) }
        if sides.isEmpty { throw .empty }
        self.sides = sides
    }

    private static func sides(_ text: String) throws(Problem) -> [ScreenBox.Side] {
        let dots = ["...", "..", "\u{2026}"].lazy.compactMap { text.firstRange(of: $0) }.first
        guard let dots else {
            switch try End(text) {
            case .width(let width): return [.width(width...width)]
            case .size(let size): return [.sizes(size, size)]
            case .device(let device): return [.device(device.size, device.safeArea, next: nil)]
            }
        }
        let (one, other) = (try End(String(text[..<dots.lowerBound])), try End(String(text[dots.upperBound...])))
        let (first, last) = one.width <= other.width ? (one, other) : (other, one)
        // A height given only once applies to both.
        let height = first.size?.height ?? last.size?.height
        guard let height else { return [.width(first.width...last.width)] }
        let lower = first.size ?? Size(width: first.width, height: height)
        let upper = last.size ?? Size(width: last.width, height: height)
        let isOrdered = lower.width < upper.width || lower.height <= upper.height
        let (start, end) = isOrdered ? (lower, upper) : (upper, lower)
        guard let device = first.device ?? last.device else { return [.sizes(start, end)] }
        if first.size == nil || last.size == nil {
            return [.device(start, device.safeArea, next: end), .device(end, device.safeArea, next: nil)]
        }
        return sides(from: start, to: end)
    }

    /// The current devices from one size to another, and the sizes between each and the next one, with the safe area of the smaller.
    private static func sides(from start: Size, to end: Size) -> [ScreenBox.Side] {
        func isLess(_ one: Size, _ other: Size) -> Bool { (one.width, one.height) < (other.width, other.height) }
        let devices = Device.all.sorted { isLess($0.size, $1.size) }
        let first = devices.last { !isLess(start, $0.size) } ?? devices[0]
        var places = [(size: start, safeArea: first.safeArea)]
        for device in devices where isLess(start, device.size) && isLess(device.size, end) {
            if device.size != places[places.count - 1].size { places.append((device.size, device.safeArea)) }
        }
        if start != end { places.append((end, (devices.last { !isLess(end, $0.size) } ?? first).safeArea)) }
        return places.indices.map { index in
            let next = places.indices.contains(index + 1) ? places[index + 1].size : nil
            return .device(places[index].size, places[index].safeArea, next: next)
        }
    }

    /// The factors of texts in `0.8..1.5`; nil for anything else.
    static func textFactors(_ text: String) -> ClosedRange<Double>? {
        let dots = ["...", ".."].lazy.compactMap { text.firstRange(of: $0) }.first
        let ends = (dots.map { [text[..<$0.lowerBound], text[$0.upperBound...]] } ?? [text[...]]).map { Double($0) }
        guard let first = ends.first ?? nil, let last = ends.last ?? nil, min(first, last) > 0, first.isFinite,
            last.isFinite
        else { return nil }
        return min(first, last)...max(first, last)
    }

    /// One for each part, direction and scale of texts.
    func boxes(directions: [LayoutDirection], text: ClosedRange<Double>?) -> [ScreenBox] {
        sides.map { side in ScreenBox([side] + (text.map { [.text($0)] } ?? []), directions: directions) }
    }
}

extension String {
    fileprivate var trimmingQuotes: String {
        count >= 2 && first == last && (first == "\"" || first == "'") ? String(dropFirst().dropLast()) : self
    }
}
