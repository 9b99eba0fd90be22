internal import AppleLibraries
public import Diagnostics
internal import Evaluator
internal import FixIts
internal import LayoutTerms
internal import Masonry
internal import Syntax
internal import Vocabulary

extension Interpreter {
    /// A note that says why a source that ran without an error laid out nothing and checked no expectation; nil if it
    /// did either.
    public func nothingLaidOut(in source: SourceText) -> Diagnostic? {
        guard scene.root.subviews.isEmpty, expectations == (0, 0) else { return nil }
        let (reason, span) = reasonForNothing(in: programRead(from: source))
        return Failure(.nothingLaidOut(reason), source, span).diagnostics.first
    }

    /// A note that names the screens of a source that ran nowhere, as another class started; nil where all ran.
    public func notRun(in source: SourceText) -> Diagnostic? {
        guard library.entryName == nil, !library.hasTests, library.mainObject != nil else { return nil }
        let unused = Set(library.screensNotRun)
        var names: [String] = []
        var place: Span?
        for case .class(let type) in programRead(from: source).statements.map(\.kind) where !type.isAssumed {
            let name = vocabulary.text(type.name.name)
            // Objective-C has an interface and an implementation.
            guard unused.contains(name), !names.contains(name) else { continue }
            names.append(name)
            place = place ?? type.name.span
        }
        guard let place else { return nil }
        let list = names.map { "`\($0)`" }.joinedAsList(limit: 4)
        return Diagnostic(
            severity: .note, slug: Slug.notRun.rawValue,
            message: "\(list) \(names.count == 1 ? "was" : "were") not run",
            labels: [Diagnostic.Label(source: source, span: place)],
            help: "\(names.count == 1 ? "run it" : "run one") with --entry \(names[0])")
    }

    /// A note that names the tests of a source that checked nothing; nil where each checked something.
    public func uncheckedTests(in source: SourceText) -> Diagnostic? {
        guard let place = library.uncheckedTests.first?.span else { return nil }
        let list = library.uncheckedTests.map { "`\($0.name)`" }.joinedAsList(limit: 4)
        return Diagnostic(
            severity: .note, slug: Slug.notRun.rawValue, message: "\(list) checked nothing",
            labels: [Diagnostic.Label(source: source, span: place)],
            help: "assert what is expected, as with XCTAssertEqual")
    }

    private func reasonForNothing(in program: Program) -> (NothingLaidOut, Span) {
        let types = program.statements.compactMap { statement -> ClassSyntax? in
            if case .class(let type) = statement.kind, !type.isAssumed { type } else { nil }
        }
        let first = program.statements.first.map { Span($0.span.lower, $0.span.lower) } ?? Span(0, 0)
        if let type = types.first(where: isSwiftUI) {
            return (.swiftUI(vocabulary.text(type.name.name)), type.name.span)
        }
        for type in types {
            let base = type.superclass.map { vocabulary.text($0) } ?? ""
            guard let owner = UIKitName.otherTests[base] else { continue }
            return (.otherTests(vocabulary.text(type.name.name), library: owner), type.name.span)
        }
        for attribute in program.types {
            let name = vocabulary.text(attribute.name)
            guard let owner = UIKitName.otherTests[name] else { continue }
            return (.otherTests("@\(name)", library: owner), attribute.span)
        }
        if library.hasTests { return (.uncheckedTests, types.last?.name.span ?? first) }
        let isWithoutClass = types.allSatisfy { !library.isDeclared($0.name.name) }
        if isWithoutClass, let part = types.last(where: { !UIKitClass.isLibrary(vocabulary.text($0.name.name)) }) {
            return (.partOf(vocabulary.text(part.name.name)), part.name.span)
        }
        if let main = library.mainObject, let object = library.object(of: main) {
            let started = types.first { vocabulary.text($0.name.name) == object.type.name }
            return (.empty(object.type.name), started?.name.span ?? first)
        }
        if let type = types.last { return (.noScreen, type.name.span) }
        return (program.statements.isEmpty ? .blank : .declarations, first)
    }

    private func isSwiftUI(_ type: ClassSyntax) -> Bool {
        type.inherited.contains { SwiftName.typesOfSwiftUI.contains(vocabulary.text($0)) }
    }
}
