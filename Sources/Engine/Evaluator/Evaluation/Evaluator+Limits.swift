package import Masonry
package import Diagnostics
internal import Syntax

// The limits of a script.
extension Evaluator {
    /// The most steps before an interruption or deadline is noticed.
    private static var checkInterval: Int { 256 }

    /// The steps of the smallest layout.
    private static var stepsOfLayout: Int { 50 }

    /// The steps per view or constraint if nothing of the last layout can be reused.
    private static var stepsOfSolvingAnew: Int { 10 }

    /// Counts a step, or work equivalent to several.
    @inline(__always)
    package func step(_ count: Int = 1, at span: @autoclosure () -> Span) throws(Failure) {
        usage.steps &+= count
        if usage.steps >= usage.nextCheck { try checkSteps(at: span()) }
    }

    @inline(never)
    private func checkSteps(at span: Span) throws(Failure) {
        if usage.steps > limits.steps { throw failure(.limit(.steps, limits.steps), span) }
        usage.nextCheck = min(usage.steps + Self.checkInterval, limits.steps)
        if undoLog.count > limits.changes { throw failure(.limit(.changes, limits.changes), span) }
        if memory.bytes > limits.memory { throw failure(.limit(.memory, limits.memory), span) }
        try checkInterruption(at: span)
    }

    package func checkInterruption(at span: Span) throws(Failure) {
        switch interruption.reason {
        case .request: throw failure(.interrupted, span)
        case .deadline: throw failure(.deadline, span)
        case nil: return
        }
    }

    /// Counts copying this many bytes.
    package func step(copying bytes: Int, at span: Span) throws(Failure) {
        try step(bytes >> 10, at: span)
        if memory.bytes + bytes > limits.memory { throw failure(.limit(.memory, limits.memory), span) }
    }

    /// Counts reading this many bytes of text, character by character.
    package func step(reading bytes: Int, at span: Span) throws(Failure) {
        try step(bytes >> 6, at: span)
    }

    /// Counts work on everything in the scene, at less than a step for each.
    package func stepThroughScene(at span: Span) throws(Failure) {
        try step((scene.views.count + scene.activeCount) >> 7, at: span)
    }

    /// Counts the creation of this many constraints, in advance.
    package func step(making count: Int, at span: Span) throws(Failure) {
        try step(count, at: span)
        try step(copying: count * Self.bytesOfConstraint, at: span)
    }

    /// The bytes of a constraint with its handle.
    private static var bytesOfConstraint: Int { 1_000 }

    /// Counts installing or uninstalling a handle's constraints. Each must be found among its view's and all active
    /// ones.
    package func step(installing constraint: any Constraint, at span: Span) throws(Failure) {
        for part in constraint.leaves {
            try step(1 + (scene.activeCount + part.first.view.installedCount) >> 7, at: span)
        }
    }

    /// Counts the layout needed to read a solved value if the last one is outdated, by the size of the scene and the
    /// work of the last layout.
    package func stepBeforeLayout(at span: Span) throws(Failure) {
        guard scene.needsLayout else { return }
        try step(Self.stepsOfLayout + scene.views.count + scene.activeCount + scene.layoutWork >> 5, at: span)
    }

    /// Counts a layout that runs whether the scene changed or not.
    func stepBeforeSolvingAnew(at span: Span) throws(Failure) {
        try step(Self.stepsOfLayout + Self.stepsOfSolvingAnew * (scene.views.count + scene.activeCount), at: span)
    }

    /// Checks the limit of active constraints.
    package func checkConstraintCount(at span: Span) throws(Failure) {
        if scene.activeCount > limits.constraints { throw failure(.limit(.constraints, limits.constraints), span) }
    }

    /// Checks the nesting limit for adding a view to another.
    ///
    /// - Parameter height: the nesting depth of the view, including itself.
    package func checkNesting(under parent: View, height: Int = 1, at span: Span) throws(Failure) {
        var depth = height
        var ancestor: View? = parent
        while let view = ancestor {
            depth += 1
            if depth > limits.nesting { throw failure(.limit(.viewNesting, limits.nesting), span) }
            ancestor = view.superview
        }
    }

    /// Does something for each index below a count, as a loop of the script would, until it returns false.
    package func loop(_ count: Int, at span: Span, _ body: (_ index: Int) throws(Failure) -> Bool) throws(Failure) {
        trail.enterLoop(in: frame, at: span)
        defer { trail.leaveLoop() }
        for index in 0..<count {
            try step(at: span)
            trail.nextRound()
            if try !body(index) { return }
        }
    }

    // MARK: Text and arrays

    /// Prints the values on a line.
    package func print(_ values: [Value], at span: Span) throws(Failure) {
        var line = ""
        for (index, value) in values.enumerated() {
            let piece = (index == 0 ? "" : " ") + plainText(try library?.converted(value, .text, at: span) ?? value)
            try countOutput(piece, at: span)
            line += piece
        }
        try countOutput("\n", at: span)
        host.write(line + "\n")
    }

    package func countOutput(_ text: String, at span: Span) throws(Failure) {
        usage.outputSize += text.utf8.count
        if usage.outputSize > limits.output { throw failure(.limit(.output, limits.output), span) }
    }

    package func text(_ text: String, at span: Span) throws(Failure) -> Value {
        if text.utf8.count > limits.text { throw failure(.limit(.text, limits.text), span) }
        try step(copying: text.utf8.count, at: span)
        return .text(TextValue(text, countedBy: memory))
    }

    package func text(_ text: String?, at span: Span) throws(Failure) -> Value {
        guard let text else { return .nothing }
        return try self.text(text, at: span)
    }

    /// The text, if it is short enough for a view or key.
    package func shown(_ text: String, at span: Span) throws(Failure) -> String {
        if text.utf8.count > limits.shownText { throw failure(.limit(.shownText, limits.shownText), span) }
        // Displaying measures every character several times, and composed characters slowly.
        try step(text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count >> 6 : text.utf8.count >> 1, at: span)
        return text
    }

    package func array(_ elements: [Value], at span: Span) throws(Failure) -> Value {
        try step(copying: elements.count * MemoryLayout<Value>.stride, at: span)
        // Each element is retained, and released again.
        try step(elements.count >> 3, at: span)
        let array = ArrayValue(elements, countedBy: memory)
        if array.depth > limits.nesting { throw failure(.limit(.nesting, limits.nesting), span) }
        return .array(array)
    }

    /// Counts the bytes copied by a change of a dictionary, and records the undo.
    package func prepareChange(of dictionary: DictionaryValue, at span: Span) throws(Failure) {
        try step(copying: dictionary.bytesToGrow, at: span)
        try step(keeping: dictionary.bytesToRecord(in: undoLog), at: span)
        dictionary.recordOnce(in: undoLog)
    }

    /// Counts the bytes copied by a change of this many elements of an array, and records the undo.
    package func prepareChange(of array: ArrayValue, copying count: Int, at span: Span) throws(Failure) {
        try step(at: span)
        try step(copying: max(count * MemoryLayout<Value>.stride, array.bytesToGrow), at: span)
        try step(keeping: array.bytesToRecord(in: undoLog), at: span)
        array.recordOnce(in: undoLog)
    }

    /// Counts the values kept for undo, each of which must be retained.
    private func step(keeping bytes: Int, at span: Span) throws(Failure) {
        try step(bytes >> 8, at: span)
        try step(copying: bytes, at: span)
    }

    package func plainText(_ value: Value) -> String {
        if case .text(let text) = value, text.text.utf8.count <= limits.text { return text.text }
        return written(ValueText(limit: limits.text).text(value, .plain))
    }

    /// Counts the conversion of values to text. The next step checks the count.
    func written(_ text: String) -> String {
        usage.steps += text.utf8.count >> 3
        return text
    }

    /// Counts the comparison of a dictionary's key.
    func step(readingKey key: Value, at span: Span) throws(Failure) {
        if case .text(let text) = key { try step(reading: text.text.utf8.count, at: span) }
    }
}
