public import Masonry
internal import Evaluator
internal import Vocabulary
internal import Diagnostics

/// A scene as code for a project: a view controller that creates the same views and constraints.
///
/// The constraints are in order of activation, which decides which one is broken in a conflict. Inactive, removed and
/// detached items are omitted.
public struct SceneCode {
    private let scene: Scene
    private let language: CodeLanguage
    private let writer: any ConstraintWriter
    private let className: String
    /// The known stack views.
    private var stacks: [View: StackArrangement] = [:]

    /// - Parameters:
    ///   - language: by default, or if the format does not support it, the format's default.
    ///   - name: the base of the view controller's name, such as a file's name without its extension.
    /// - Returns: nil if the format is not code.
    public init?(_ scene: Scene, as format: LayoutFormat, in language: CodeLanguage? = nil, named name: String = "") {
        guard let usual = format.languages.first else { return nil }
        self.scene = scene
        self.language = format.languages.first { $0 == language } ?? usual
        let plain = PlainConstraintWriter(self.language, usesAnchors: format == .anchors)
        writer =
            switch format {
            case .masonry: ChainWriter(library: MasonryLibrary(), plain: plain)
            case .snapkit: ChainWriter(library: SnapKitLibrary(), plain: plain)
            default: plain
            }
        className = Self.className(from: name)
    }

    /// The same code with real stack views.
    func arranging(_ stacks: [View: StackArrangement]) -> SceneCode {
        var code = self
        code.stacks = stacks
        return code
    }

    /// `login-form` becomes `LoginFormViewController`.
    private static func className(from name: String) -> String {
        let words = name.split { !$0.isASCII || !$0.isLetter && !$0.isNumber && $0 != "_" }
        var letters = words.map { String($0).capitalizedFirst }.joined()
        if letters.first?.isNumber == true { letters = "Screen" + letters }
        if letters.isEmpty { letters = "Screen" }
        return letters.hasSuffix("Controller") ? letters : letters + "ViewController"
    }

    /// The file's text.
    public var text: String {
        var code = CodeScene(scene, language.syntax, stacks: stacks)
        return language.syntax.file(
            className, imports: writer.imports, classes: ownClasses(code), body: body(&code))
    }

    /// The body of `viewDidLoad`, by paragraphs.
    private func body(_ code: inout CodeScene) -> [[String]] {
        let syntax = language.syntax
        let released = writer.released(in: code).union(code.views.filter { code.arrangement(around: $0) != nil })
        let isInOrder = code.isInOrder
        var body = [CodeSetting.settings(ofScreen: scene).map { syntax.statement($0, of: syntax.root, .view) }]
        var rest = code.constraints[...]
        for view in code.views {
            // A required content size counts as activated when the view is created.
            if isInOrder, view.requiresContent {
                let earlier = rest.prefix { $0.precedes(view) }
                rest = rest.dropFirst(earlier.count)
                body += writer.paragraphs(for: Array(earlier), in: &code)
            }
            body.append(
                [declaration(of: view, code)] + setting(of: view, code, released)
                    + (isInOrder ? addition(of: view, code) : []))
        }
        if !isInOrder { body.append(code.inHierarchicalOrder.flatMap { addition(of: $0, code) }) }
        body.append(
            writer.keys(
                of: ([scene.root] + code.views).compactMap { view in
                    view.key.map { (name: code.name(of: view), key: $0) }
                }))
        body += writer.paragraphs(for: Array(rest), in: &code)
        body.append(code.views.flatMap { closing(of: $0, code, released) })
        body.append(breakpoints(code))
        return body
    }

    /// What the code can't say: what other screens have instead of what is above.
    private func breakpoints(_ code: CodeScene) -> [String] {
        let lines = scene.breakpoints.flatMap { breakpoint -> [String] in
            let constraints = breakpoint.constraints.map(\.equationText)
            let settings = breakpoint.views.map { "the settings of \(code.name(of: $0))" }
            let parts = constraints + settings
            if parts.isEmpty { return [] }
            let place = breakpoint.isInEffect ? "above, only for" : "not above, for"
            return ["// \(place) \(breakpoint.condition):"] + parts.map { "//   \($0)" }
        }
        if lines.isEmpty { return [] }
        return [
            "// The script chooses by the screen with `when`. Here, keep both sets of constraints, and activate one of them in",
            "// viewWillTransition(to:with:) and traitCollectionDidChange(_:).",
        ] + lines
    }

    // MARK: Views

    private func declaration(of view: View, _ code: CodeScene) -> String {
        let name = code.name(of: view)
        let made = language.syntax.declaration(
            of: name, view.kind, class: ownClassName(of: view, code) ?? libraryClass(of: view, code),
            imageSize: view.kind == .image && libraryClass(of: view, code) == view.kind.uiKitClass
                ? view.measuredContentSize : nil)
        return name == view.name ? made : made + "  \(NameComment(name: view.name).text)"
    }

    private func setting(of view: View, _ code: CodeScene, _ released: Set<View>) -> [String] {
        let settings =
            (code.arrangement(of: view).map(CodeSetting.settings) ?? [])
            + CodeSetting.settings(of: view, isReleased: released.contains(view))
        return settings.map {
            language.syntax.statement($0, of: code.name(of: view), view.kind)
        }
    }

    private func addition(of view: View, _ code: CodeScene) -> [String] {
        guard let superview = view.superview else { return [] }
        let (name, parent) = (code.name(of: view), code.name(of: superview))
        guard let arrangement = code.arrangement(around: view) else {
            return [language.syntax.addition(of: name, view.kind, to: parent)]
        }
        let spacing = arrangement.spacings[view].map { CodeSetting.customSpacing($0, after: name) }
        return [language.syntax.arrangement(of: name, in: parent)]
            + (spacing.map { [language.syntax.statement($0, of: parent, superview.kind)] } ?? [])
    }

    /// The settings that must follow the constraints.
    private func closing(of view: View, _ code: CodeScene, _ released: Set<View>) -> [String] {
        var settings: [CodeSetting] = []
        if view.translatesAutoresizingMaskIntoConstraints, released.contains(view) {
            settings.append(.translatesAutoresizingMask(true))
        }
        settings += [CodeSetting](repeating: .exerciseAmbiguity, count: view.ambiguityStep)
        return settings.map { language.syntax.statement($0, of: code.name(of: view), view.kind) }
    }

    // MARK: Classes

    /// The UIKit class of the view: its original class, if known and equivalent here.
    private func libraryClass(of view: View, _ code: CodeScene) -> String {
        if code.arrangement(of: view) != nil { return UIKitClass.stack }
        guard let known = view.libraryClass, UIKitClass.isPlain(known, view.kind) else { return view.kind.uiKitClass }
        // A large spinner is exported as an image of its size.
        if known == UIKitClass.spinner, view.measuredContentSize != UIKitClass.spinnerSize(ofStyle: "") {
            return view.kind.uiKitClass
        }
        return known
    }

    /// In UIKit only a subclass can define a view's own safe area or intrinsic content size.
    private func ownClasses(_ code: CodeScene) -> [[String]] {
        code.views.compactMap { view in
            ownClassName(of: view, code).map {
                language.syntax.ownClass($0, under: libraryClass(of: view, code), properties(of: view, code))
            }
        }
    }

    private func ownClassName(of view: View, _ code: CodeScene) -> String? {
        let properties = properties(of: view, code)
        if properties.isEmpty { return nil }
        return code.name(of: view).capitalizedFirst + properties.map(\.title).joined()
            + libraryClass(of: view, code).dropFirst("UI".count)
    }

    private func properties(of view: View, _ code: CodeScene) -> [OwnProperty] {
        var properties: [OwnProperty] = []
        if view.safeAreaInsets != EdgeInsets(0) { properties.append(.safeArea(view.safeAreaInsets)) }
        if let size = view.statedContentSize, size != UIKitClass.contentSize(of: libraryClass(of: view, code)) {
            properties.append(.contentSize(size))
        }
        return properties
    }
}

extension View {
    /// Whether a priority of 1000 turns the content size into a constraint that can take part in a conflict.
    fileprivate var requiresContent: Bool {
        Axis.allCases.contains { axis in
            contentHuggingPriority(axis) == LayoutPriority.required
                || contentCompressionResistancePriority(axis) == LayoutPriority.required
        }
    }
}
