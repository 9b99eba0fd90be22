internal import Masonry
internal import Vocabulary
internal import Diagnostics

// What is read of a view where an attribute was written for a number.
extension Evaluator {
    /// How the solved number of an attribute is read that stands at some code; nil where the value is none.
    func reading(of value: Value, at code: Code.Index) -> String? {
        guard case .attribute(let value) = value else { return nil }
        let text = unit.source.text(in: unit.spans[Int(code)])
        if unit.source.accent == .masonry { return "\(text).\(Member.value.rawValue)" }
        guard value.attribute.guide == nil, let part = Self.frameParts[value.attribute.attribute] else { return nil }
        let path = text.split(separator: ".").dropLast().filter { $0 != SnapKitWord.snp.rawValue }
        let isPath = !path.isEmpty && path.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
        guard isPath else { return nil }
        let frame = path.joined(separator: ".") + ".\(Member.frame.rawValue)"
        guard unit.source.accent == .objectiveC else { return "\(frame).\(part.swift)" }
        return part.c.hasPrefix("CG") ? "\(part.c)(\(frame))" : "\(frame).\(part.c)"
    }

    /// Parts of a frame, as Swift and as C read them.
    private static let frameParts: [Attribute: (swift: String, c: String)] = [
        .left: ("minX", "origin.x"), .leading: ("minX", "origin.x"), .top: ("minY", "origin.y"),
        .right: ("maxX", "CGRectGetMaxX"), .trailing: ("maxX", "CGRectGetMaxX"), .bottom: ("maxY", "CGRectGetMaxY"),
        .width: ("width", "size.width"), .height: ("height", "size.height"), .centerX: ("midX", "CGRectGetMidX"),
        .centerY: ("midY", "CGRectGetMidY"),
    ]
}
