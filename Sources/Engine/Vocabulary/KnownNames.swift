internal import LayoutTerms
package import Diagnostics

/// The names that an accent knows, each once and in order, for tests that try them all.
package enum KnownNames {
    /// The names after a dot, and in Objective-C the selectors of messages.
    ///
    /// - Parameter includingLooks: whether to include UIKit's names that mostly don't affect the layout.
    package static func members(of accent: Accent, includingLooks: Bool = true) -> [String] {
        let properties = includingLooks ? looks : []
        let own = Spelling.all.map(\.text) + Builtin.allCases.map(\.rawValue)
        switch accent {
        case .masonry: return sorted([own])
        case .objectiveC: return sorted([own, messages, properties])
        case .swift:
            let words: [String] = messages.map { String($0.prefix { $0 != ":" }) }
            let snapKit: [String] = SnapKitWord.allCases.map(\.rawValue)
            let arrays: [String] = SwiftArrayWord.allCases.map(\.rawValue)
            let dictionaries: [String] = SwiftDictionaryWord.allCases.map(\.rawValue)
            let anchors: [String] = Attribute.allCases.map(\.anchor)
            let labels: [String] = Array(SwiftName.numberLabels.union(SwiftName.intervals))
            let ofTypes: [String] = types.flatMap(SwiftName.members)
            return sorted([
                own, properties, swiftWords, words, snapKit, arrays, dictionaries, anchors, labels,
                SwiftName.priorityNames, ofTypes,
            ])
        }
    }

    /// The names of functions, and of types that can be called to make a value.
    package static func functions(of accent: Accent) -> [String] {
        let own = Builtin.allCases.map(\.rawValue)
        let library = LibraryFunction.allCases.map(\.rawValue).filter { !$0.hasPrefix("$") }
        switch accent {
        case .masonry: return sorted([own])
        case .objectiveC: return sorted([own, library])
        case .swift: return sorted([own, library, Array(SwiftName.functions), Array(SwiftName.makers.keys), types])
        }
    }

    /// The names of classes.
    package static func classes(of accent: Accent) -> [String] { accent == .masonry ? [] : sortedTypes }

    private static let sortedTypes = sorted([types])

    private static let messages = LibraryMessage.allCases.map(\.rawValue).filter { !$0.hasPrefix("$") }

    private static let looks: [String] = [
        UIKitName.spellings.map(\.text), UIKitName.lifeCycle, UIKitName.colorNames, Array(UIKitName.withoutLayout),
        Array(UIKitName.titles),
        [UIKitName.constraintIdentifier, UIKitName.anchorConstraint, UIKitName.semanticContent],
    ].flatMap(\.self)

    private static let types: [String] = [
        Array(UIKitClass.extensible), SwiftName.constraints, Array(SwiftName.numbers), Array(SwiftName.wholeNumbers),
        Array(UIKitName.constraintClasses), Array(UIKitName.colorClasses), UIKitName.userDefaults,
        [
            UIKitName.animator, UIKitName.imageRenderer, UIKitClass.spinner, UIKitClass.textView, UIKitClass.stack,
            "UISwitch", "UISlider", "UISegmentedControl", "UITableViewCell", "UILayoutGuide", "UIScreen", "UIDevice",
            "NSMutableArray", "NSMutableDictionary", "NSSet", "NSPredicate", "NSSortDescriptor", "NSAttributedString",
            "NSValue", "NSLayoutDimension", "DispatchQueue", "Set", "IndexPath", "UIApplication",
        ],
    ].flatMap(\.self)

    /// Further members that are known in Swift only.
    private static let swiftWords = [
        "activate", "advanced", "anyObject", "appending", "deactivate", "formIntersection", "formUnion", "insetBy",
        "integral", "intersection", "intersects", "isDisjoint", "isMultiple", "isSubset", "isSuperset", "isZero",
        "lowerBound", "lowercased", "magnitude", "maxX", "midX", "minX", "maxY", "midY", "minY", "offsetBy", "popFirst",
        "quotientAndRemainder", "remainder", "replacingOccurrences", "rounded", "signum", "subtract", "subtracting",
        "symmetricDifference", "then", "trimmingCharacters", "truncatingRemainder", "union", "upperBound",
        "uppercased", "isEmpty", "contains", "hasPrefix", "hasSuffix", "split", "description", "addSubviews",
    ]

    private static func sorted(_ names: [[String]]) -> [String] { Set(names.joined()).sorted() }
}
