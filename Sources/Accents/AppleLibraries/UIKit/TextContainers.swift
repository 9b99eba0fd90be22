internal import Diagnostics
internal import Evaluator
internal import Masonry
internal import Vocabulary

// Text views that are as large as their text, with what is around it.
extension AppleLibrary {
    private static let (scrolls, inset, padding) = ("scrollEnabled", "textContainerInset", "lineFragmentPadding")

    /// Sets a property of a text view, or of its container, that determines its size; false for others.
    func setTextContainer(_ name: String, of view: View, to value: Value, at span: Span) throws(Failure) -> Bool {
        guard view.libraryClass == UIKitClass.textView else { return false }
        var key = name
        switch (name, value) {
        case ("isScrollEnabled", _), (Self.scrolls, _): key = Self.scrolls
        case (Self.inset, .tuple(let box)) where box.tuple.insets != nil: break
        case (Self.padding, .number): break
        default: return false
        }
        keep(value, as: vocabulary.names.intern(key), of: .view(view))
        let insets = textInsets(of: view)
        try runtime.modeled(span) { () throws(ConstraintError) in try view.setTextInsets(insets) }
        return true
    }

    /// The distances from a text view's edges to its text; nil if it scrolls, so that its text does not determine its size.
    private func textInsets(of view: View) -> EdgeInsets? {
        func stored(_ name: String) -> Value? { storedProperty(vocabulary.names.intern(name), of: .view(view)) }
        guard let scrolls = stored(Self.scrolls), !scrolls.isTrue else { return nil }
        var insets = UIKitClass.textInset
        if case .tuple(let box)? = stored(Self.inset), let own = box.tuple.insets { insets = own }
        var padding = UIKitClass.textPadding
        if case .number(let own)? = stored(Self.padding) { padding = own }
        insets.left += padding
        insets.right += padding
        return insets
    }
}
