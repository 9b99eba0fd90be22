internal import LayoutFindings
internal import Masonry
internal import Vocabulary
internal import Diagnostics
internal import FixIts
internal import Evaluator

/// Insets, a size or a point for attributes that have no use for them: `make.size.equalTo(root).inset(10)`.
enum IgnoredConstant: ConstraintRule, NoteRule {
    package static let id = Slug("ignored-constant")

    static func findings(in scene: LintScene) -> [LintFinding] {
        noteFindings(in: scene) + constraintFindings(in: scene)
    }

    static func words(for finding: ConstraintFinding, in scene: LintScene) -> LintWords? {
        guard case .ignoredConstant(let source, let attributes) = finding.kind else { return nil }
        let list = attributes.map { "`\($0.rawValue)`" }.joinedAsList()
        var words = LintWords(message: "\(source.phrase) no effect on \(list)")
        switch source {
        case .insets:
            words.notes = ["insets apply to edges, not to sizes, centers, baselines or margins"]
            if attributes.contains(where: \.isSize) {
                words.advice.text = "change a size with an offset: .offset(-20)"
            }
            if attributes.allSatisfy(\.isSize) {
                words.edit = scene.context(of: finding.origin).flatMap { offset(for: attributes, in: $0) }
            }
        case .sizeOffset: words.notes = ["a size applies to width and height"]
        case .centerOffset: words.notes = ["a point applies to centerX and centerY"]
        case .offset: break
        }
        return words
    }

    /// The offset that shrinks a size by its insets at both ends; nil if the sizes need different offsets.
    private static func offset(for sizes: [Attribute], in context: RuleContext) -> Replacement? {
        guard let link = context.link, let given = link.onlyArgument else { return nil }
        let numbers = given.numbers
        let sums = Set(
            sizes.compactMap { size -> Double? in
                guard numbers.count == 4 else { return numbers.count == 1 ? 2 * numbers[0] : nil }
                return size == .width ? numbers[1] + numbers[3] : numbers[0] + numbers[2]
            })
        guard sums.count == 1, let sum = sums.first else { return nil }
        return context.replacing(link.named, with: "\(Member.offset.rawValue)(\((-sum).spelled(decimals: 6)))")
    }

    static func words(for note: LintNote, in scene: LintScene) -> LintWords? {
        guard case .remadeConstant(let view, let equation) = note.fact else { return nil }
        return LintWords(
            message:
                "`\(equation)` was removed when the constraints of `\(view)` were remade, so its constant has no effect",
            advice: LintAdvice(text: "assign the new constraint to the variable in the block: c = make.left.equalTo(…)")
        )
    }
}

extension ConstantSource {
    fileprivate var phrase: String {
        switch self {
        case .offset: "an offset has"
        case .insets: "insets have"
        case .sizeOffset: "a size has"
        case .centerOffset: "a point has"
        }
    }
}
