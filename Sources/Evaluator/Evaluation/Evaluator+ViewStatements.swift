internal import Masonry
internal import Vocabulary
internal import Diagnostics

// Statements that declare, select and move views.
extension Evaluator {
    /// The size of the screen; a name that is none was meant as a device's.
    func screenSize(at code: Code.Index) throws(Failure) -> Value {
        do throws(Failure) {
            return try evaluate(code)
        } catch {
            guard case .unknownName(let name, .none) = error.problem, error.span == unit.spans[Int(code)] else {
                throw error
            }
            throw failure(.unknownName(name, .device), error.span)
        }
    }

    func setScreen(_ value: Value, at code: Code.Index) throws(Failure) {
        guard case .tuple(let tuple) = value, let size = tuple.tuple.size else {
            let failure = failure(
                .argumentKind(
                    of: "screen", expected: "a size", found: value.phrase, help: "for instance screen 320x480"),
                at: code)
            guard case .number = value else { throw failure }
            let place = unit.spans[Int(code)].atEnd
            throw failure.replacing(place, with: "x\(scene.size.height.spelled(decimals: 6))")
        }
        try modelled(unit.spans[Int(code)]) { () throws(ConstraintError) in try scene.setSize(size) }
    }

    func selectViews(_ list: CodeList) throws(Failure) {
        var views: [View] = []
        var selected: Set<View> = []
        for position in list.range {
            let code = unit.lists[position]
            let value = try evaluate(code)
            var elements = [value]
            if case .array(let array) = value { elements = array.elements }
            for element in elements {
                try step(at: unit.spans[Int(code)])
                guard case .view(let view) = element else {
                    throw failure(
                        .argumentKind(of: "select", expected: "views", found: element.phrase, help: nil), at: code)
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
                let failure = failure(
                    .wrongKind(of: "what follows `in`", expected: "a view", found: value.phrase, help: nil), at: code)
                let name = unquoted(value) { if case .view = $0 { true } else { false } }
                throw name.map { failure.replacing(unit.spans[Int(code)], with: $0) } ?? failure
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
            let view = try modelled(new.span) { () throws(ConstraintError) in
                try View(name, kind: declaration.kind, text: content.text, imageSize: content.size, in: parent)
            }
            try declare(new.place, .view(view), isConstant: true, new.span)
            views.append(view)
        }
        select(views)
    }

    /// A guide has no subviews: what it lays out is in its owner.
    private func checkParent(_ view: View, at code: Code.Index) throws(Failure) {
        guard view.kind == .guide else { return }
        let failure = failure(.masonry(.guideHasNoSubviews(view.name)), at: code)
        throw view.superview.map { failure.replacing(unit.spans[Int(code)], with: $0.name) } ?? failure
    }

    /// The value behind the name of a view; a name that is none was meant as its text.
    private func content(at code: Code.Index, _ kind: ViewKind) throws(Failure) -> Value {
        do throws(Failure) {
            return try evaluate(code)
        } catch {
            let span = unit.spans[Int(code)]
            guard case .unknownName(let name, let hint) = error.problem, error.span == span, kind != .image,
                !hint.isSlip(name)
            else {
                throw error
            }
            throw failure(.unknownName(name, .text), span)
        }
    }

    /// The text or the size behind the name of a view.
    private func content(
        of new: ViewDeclaration.NewView, kind: ViewKind
    ) throws(Failure) -> (text: String, size: Size?) {
        guard let code = new.content else { return ("", nil) }
        let value = try content(at: code, kind)
        let expected: String
        switch (kind, value) {
        case (.label, .text(let text)), (.button, .text(let text)), (.field, .text(let text)):
            return (try shown(text.text, at: unit.spans[Int(code)]), nil)
        case (.image, .tuple(let tuple)):
            if let size = tuple.tuple.size { return ("", size) }
            expected = "a size"
        case (.label, _), (.button, _), (.field, _): expected = "a string"
        case (.image, _): expected = "a size"
        default: expected = "nothing"
        }
        let failure = failure(
            .wrongKind(
                of: "what follows the name of \(kind == .image ? "an" : "a") \(kind.rawValue)", expected: expected,
                found: value.phrase,
                help: StatementWord(rawValue: kind.rawValue).map { "it is written: \($0.usage)" }), at: code)
        let text = unit.source.text(in: unit.spans[Int(code)])
        if case .text = value, kind == .image { throw failure.replacing(unit.spans[Int(code)], with: "40x40") }
        guard case .number = value else { throw failure }
        let sides = text.split(separator: "*").map { String($0).trimmed }
        let size = sides.count == 2 ? "\(sides[0])x\(sides[1])" : "\(text)x\(text)"
        throw failure.replacing(
            unit.spans[Int(code)], with: kind == .image ? size : Double(text) == nil ? "\"\\(\(text))\"" : "\"\(text)\""
        )
    }
}
