internal import Diagnostics
internal import Masonry
internal import Syntax
internal import Vocabulary

/// The sizes that the tables and collections of a program give their cells, where it says them as numbers.
struct GivenCellSizes {
    /// In points; nil if there is none, or more than one.
    let rowHeight: Double?
    let itemSize: Size?
    /// Whether it says more than one of either.
    let hasSeveral: Bool

    private static let rowMethods: Set = ["tableView:heightForRowAtIndexPath:", "tableView:heightForRowAt:"]
    private static let itemMethods: Set = [
        "collectionView:layout:sizeForItemAtIndexPath:", "collectionView:layout:sizeForItemAt:",
    ]
    private static let (row, item) = ("rowHeight", "itemSize")

    init(in program: Program, text: (Name) -> String) {
        var heights: Set<Double> = []
        var sizes: Set<Size> = []
        func add(_ value: Expression, to property: String) {
            if property == Self.row, let height = Self.length(value) { heights.insert(height) }
            if property == Self.item, let size = Self.size(value, text) { sizes.insert(size) }
        }
        func add(_ value: Expression, setOn target: Expression) {
            switch target.kind {
            case .member(_, let name, _), .message(_, let name, _, _): add(value, to: text(name))
            default: break
            }
        }
        for node in program.statements.flatMap({ SyntaxNode.statement($0).nodes }) {
            switch node {
            case .statement(let statement):
                if case .assignment(let target, _, let value) = statement.kind { add(value, setOn: target) }
                guard case .class(let type) = statement.kind else { continue }
                for method in type.methods {
                    let statements = method.function.body.statements
                    guard statements.count == 1, case .return(let value?) = statements[0].kind else { continue }
                    let selector = text(method.selector)
                    if Self.rowMethods.contains(selector) { add(value, to: Self.row) }
                    if Self.itemMethods.contains(selector) { add(value, to: Self.item) }
                }
            case .expression(let expression):
                if case .assignment(let target, _, let value, _) = expression.kind { add(value, setOn: target) }
            case .block, .function: continue
            }
        }
        rowHeight = heights.count == 1 ? heights.first : nil
        itemSize = sizes.count == 1 ? sizes.first : nil
        hasSeveral = heights.count > 1 || sizes.count > 1
    }

    /// What parentheses and conversions of a type are around.
    private static func plain(_ value: Expression) -> Expression.Kind {
        switch value.kind {
        case .parentheses(let inner), .conversion(_, let inner), .box(let inner): plain(inner)
        default: value.kind
        }
    }

    private static func length(_ value: Expression) -> Double? {
        if case .number(let length) = plain(value), length > 0 { length } else { nil }
    }

    private static func size(_ value: Expression, _ text: (Name) -> String) -> Size? {
        guard case .call(let callee, let arguments) = plain(value), arguments.count == 2,
            case .name(let name) = callee.kind, ["CGSize", "CGSizeMake"].contains(text(name)),
            let width = length(arguments[0].value), let height = length(arguments[1].value)
        else { return nil }
        return Size(width: width, height: height)
    }
}
