import Foundation
import Masonry
import Testing

/// What the rows of `Attribute` say agrees, and Swift has names for all of them.
struct AttributeTests {
    /// Along each axis, the fixed edges and the two centers are once among the attributes of the frame and of the margins.
    @Test(arguments: [Axis.horizontal, .vertical], [false, true])
    func eachPartHasOneFixedAttribute(_ axis: Axis, isWithinMargins: Bool) {
        for part in [Attribute.Part.low, .center, .high] {
            let fixed = Attribute.allCases.filter {
                $0.axis == axis && $0.part == part && $0.isWithinMargins == isWithinMargins && !$0.isDirectional
            }
            #expect(fixed.count == 1, "\(part): \(fixed)")
        }
    }

    @Test(arguments: Attribute.allCases)
    func theFactsOfAnAttributeAgree(_ attribute: Attribute) {
        #expect(attribute.summary.hasPrefix("the "))
        if let across = attribute.acrossTheView {
            #expect(across.acrossTheView == attribute && across.axis == attribute.axis && across.part != attribute.part)
            #expect(across.isDirectional == attribute.isDirectional)
        }
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let resolved = attribute.resolved(in: direction)
            #expect(!resolved.isDirectional && resolved.isWithinMargins == attribute.isWithinMargins)
            #expect((resolved.part == attribute.part) == (direction == .leftToRight || !attribute.isDirectional))
        }
        // Baseline is another name of the last one.
        let like = Attribute.allCases.filter { $0.uiKitNumber == attribute.uiKitNumber }
        #expect(like == [attribute] || like == [.baseline, .lastBaseline])
        if let other = attribute.otherDirection { #expect(other.otherDirection == attribute) }
    }

    @Test(arguments: ["Constraints/AttributeChain.swift", "Views/LayoutItem.swift"])
    func swiftHasANameForEach(_ file: String) throws {
        let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let source = try String(
            contentsOf: repository.appending(path: "Sources/Engine/Masonry/\(file)"), encoding: .utf8)
        for attribute in Attribute.allCases {
            #expect(source.contains("public var \(attribute.rawValue): "), "\(attribute)")
            #expect(source.contains("(.\(attribute.rawValue))") || source.contains("(with: .\(attribute.rawValue))"))
        }
    }
}
