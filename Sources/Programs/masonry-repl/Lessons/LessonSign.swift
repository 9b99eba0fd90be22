/// A sign in a picture that a learner may not know yet.
enum LessonSign: CaseIterable {
    case point, open, broken, outside

    /// The sign, or one of several.
    var mark: String {
        switch self {
        case .point: "•"
        case .open: "?"
        case .broken: "!"
        case .outside: "↓"
        }
    }

    var sentence: String {
        switch self {
        case .point: "`•` is a view without a size."
        case .open: "`?` and dashes mark a view whose frame is open."
        case .broken: "`!` marks a view with a broken constraint."
        case .outside: "An arrow at the edge points to a view outside the screen."
        }
    }

    /// The signs in a picture without colors and in Unicode.
    static func signs(in picture: [String]) -> [LessonSign] {
        allCases.filter { sign in picture.contains { sign.isIn($0) } }
    }

    private func isIn(_ line: String) -> Bool {
        switch self {
        // The root has one, too, in its corner.
        case .point: line.contains(/•(?!─)/)
        case .open: line.contains(/\w\?/)
        case .broken: line.contains(/\w!/)
        case .outside: line.contains(/[←→↑↓]\w/)
        }
    }
}
