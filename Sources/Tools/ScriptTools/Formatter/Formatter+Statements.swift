internal import Syntax
internal import Diagnostics

extension Formatter {
    mutating func statement(_ statement: Statement) -> Document {
        switch statement.kind {
        case .screen(let value), .import(let value):
            return .sequence([take(), .space, expression(value)])
        case .views(_, let views, let parent):
            return self.views(views, parent)
        case .select(let views):
            let word = take()
            return .sequence([word, .space, listed(views) { $0.expression($1) }])
        case .variable(_, _, _, let value):
            return .sequence([take(), .space, take(), .space, take(), .space, expression(value)])
        case .function(_, let function):
            let name = Document.sequence([take(), .space, take()])
            let parameters = bracketed(function.parameters) { formatter, _ in formatter.take() }
            let body = block(function.body, staysOnLine: staysOnLine(function.body))
            return .sequence([name, parameters, .space, .group(body, .block)])
        case .return(let value):
            let word = take()
            guard let value else { return word }
            return .sequence([word, .space, expression(value)])
        case .if(let branches, let otherwise):
            return conditional(branches, otherwise)
        case .for(_, let elements, let body):
            let head = Document.sequence([take(), .space, take(), .space, take(), .space, expression(elements)])
            return .sequence([head, .space, .group(block(body, staysOnLine: staysOnLine(body)), .block)])
        case .while(let condition, let body, _, _):
            let head = Document.sequence([take(), .space, expression(condition)])
            return .sequence([head, .space, .group(block(body, staysOnLine: staysOnLine(body)), .block)])
        case .when(let branches, let otherwise):
            return conditional(
                branches.map { Statement.Branch(condition: $0.written, body: $0.body) }, otherwise)
        case .expectOn(let ranges, let conditions, let message):
            return screenExpectation(ranges, conditions, message)
        case .break, .continue:
            return take()
        case .expect(let condition, let message):
            let word = take()
            return .sequence([word, .space, listed([condition] + (message.map { [$0] } ?? [])) { $0.expression($1) }])
        case .assignment(let target, _, let value):
            return .sequence([expression(target), .space, take(), .space, expression(value)])
        case .expression(let expression):
            return self.expression(expression)
        case .switch, .block, .class, .start:
            return verbatim(statement.span)
        }
    }

    private mutating func views(_ views: [Statement.NewView], _ parent: Expression?) -> Document {
        let word = take()
        let list = listed(views) { formatter, view in
            let name = formatter.take()
            guard let content = view.content else { return name }
            return .sequence([name, .space, formatter.expression(content)])
        }
        guard let parent else { return .sequence([word, .space, list]) }
        return .sequence([word, .space, list, .space, take(), .space, expression(parent)])
    }

    /// Elements separated by commas, without brackets.
    private mutating func listed<Element>(
        _ elements: [Element], _ element: (inout Formatter, Element) -> Document
    ) -> Document {
        var parts: [Document] = []
        for (position, next) in elements.enumerated() {
            if position > 0 {
                parts.append(take())
                parts.append(line(flat: " "))
            }
            parts.append(element(&self, next))
        }
        return elements.count == 1 ? parts[0] : .group(.indented(.sequence(parts)), .filled)
    }

    /// All of its blocks go on one line, or none.
    private mutating func conditional(_ branches: [Statement.Branch], _ otherwise: Block?) -> Document {
        let blocks = branches.map(\.body) + (otherwise.map { [$0] } ?? [])
        let first = source.line(at: blocks[0].span.lower)
        let staysOnLine = blocks.allSatisfy { block in
            self.staysOnLine(block) && source.line(at: block.span.lower) == first
        }
        let head = Document.sequence([take(), .space, expression(branches[0].condition), .space])
        var parts: [Document] = []
        for (position, block) in blocks.enumerated() {
            if position > 0 { parts += [spaceBeforeElse(), take(), .space] }
            if position > 0, position < branches.count {
                parts += [take(), .space, expression(branches[position].condition), .space]
            }
            parts.append(self.block(block, staysOnLine: staysOnLine))
        }
        return .sequence([head, .group(.sequence(parts), .block)])
    }

    /// The ranges stay as they are written.
    private mutating func screenExpectation(
        _ ranges: [ScreenRange], _ conditions: Block, _ message: Expression?
    ) -> Document {
        var parts = [take(), .space]
        for (position, range) in ranges.enumerated() {
            if position > 0 { parts += [take(), .space] }
            parts += [verbatim(range.span), .space]
        }
        parts.append(.group(block(conditions, staysOnLine: staysOnLine(conditions)), .block))
        if let message { parts += [take(), .space, expression(message)] }
        return .sequence(parts)
    }

    /// An `else` follows the `}` on its line, unless comments are between them.
    private mutating func spaceBeforeElse() -> Document {
        gap.comments.isEmpty || !gap.hasNewline ? .space : line(flat: nil)
    }
}
