public import Masonry
public import Diagnostics

/// A session's result as one JSON object, in the format of `docs/language.md`.
public struct JSONReport {
    public var layout: Layout
    /// The printed output.
    public var output: String
    public var expectations: (passed: Int, failed: Int)
    public var diagnostics: [Diagnostic]
    /// The statements that would fix each finding of the layout; may be shorter than the findings.
    public var repairs: [[Repair]]
    /// The interpreter's reports about `constraintFindings`, included in the findings.
    public var lints: [Diagnostic]

    public init(
        layout: Layout, output: String = "", expectations: (passed: Int, failed: Int) = (0, 0),
        diagnostics: [Diagnostic] = [], lints: [Diagnostic] = [], repairs: [[Repair]] = []
    ) {
        self.layout = layout
        self.repairs = repairs
        self.output = output
        self.expectations = expectations
        self.diagnostics = diagnostics
        self.lints = lints
    }

    /// The object, ending with a newline.
    public var text: String {
        let object = JSON.object([
            ("screen", screen),
            ("views", .array(layout.items.map(view))),
            ("constraints", .array(layout.constraints.map(constraint))),
            (
                "findings",
                .array(
                    layout.findings.enumerated().map { finding($0.element, number: $0.offset) } + lints.map(lint))
            ),
            (
                "expectations",
                .object([
                    ("passed", .number(Double(expectations.passed))), ("failed", .number(Double(expectations.failed))),
                ])
            ),
            ("output", .string(output)),
            ("diagnostics", .array(diagnostics.map(diagnostic))),
        ])
        return object.text + "\n"
    }

    private var screen: JSON {
        .object([
            ("width", .number(layout.screen.width)), ("height", .number(layout.screen.height)),
            ("scale", .number(layout.screen.scale)), ("direction", .string(layout.screen.direction.rawValue)),
        ])
    }

    private func view(_ item: Layout.Item) -> JSON {
        var members: [(key: String, value: JSON)] = [
            ("name", .string(item.name)), ("kind", .string(item.kind.rawValue)),
            ("parent", item.parent.map { .string(layout.items[$0].name) } ?? .null),
            ("frame", rect(item.frame)), ("rootFrame", rect(item.rootFrame)),
            ("ambiguous", .array(item.ambiguous.map { .string($0.rawValue) })),
        ]
        if let size = item.contentSize {
            members.append(
                ("contentSize", .object([("width", .number(size.width)), ("height", .number(size.height))])))
        }
        return .object(members)
    }

    private func rect(_ rect: Rect) -> JSON {
        .object([
            ("x", .number(rect.x)), ("y", .number(rect.y)), ("width", .number(rect.width)),
            ("height", .number(rect.height)),
        ])
    }

    private func constraint(_ record: Layout.ConstraintRecord) -> JSON {
        .object([
            ("id", .number(Double(record.id))), ("description", .string(record.description)),
            ("key", record.key.map { .string($0) } ?? .null), ("first", anchor(record.first)),
            ("relation", .string(record.relation.rawValue)), ("second", record.second.map(anchor) ?? .null),
            ("multiplier", .number(record.multiplier)), ("constant", .number(record.constant)),
            ("priority", .number(record.priority)), ("installedOn", .string(record.installedOn)),
            ("broken", .boolean(record.isBroken)), ("line", line(record.origin)), ("steps", steps(record.origin)),
        ])
    }

    private func anchor(_ anchor: Layout.Anchor) -> JSON {
        .object([("item", .string(anchor.item)), ("attribute", .string(anchor.attribute.rawValue))])
    }

    private func line(_ origin: Origin?) -> JSON {
        origin.map { .number(Double($0.line)) } ?? .null
    }

    /// The calls and rounds of loops that led to a place, innermost first.
    private func steps(_ origin: Origin?) -> JSON {
        .array(
            (origin?.steps ?? []).map { step in
                var members: [(key: String, value: JSON)] = [("line", line(step.place))]
                switch step.kind {
                case .call(let name): members.append(("call", name.map { .string($0) } ?? .null))
                case .round(let round): members.append(("round", .number(Double(round))))
                }
                return .object(members)
            })
    }

    private func finding(_ finding: Finding, number: Int) -> JSON {
        var members: [(key: String, value: JSON)] = [
            ("kind", .string(finding.slug)), ("message", .string(finding.message)), ("line", line(finding.origin)),
        ]
        switch finding.kind {
        case .conflict(let conflict):
            members.append(("broken", conflict.broken.id.map { .number(Double($0)) } ?? .null))
            members.append(("set", .array(conflict.set.compactMap(\.id).map { .number(Double($0)) })))
            members.append(("arithmetic", conflict.arithmetic.map(arithmetic) ?? .null))
        case .ambiguous(let view, let axis, _):
            members.append(("view", .string(view)))
            members.append(("axis", .string(axis.rawValue)))
        case .openContent(let view, let axis):
            members.append(("view", .string(view)))
            members.append(("axis", .string(axis.rawValue)))
            members.append(("content", .boolean(true)))
        case .unplaced(let view), .unsettled(let view):
            members.append(("view", .string(view)))
        case .inexact(let views):
            members.append(("views", .array(views.map { .string($0) })))
        }
        members.append(("repairs", .array(number < repairs.count ? repairs[number].map(repair) : [])))
        return .object(members)
    }

    private func arithmetic(_ arithmetic: Conflict.Arithmetic) -> JSON {
        .object([
            (
                "summands",
                .array(
                    arithmetic.summands.map { summand in
                        .object([
                            ("source", .string(summand.source.description)),
                            ("multiplier", .number(summand.multiplier)),
                        ])
                    })
            ),
            ("relation", .string(arithmetic.relation.rawValue)), ("value", .number(arithmetic.value)),
        ])
    }

    private func repair(_ repair: Repair) -> JSON {
        .object([
            ("title", .string(repair.title)), ("effect", .string(repair.effect)),
            ("edits", .array(repair.edits.map(edit))),
        ])
    }

    private func lint(_ lint: Diagnostic) -> JSON {
        .object(
            [("kind", .string(lint.slug)), ("message", .string(lint.message))] + place(of: lint) + advice(of: lint)
                + [("repairs", .array(lint.repairs.map(repair)))])
    }

    private func diagnostic(_ diagnostic: Diagnostic) -> JSON {
        let primary = diagnostic.labels.first { $0.isPrimary }
        let kind: [(key: String, value: JSON)] = [
            ("severity", .string(diagnostic.severity.rawValue)), ("slug", .string(diagnostic.slug)),
            ("message", .string(diagnostic.message)),
            ("source", primary.map { .string($0.source.name) } ?? .null),
        ]
        return .object(kind + place(of: diagnostic) + advice(of: diagnostic))
    }

    private func place(of diagnostic: Diagnostic) -> [(key: String, value: JSON)] {
        [
            ("line", diagnostic.line.map { .number(Double($0)) } ?? .null),
            ("column", diagnostic.column.map { .number(Double($0)) } ?? .null),
            (
                "labels",
                .array(
                    diagnostic.labels.map { label in
                        .object(
                            [("source", .string(label.source.name))] + stretch(label.span, in: label.source) + [
                                ("message", label.message.isEmpty ? .null : .string(label.message)),
                                ("primary", .boolean(label.isPrimary)),
                            ])
                    })
            ),
        ]
    }

    private func advice(of diagnostic: Diagnostic) -> [(key: String, value: JSON)] {
        [
            ("notes", .array(diagnostic.notes.map { .string($0) })),
            ("help", diagnostic.help.map { .string($0) } ?? .null),
            ("write", diagnostic.replacement.map { .string($0.lines) } ?? .null),
            (
                "replacement",
                diagnostic.replacement.map(edit) ?? .null
            ),
        ]
    }

    private func edit(_ replacement: Replacement) -> JSON {
        .object(
            [("source", .string(replacement.source.name))]
                + stretch(replacement.span, in: replacement.source) + [("text", .string(replacement.text))])
    }

    /// The start and end of a span: lines and columns from 1, and UTF-8 bytes from 0. The end is exclusive.
    private func stretch(_ span: Span, in source: SourceText) -> [(key: String, value: JSON)] {
        [("start", span.lower), ("end", span.upper)].map { key, offset in
            (
                key,
                .object([
                    ("line", .number(Double(source.line(at: offset)))),
                    ("column", .number(Double(source.column(at: offset)))), ("offset", .number(Double(offset))),
                ])
            )
        }
    }
}
