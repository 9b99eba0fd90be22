internal import Diagnostics
internal import FixIts
internal import LayoutTerms
internal import Masonry
internal import Syntax
internal import Vocabulary

/// Which statements of a script depend on which.
struct SliceDependencies {
    private(set) var kept: Set<Int> = []
    /// The views that are kept without what places them.
    private(set) var far: [String] = []
    private let statements: [Statement]
    private let layout: Layout
    private let vocabulary: Vocabulary
    private let sourceName: String
    /// How many views have a name, as it is written.
    private var viewCounts: [Name: Int] = [:]
    private var declaring: [Name: [Int]] = [:]
    /// What assigns a name or is a call on it.
    private var setting: [Name: [Int]] = [:]
    private var mentioning: [Name: [Int]] = [:]
    /// What makes a view or its constraints.
    private var placing: [Name: [Int]] = [:]
    /// The names that are needed, by how far from the findings they are.
    private var needed: [[Name]]

    /// How many relations lead from a finding to a view whose frame is set.
    private static let farthest = 4
    /// How many siblings before and after a view are near.
    private static let neighbors = 6

    init(_ program: Program, _ layout: Layout, _ vocabulary: Vocabulary) {
        (statements, self.layout, self.vocabulary) = (program.statements, layout, vocabulary)
        sourceName = program.source.name
        needed = Array(repeating: [], count: Self.farthest + 1)
        for (index, statement) in statements.enumerated() {
            let node = SyntaxNode.statement(statement)
            for name in Set(node.nodes.flatMap(\.declaredNames)) { declaring[name, default: []].append(index) }
            for name in Set(node.names) { mentioning[name, default: []].append(index) }
            for name in Set(node.nodes.compactMap(\.subject)) { setting[name, default: []].append(index) }
        }
        for item in layout.items {
            viewCounts[name(of: item.name), default: 0] += 1
            if let origin = item.origin { place(item.name, origin) }
        }
        for constraint in layout.constraints {
            if let origin = constraint.origin { place(constraint.first.item, origin) }
        }
    }

    private func name(of item: String) -> Name { vocabulary.names.intern(Blame.written(item)) }

    private mutating func place(_ view: String, _ origin: Origin) {
        for index in indices(of: origin) { placing[name(of: view), default: []].append(index) }
    }

    /// The statements in which a place is, or was reached.
    private func indices(of origin: Origin) -> [Int] {
        ([(origin.source, origin.range)] + origin.steps.map { ($0.place.source, $0.place.range) }).compactMap {
            source, range in
            guard source == sourceName else { return nil }
            let next = statements.partitioningIndex { $0.span.lower > range.lowerBound }
            return next > 0 && range.lowerBound < statements[next - 1].span.upper ? next - 1 : nil
        }
    }

    /// The first statement that declares a view.
    func declaration(of view: String) -> Statement? {
        declaring[name(of: view)]?.first.map { statements[$0] }
    }

    // MARK: What is kept

    mutating func keep(_ places: [Origin], _ views: [String]) {
        for index in setting[vocabulary.names.intern(Builtin.root.rawValue)] ?? [] { keep(index, at: 1) }
        for index in statements.indices where statements[index].isAboutEverything { keep(index, at: 1) }
        for index in places.flatMap(indices) { keep(index, at: 0) }
        needed[0] += views.map(name)
        for view in views { needed[1] += siblings(of: view).map(name) }
        var seen: Set<Name> = []
        for distance in 0...Self.farthest {
            // Variables are as far as what reads them.
            while let next = needed[distance].popLast() {
                if seen.insert(next).inserted { need(next, at: distance) }
            }
        }
    }

    /// The numbers that long loops among what is kept count to.
    var longCounts: [Span] {
        let loops = kept.flatMap { SyntaxNode.statement(statements[$0]).nodes }.compactMap { node -> Span? in
            guard case .statement(let statement) = node, case .for(_, let elements, _) = statement.kind,
                case .binary(.halfOpenRange, _, let end) = elements.kind
            else { return nil }
            return longCount(end)
        }
        return Set(loops).sorted { $0.lower < $1.lower }
    }

    /// A large number, or where the constant that is read has one.
    private func longCount(_ end: Expression) -> Span? {
        switch end.kind {
        case .number(let number): return number > Double(Self.longLoop) ? end.span : nil
        case .name(let name):
            guard let index = declaring[name]?.first,
                case .variable(_, isConstant: true, _, let value) = statements[index].kind
            else { return nil }
            return value.kind.isNumber ? longCount(value) : nil
        default: return nil
        }
    }

    /// A loop of so many rounds is long.
    private static let longLoop = 24

    private func siblings(of view: String) -> [String] {
        guard let item = layout.items.first(where: { Blame.written($0.name) == view }) else { return [] }
        let siblings = layout.items.filter { $0.parent == item.parent }
        let index = siblings.firstIndex { $0.name == item.name } ?? 0
        return siblings[max(0, index - Self.neighbors)..<min(siblings.count, index + Self.neighbors + 1)].map(\.name)
    }

    private mutating func need(_ name: Name, at distance: Int) {
        guard isDeclared(name) else { return }
        for index in declaring[name] ?? [] { keep(index, at: distance) }
        if distance == Self.farthest, viewCounts[name] == 1 {
            far.append(vocabulary.text(name))
            return
        }
        for index in (setting[name] ?? []) + (placing[name] ?? []) { keep(index, at: distance) }
        if distance == 0, viewCounts[name] != nil { for index in mentioning[name] ?? [] { keep(index, at: 1) } }
    }

    private mutating func keep(_ index: Int, at distance: Int) {
        guard kept.insert(index).inserted else { return }
        for name in SyntaxNode.statement(statements[index]).names {
            needed[min(distance + (viewCounts[name] == nil ? 0 : 1), Self.farthest)].append(name)
        }
        if case .views = statements[index].kind { return }
        if let subject = SyntaxNode.statement(statements[index]).subject, isDeclared(subject) { return }
        guard let selection = statements[..<index].lastIndex(where: \.selects) else { return }
        keep(selection, at: distance)
        needed[min(distance + 1, Self.farthest)] += statements[selection].declaredNames
    }

    /// Whether it is a view or a variable, not a parameter.
    private func isDeclared(_ name: Name) -> Bool { viewCounts[name] != nil || declaring[name] != nil }
}

extension Statement {
    /// Whether what follows is about the views that it names.
    fileprivate var selects: Bool {
        switch kind {
        case .views, .select: true
        default: false
        }
    }

    fileprivate var isAboutEverything: Bool {
        switch kind {
        case .screen, .import, .start: true
        default: false
        }
    }
}

extension SyntaxNode {
    fileprivate var declaredNames: [Name] {
        if case .statement(let statement) = self { statement.declaredNames } else { [] }
    }

    /// The name that it assigns, or calls something on.
    fileprivate var subject: Name? {
        switch self {
        case .statement(let statement): statement.leadingName?.name
        case .expression(let expression):
            if case .assignment(let target, _, _, _) = expression.kind { target.leadingName?.name } else { nil }
        case .block, .function: nil
        }
    }
}

extension Expression.Kind {
    fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
}
