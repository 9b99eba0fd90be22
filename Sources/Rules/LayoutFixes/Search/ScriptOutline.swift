internal import Diagnostics
internal import FixIts
internal import LayoutTerms
internal import Syntax
internal import Vocabulary

/// The chains, names, numbers and loops of a script, each with the names in scope, for the operators of the search.
struct ScriptOutline {
    let source: SourceText
    let spelling: AccentSpelling
    let scene: ViewOutline
    let vocabulary: Vocabulary
    var chains: [Chain] = []
    var numbers: [Number] = []
    /// The names in values: of variables, arguments and targets.
    var uses: [NameUse] = []
    /// The attributes in values outside of chains.
    var members: [NameUse] = []
    var calls: [(call: WrittenCall, scope: Scope)] = []
    var declarations: [Declaration] = []
    /// What is selected, with the names in scope after it.
    var selections: [(statement: Span, scope: Scope)] = []
    /// What sets a property of a view.
    var settings: [(statement: Span, view: String)] = []
    var loops: [Loop] = []
    var emptyBranches: [EmptyBranch] = []
    var operations: [Operation] = []
    /// What a `!` or a `-` is before.
    var negations: [(span: Span, operand: Span, isLogical: Bool)] = []
    var argumentLists: [ArgumentList] = []
    /// The literals of sizes.
    var sizes: [(span: Span, scope: Scope)] = []
    var truths: [(value: Bool, span: Span)] = []
    /// The sizes of declared images, in points.
    var imageSizes: [String: Size] = [:]
    /// The parts that operators change: all, or those near a finding.
    var near = NearParts()
    var variables = VariableFacts()
    /// Declarations of variables that hide one of the same name.
    var shadowings: [(statement: Span, name: Span)] = []
    /// Each block's statements, the whole script's first.
    var blocks: [[Statement]] = []
    /// The places of all statements.
    var statements: [Span] = []
    /// The views as they are declared.
    var views = ViewOutline()
    var writings = NameWritings()
    var methodCount = 0

    /// - Parameter scene: the views that the script made, which an accent may not declare as such.
    init(_ program: Program, _ vocabulary: Vocabulary, of scene: ViewOutline = ViewOutline()) {
        source = program.source
        spelling = AccentSpelling(accent: source.accent)
        self.vocabulary = vocabulary
        self.scene = scene
        var scope = Scope()
        scope.known.append(properties(of: program))
        if source.accent != .masonry || scene.hasEarlierViews {
            let declared = Set(scope.known.map(\.name))
            let others = scene.parents.keys.sorted().filter { !declared.contains($0) }
            scope.known.append(others.map { Known(name: $0, kind: .view, declaration: Span(0, 0)) })
        }
        read(program.statements, &scope)
        views.merge(scene)
        uses.sort { $0.span.lower < $1.span.lower }
        numbers.sort { $0.span.lower < $1.span.lower }
        near = NearParts(
            chains: chains, numbers: numbers, uses: uses, calls: calls, declarations: declarations,
            operations: operations)
    }

    /// The parts of a script that operators change.
    struct NearParts {
        var chains: [Chain] = []
        var numbers: [Number] = []
        var uses: [NameUse] = []
        var calls: [(call: WrittenCall, scope: Scope)] = []
        var declarations: [Declaration] = []
        var operations: [Operation] = []
    }

    /// The outline for a finding: of a long script only what is near is changed.
    func narrowed(to blame: Blame) -> ScriptOutline {
        let isNear = { (place: Span) in blame.level(of: place) <= Blame.farthest }
        var narrowed = self
        narrowed.near = NearParts(
            chains: chains.filter { isNear($0.syntax.span) }, numbers: numbers.filter { isNear($0.span) },
            uses: uses.filter { isNear($0.span) }, calls: calls.filter { isNear($0.call.span) },
            declarations: declarations.filter { isNear($0.span) }, operations: operations.filter { isNear($0.span) })
        return narrowed
    }

    /// The names that are read within a place.
    func uses(in place: Span) -> ArraySlice<NameUse> {
        let start = uses.partitioningIndex { $0.span.lower >= place.lower }
        return uses[start...].prefix { $0.span.upper <= place.upper }
    }

    /// The numbers within a place.
    func numbers(in place: Span) -> ArraySlice<Number> {
        let start = numbers.partitioningIndex { $0.span.lower >= place.lower }
        return numbers[start...].prefix { $0.span.upper <= place.upper }
    }

    /// Whether a bare chain is the first after its views were declared or selected.
    func isFirst(_ chain: Chain) -> Bool {
        !chains.contains { other in
            other.scope.selection == chain.scope.selection && !other.scope.isInBlock
                && other.syntax.span.lower < chain.syntax.span.lower
        }
    }

    /// The chain that a place is in.
    func chain(around place: Span) -> Chain? {
        near.chains.first { $0.syntax.span.contains(place) }
    }

    /// The properties of the classes.
    private func properties(of program: Program) -> [Known] {
        program.statements.flatMap { statement -> [Known] in
            guard case .class(let type) = statement.kind else { return [] }
            return type.properties.map { property in
                let name = vocabulary.text(property.name.name)
                return Known(
                    name: name, kind: scene.parents[name] == nil ? .variable : .view, declaration: property.name.span)
            }
        }
    }

    func text(_ span: Span) -> String { source.text(in: span) }

    /// The text of a place with some parts of it changed.
    func text(_ span: Span, replacing changes: [(span: Span, text: String)]) -> String {
        var (text, end) = ("", span.lower)
        for change in changes.sorted(by: { $0.span.lower < $1.span.lower })
        where span.contains(change.span) && change.span.lower >= end {
            text += self.text(Span(end, change.span.lower)) + change.text
            end = change.span.upper
        }
        return text + self.text(Span(end, span.upper))
    }

    /// Whether it names the safe area or its insets.
    var usesSafeArea: Bool {
        let words = (blocks.first ?? []).lazy.flatMap { SyntaxNode.statement($0).nodes }.compactMap { node -> Name? in
            if case .expression(let expression) = node { expression.memberParts?.name } else { nil }
        }
        return words.contains { name in
            switch vocabulary.foreignSpelling(name) {
            case .guide(.safeArea)?, .guideAttribute(.safeArea, _)?, .member(.safeAreaInsets)?: true
            default: vocabulary.libraryMessage(name) == .additionalSafeAreaInsets
            }
        }
    }

    /// The innermost statement around a place.
    func statement(around place: Span) -> Span? {
        var innermost: Span?
        for span in statements where span.contains(place) {
            if let known = innermost, known.upper - known.lower <= span.upper - span.lower { continue }
            innermost = span
        }
        return innermost
    }

    /// What is declared, but read nowhere.
    var unusedNames: Set<String> { variables.names.subtracting(uses.map(\.name)) }
}

extension Array {
    /// The first place whose element fulfills a condition that all later ones fulfill, too.
    func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if belongs(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
