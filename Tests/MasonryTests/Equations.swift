import Masonry

/// The equations of constraints in a short form, such as `a.left == root.left + 10`.
func equations(_ constraints: [LayoutConstraint]) -> [String] {
    constraints.map { constraint in
        // `<LayoutConstraint:#1 View:a.left == View:root.left>` without its wrapping.
        let description = constraint.description
        let start = description.firstIndex(of: " ").map(description.index(after:)) ?? description.startIndex
        return description[start...].dropLast().split(separator: "View:", omittingEmptySubsequences: true).joined()
    }
}

/// A scene with some views in its root.
struct Stage {
    let scene: Scene
    var root: View { scene.root }

    init(width: Double = 320, height: Double = 480) {
        scene = Scene(width: width, height: height)
    }

    func label(_ name: String, _ text: String) throws -> View {
        try View(name, kind: .label, text: text, in: root)
    }

    func view(_ name: String, kind: ViewKind = .view, in superview: View? = nil) throws -> View {
        try View(name, kind: kind, in: superview ?? root)
    }

    /// Every active constraint, whatever view holds it, in order of activation.
    var equations: [String] {
        scene.layout().constraints.map { record in
            let description = record.description
            let start = description.firstIndex(of: " ").map(description.index(after:)) ?? description.startIndex
            return String(description[start...].dropLast()).split(separator: "View:").joined()
        }
    }
}
