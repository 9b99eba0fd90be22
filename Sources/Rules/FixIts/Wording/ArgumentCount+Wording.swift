extension ArgumentCount {
    var takesNothing: Bool { range == 0...0 }

    var phrase: String {
        if range.upperBound == .max { return "at least \(Self.noun(range.lowerBound))" }
        if range.lowerBound == range.upperBound { return Self.noun(range.lowerBound) }
        return "\(range.lowerBound) to \(range.upperBound) arguments"
    }

    private static func noun(_ count: Int) -> String {
        switch count {
        case 0: "no arguments"
        case 1: "1 argument"
        default: "\(count) arguments"
        }
    }
}
