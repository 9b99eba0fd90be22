public import Masonry

/// Lists the sizes that the contents of views prefer: `title.width <= 40 @250, >= 40 @750`, a line for each size.
public struct ContentListing: Sendable {
    /// The name of the view that is listed; nil for all.
    public var view: String?
    /// Whether only ASCII characters may be used.
    public var isASCII: Bool

    public init(view: String? = nil, isASCII: Bool = false) {
        self.view = view
        self.isASCII = isASCII
    }

    /// Empty if no view has an intrinsic content size.
    public func draw(_ preferences: [ContentSizePreference]) -> String {
        var table = TextTable()
        var resistances: [String: ContentSizePreference] = [:]
        for preference in preferences where preference.equation.kind == .compressionResistance {
            resistances[Self.side(preference)] = preference
        }
        for preference in preferences where view == nil || preference.equation.view == view {
            guard preference.equation.kind == .hugging else { continue }
            let resistance = resistances[Self.side(preference)].map {
                ", \($0.equation.kind.relation.rawValue) \($0.equation.length.spelled) @\($0.priority.spelled)"
            }
            if preference.isSample {
                let (equation, length) = (preference.equation, preference.equation.length.spelled)
                let name = "\(equation.view).\(equation.axis == .horizontal ? "width" : "height")"
                table.rows.append([
                    "\(name) == \(length)".visible(asASCII: isASCII), "a sample size: its content is unknown",
                ])
                continue
            }
            table.rows.append([
                preference.equation.equation.visible(asASCII: isASCII) + " @\(preference.priority.spelled)"
                    + (resistance ?? ""),
                "of its content: hugging, compression resistance",
            ])
        }
        return table.text
    }

    /// The view and its axis, as a key.
    private static func side(_ preference: ContentSizePreference) -> String {
        "\(preference.equation.view).\(preference.equation.axis.rawValue)"
    }
}
