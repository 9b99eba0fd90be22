import Foundation
import Masonry

/// A scene and the frames that the reference solver gives it: a line of a file in Fixtures/Layout.
struct LayoutFixture: Decodable {
    struct ViewEntry: Decodable {
        let name: String
        let parent: String
        let kind: String?
        /// An image's own width and height, and its priorities along the two axes.
        let intrinsic: [Double]?
        let hugging: [Double]?
        let compression: [Double]?
    }

    struct ConstraintEntry: Decodable {
        let first: String
        let attr: String
        let rel: String
        let second: String?
        let attr2: String?
        let mult: Double?
        let const: Double
        let priority: Double
    }

    let name: String
    let screen: [Double]
    let rtl: Bool?
    let views: [ViewEntry]
    let constraints: [ConstraintEntry]
    /// Left, top, width and height in the root's coordinates.
    let frames: [String: [Double]]
    /// Which of left, top, width and height are open, in the parent's coordinates.
    let ambiguous: [String: [Int]]
    /// Positions of the broken constraints.
    let broken: [Int]?
    /// For each broken constraint the positions of an irreducible set.
    let conflicts: [String: [Int]]?
    /// The content sizes of scroll views.
    let content: [String: [Double]]?

    static func load(family: String) throws -> [LayoutFixture] {
        let file = folder.appendingPathComponent(family)
        return try String(contentsOf: file, encoding: .utf8)
            .split(separator: "\n")
            .map { try JSONDecoder().decode(LayoutFixture.self, from: Data($0.utf8)) }
    }

    static var families: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".jsonl") }.sorted()
    }

    private static var folder: URL {
        URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/Layout")
    }
}

/// A fixture built from views and constraints.
struct BuiltFixture {
    let scene: Scene
    private var views: [String: View]

    init(_ fixture: LayoutFixture) throws {
        scene = Scene(width: fixture.screen[0], height: fixture.screen[1])
        try scene.setScale(0)
        scene.direction = fixture.rtl == true ? .rightToLeft : .leftToRight
        views = ["root": scene.root]
        for entry in fixture.views {
            let kind = entry.kind.flatMap(ViewKind.init(rawValue:)) ?? .view
            let imageSize = entry.intrinsic.map { Size(width: $0[0], height: $0[1]) }
            let view = try View(entry.name, kind: kind, imageSize: imageSize, in: self.view(entry.parent))
            view.translatesAutoresizingMaskIntoConstraints = false
            for (index, axis) in Axis.allCases.enumerated() {
                if let hugging = entry.hugging { try view.setContentHuggingPriority(hugging[index], axis) }
                if let compression = entry.compression {
                    try view.setContentCompressionResistancePriority(compression[index], axis)
                }
            }
            views[entry.name] = view
        }
        for entry in fixture.constraints { try add(entry) }
    }

    func view(_ name: String) throws -> View {
        guard let view = views[name] else { throw UnknownName(name: name) }
        return view
    }

    private func add(_ entry: LayoutFixture.ConstraintEntry) throws {
        guard let attribute = Attribute(rawValue: entry.attr), let relation = Relation(rawValue: entry.rel) else {
            throw UnknownName(name: "\(entry.attr) \(entry.rel)")
        }
        try view(entry.first).makeConstraints { make in
            let constraint = try make.addConstraint(with: attribute)
            if let second = entry.second {
                guard let other = entry.attr2.flatMap(Attribute.init(rawValue:)) else {
                    throw UnknownName(name: entry.attr2 ?? "")
                }
                try constraint.relate(relation, to: .attribute(view(second).attribute(other)))
            } else {
                try constraint.relate(relation, to: .constant(.number(entry.const)))
            }
            try constraint.offset(entry.const).multipliedBy(entry.mult ?? 1).priority(entry.priority)
        }
    }
}

struct UnknownName: Error {
    let name: String
}
