extension ExpectedValue {
    /// With its article.
    var phrase: String {
        switch self {
        case .number: "a number"
        case .string: "a string"
        case .bool: "a bool"
        case .view: "a view"
        case .views: "views"
        case .closure: "a closure"
        case .axis: "horizontal or vertical"
        case .direction: "ltr or rtl"
        case .attributeName: "the name of an attribute"
        case .size: "a size"
        case .point: "a point"
        case .insets: "insets"
        case .rectangle: "a rectangle"
        case .related: "a number or a view"
        case .variable: "a variable"
        case .array: "an array"
        case .sequence: "an array or a range"
        case .nothing: "nothing"
        }
    }
}
