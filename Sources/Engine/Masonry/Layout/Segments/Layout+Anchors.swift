// What the items of constraints are: views, declared guides, or built-in guides of views, such as `root.safeArea`.
extension Layout {
    /// The view or declared guide of an item: for a built-in guide, its view.
    package func owner(of name: String) -> String {
        item(named: name) == nil ? builtInGuide(named: name)?.view ?? name : name
    }

    /// The constraints that have the view or one of its built-in guides on either side, in order of activation; all, for nil.
    package func constraints(around view: String?) -> [ConstraintRecord] {
        guard let view else { return constraints }
        let names = [view] + BuiltInGuide.allCases.map { "\(view).\($0.rawValue)" }
        let ids = Set(names.flatMap { constraints(about: $0).map(\.id) })
        return names.dropFirst().allSatisfy { constraints(about: $0).isEmpty }
            ? constraints(about: view) : constraints.filter { ids.contains($0.id) }
    }

    /// The frame of a view, a declared guide or a built-in one, such as `root.safeArea`; nil without such an item.
    package func frame(of name: String) -> Rect? {
        if let item = item(named: name) { return item.rootFrame }
        guard let (view, guide) = builtInGuide(named: name), let owner = item(named: view) else { return nil }
        let frame = owner.rootFrame
        func inset(_ insets: EdgeInsets) -> Rect {
            Rect(
                x: frame.x + insets.left, y: frame.y + insets.top,
                width: max(0, frame.width - insets.left - insets.right),
                height: max(0, frame.height - insets.top - insets.bottom))
        }
        let safe = owner.safeAreaInsets
        return switch guide {
        case .safeArea: inset(safe)
        case .layoutMarginsGuide: inset(owner.layoutMargins)
        case .topLayoutGuide: Rect(x: frame.x, y: frame.y, width: frame.width, height: safe.top)
        case .bottomLayoutGuide:
            Rect(x: frame.x, y: frame.y + frame.height - safe.bottom, width: frame.width, height: safe.bottom)
        }
    }

    private func builtInGuide(named name: String) -> (view: String, guide: BuiltInGuide)? {
        guard let dot = name.lastIndex(of: "."), let guide = BuiltInGuide(rawValue: String(name[dot...].dropFirst()))
        else { return nil }
        return (String(name[..<dot]), guide)
    }
}
