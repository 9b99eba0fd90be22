public import Diagnostics
internal import LayoutTerms

/// The conflicts that a console log tells of: what UIKit and AppKit write as "Unable to simultaneously satisfy constraints".
public struct ConsoleLog: Sendable {
    public let source: SourceText
    /// Each once, in the order of the log.
    package private(set) var conflicts: [LoggedConflict] = []
    /// The descriptions that can't be read.
    package private(set) var unread: [Range<Int>] = []
    /// Whether the last conflict has no end yet.
    public private(set) var isUnfinished = false
    /// Whether it has no conflict.
    public var isEmpty: Bool { conflicts.isEmpty }

    /// The most constraints of one conflict that are read.
    private static let maxConstraints = 500
    /// The most conflicts that are read.
    static let maxConflicts = 1_000

    /// Reads a log. A text without one has no conflicts.
    public init(_ source: SourceText) {
        self.source = source
        var cursor = ByteCursor(source.bytes)
        var current: LoggedConflict?
        var awaitsBroken = false
        while !cursor.isAtEnd, conflicts.count < Self.maxConflicts {
            if Self.opening.contains(where: { cursor.take($0) }) {
                add(&current)
                current = LoggedConflict(constraints: [], range: cursor.position..<cursor.position)
                awaitsBroken = false
                isUnfinished = true
            } else if cursor.take(Self.breaking) {
                awaitsBroken = current != nil
            } else if Self.endings.contains(where: { cursor.take($0) }) {
                add(&current)
                isUnfinished = false
            } else if cursor.peek() == UInt8(ascii: "<"), DescriptionReader.className(cursor) != nil {
                let start = cursor.position
                guard let constraint = DescriptionReader.read(&cursor) else {
                    cursor.position += 1
                    unread.append(start..<start + 1)
                    continue
                }
                var conflict = current ?? LoggedConflict(constraints: [], range: constraint.range)
                conflict.add(constraint, isBroken: awaitsBroken, atMost: Self.maxConstraints)
                current = conflict
                if awaitsBroken {
                    add(&current)
                    isUnfinished = false
                }
                awaitsBroken = false
            } else {
                cursor.position += 1
            }
        }
        add(&current)
        for index in unread.indices { unread[index] = source.range(ofLine: source.line(at: unread[index].lowerBound)) }
    }

    private static let opening: [StaticString] = [
        "Unable to simultaneously satisfy constraints", "unable to simultaneously satisfy constraints",
    ]
    private static let breaking: StaticString = "attempt to recover by breaking constraint"

    /// What UIKit and AppKit write after a conflict.
    private static let endings: [StaticString] = [
        "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints",
        "Set the NSUserDefault NSConstraintBasedLayout",
    ]

    private mutating func add(_ conflict: inout LoggedConflict?) {
        defer { conflict = nil }
        guard let conflict, !conflict.constraints.isEmpty else { return }
        let shape = conflict.shape
        if let index = conflicts.firstIndex(where: { $0.shape == shape }) {
            conflicts[index].count += 1
        } else {
            conflicts.append(conflict)
        }
    }

    /// Whether a text is a log, or the start of one: it has the sentence, two descriptions of constraints, or it starts with one.
    public static func isRecognized(_ text: String) -> Bool {
        var cursor = ByteCursor(Array(text.utf8.prefix(longestHead)))
        var lines = 0
        cursor.skipBlanks()
        _ = cursor.take("\"")
        if DescriptionReader.className(cursor) != nil, DescriptionReader.read(&cursor) != nil { return true }
        while !cursor.isAtEnd {
            if opening.contains(where: { cursor.starts(with: $0) }) { return !cursor.isInCode }
            if cursor.peek() == UInt8(ascii: "<"), DescriptionReader.className(cursor) != nil {
                if !cursor.isInCode, DescriptionReader.read(&cursor) != nil {
                    lines += 1
                    if lines == 2 { return true }
                    continue
                }
            }
            cursor.position += 1
        }
        return false
    }

    /// A log is recognized by its first bytes.
    private static let longestHead = 1 << 20

    /// Whether a line is one of the sentences around a conflict, which say nothing about it.
    public static func isFrame(_ line: String) -> Bool {
        let sentences = [
            "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints",
            "The methods in the UIConstraintBasedLayoutDebugging category on UIView",
            "Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints",
            "Set the NSUserDefault NSConstraintBasedLayoutLogUnsatisfiable",
            "symbolic breakpoint on LAYOUT_CONSTRAINTS_NOT_SATISFIABLE",
        ]
        return sentences.contains { line.contains($0) }
    }
}

extension ByteCursor {
    /// Whether the line before this place is of a program, which only quotes a log.
    fileprivate var isInCode: Bool {
        let longestLine = 300
        var start = position
        while start > 0, position - start < longestLine, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        var line = text(start..<position)[...]
        if line.contains("// ") || line.contains("/*") { return true }
        guard line.last == "\"" else { return false }
        line = line.dropLast()
        while line.last == " " { line = line.dropLast() }
        if line.last == "(" { return line.dropLast().last?.isLetter == true }
        return ["=", "@", ":"].contains(line.last)
    }
}

extension LoggedConflict {
    /// Adds a constraint; the one that is broken is repeated at the end.
    fileprivate mutating func add(_ constraint: LoggedConstraint, isBroken: Bool, atMost limit: Int) {
        var index = constraints.firstIndex { $0.isSame(as: constraint) }
        if index == nil, constraints.count < limit {
            index = constraints.count
            constraints.append(constraint)
        }
        if isBroken { broken = index }
    }

    /// What two conflicts of one piece of code have in common: everything but the addresses.
    fileprivate var shape: [String] {
        var numbers: [LoggedItem: Int] = [:]
        func shape(_ side: LoggedSide) -> String {
            var item = side.item
            if item.address != nil { (item.quoted, item.className) = (nil, nil) }
            let number = numbers[item] ?? numbers.count
            numbers[item] = number
            return "\(side.item.className ?? "") \(side.item.name ?? "") \(number) \(side.attribute) \(side.isContent)"
        }
        return constraints.enumerated().map { index, constraint in
            let equations = constraint.equations.map { equation in
                "\(shape(equation.first)) \(equation.relation) \(equation.second.map(shape) ?? "") \(equation.multiplier)"
                    + " \(equation.constant) \(equation.priority)"
            }
            return "\(constraint.className) \(constraint.name ?? "") \(constraint.place?.file ?? "")"
                + " \(constraint.place?.line ?? 0) \(index == broken) \(equations)"
        }
    }
}
