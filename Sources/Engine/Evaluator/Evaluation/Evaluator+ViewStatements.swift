internal import Masonry
internal import Vocabulary
internal import Diagnostics

// Statements that declare, select and move views.
extension Evaluator {
    func setScreen(_ value: Value, at code: Code.Index) throws(Failure) {
        guard case .tuple(let tuple) = value, let size = tuple.tuple.size else {
            throw failure(
                .argumentKind(
                    of: "screen", expected: .size, found: value.phrase, hint: .sample(.text("screen 320x480"))),
                at: code
            ).holding([(unit.spans[Int(code)], value)])
        }
        try modeled(unit.spans[Int(code)]) { () throws(ConstraintError) in try scene.setSize(size) }
    }

    func selectViews(_ list: CodeList) throws(Failure) {
        var views: [View] = []
        var selected: Set<View> = []
        for code in unit.elements(of: list) {
            let value = try evaluate(code)
            var elements = [value]
            if case .array(let array) = value { elements = array.elements }
            for element in elements {
                try step(at: unit.spans[Int(code)])
                guard case .view(let view) = element else {
                    throw failure(
                        .argumentKind(of: "select", expected: .views, found: element.phrase), at: code)
                }
                try checkUsable(view, unit.spans[Int(code)])
                if selected.insert(view).inserted { views.append(view) }
            }
        }
        select(views)
    }

    func declareViews(_ declaration: ViewDeclaration) throws(Failure) {
        var parent = scene.root
        if let code = declaration.parent {
            let value = try evaluate(code)
            guard case .view(let view) = value else {
                throw failure(
                    .wrongKind(of: .parent, expected: .view, found: value.phrase), at: code)
            }
            try checkUsable(view, unit.spans[Int(code)])
            try checkParent(view, at: code)
            parent = view
        }
        if let first = declaration.views.first { try checkNesting(under: parent, at: first.span) }
        var views: [View] = []
        for new in declaration.views {
            try step(at: new.span)
            if scene.views.count > limits.views { throw failure(.limit(.views, limits.views), new.span) }
            let content = try content(of: new, kind: declaration.kind)
            stamp(new.span)
            let name = vocabulary.text(new.name)
            let view = try modeled(new.span) { () throws(ConstraintError) in
                try View(name, kind: declaration.kind, text: content.text, imageSize: content.size, in: parent)
            }
            try declare(new.place, .view(view), isConstant: true, new.span)
            views.append(view)
        }
        select(views)
    }

    /// Checks that the view is not a guide, which has no subviews: its owner has them.
    private func checkParent(_ view: View, at code: Code.Index) throws(Failure) {
        guard view.kind == .guide else { return }
        throw failure(.masonry(.guideHasNoSubviews(view.name)), at: code)
            .holding([(unit.spans[Int(code)], .view(view))])
    }

    /// The text or size after a view's name.
    private func content(
        of new: ViewDeclaration.NewView, kind: ViewKind
    ) throws(Failure) -> (text: String, size: Size?) {
        guard let code = new.content else { return ("", nil) }
        let value = try evaluate(code)
        let expected: ExpectedValue
        switch (kind, value) {
        case (.label, .text(let text)), (.button, .text(let text)), (.field, .text(let text)):
            return (try shown(text.text, at: unit.spans[Int(code)]), nil)
        case (.image, .tuple(let tuple)):
            if let size = tuple.tuple.size { return ("", size) }
            expected = .size
        case (.label, _), (.button, _), (.field, _): expected = .string
        case (.image, _): expected = .size
        default: expected = .nothing
        }
        throw failure(
            .wrongKind(
                of: .content(of: kind), expected: expected,
                found: value.phrase,
                hint: StatementWord(rawValue: kind.rawValue).map { .usage($0) }), at: code
        ).holding([(unit.spans[Int(code)], value)])
    }
}
