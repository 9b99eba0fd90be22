package import Masonry
package import Diagnostics

// What bounds a script.
extension Evaluator {
    /// How many steps may pass before an interruption or a deadline is noticed.
    private static var checkInterval: Int { 256 }

    /// What the smallest layout takes.
    private static var stepsOfLayout: Int { 50 }

    /// What a view or a constraint takes where nothing of the last layout is of use.
    private static var stepsOfSolvingAnew: Int { 10 }

    /// Counts a step, or work that is worth several.
    @inline(__always)
    package func step(_ count: Int = 1, at span: @autoclosure () -> Span) throws(Failure) {
        steps += count
        if steps >= nextCheck { try checkSteps(at: span()) }
    }

    @inline(never)
    private func checkSteps(at span: Span) throws(Failure) {
        if steps > limits.steps { throw failure(.limit(.steps, limits.steps), span) }
        nextCheck = min(steps + Self.checkInterval, limits.steps)
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

    /// Counts the copying of so many bytes.
    package func step(copying bytes: Int, at span: Span) throws(Failure) {
        try step(bytes >> 10, at: span)
        if memory.bytes + bytes > limits.memory { throw failure(.limit(.memory, limits.memory), span) }
    }

    /// Counts the reading of so many bytes of text, character by character.
    package func step(reading bytes: Int, at span: Span) throws(Failure) {
        try step(bytes >> 6, at: span)
    }

    /// Counts work on everything in the scene, which is less than a step for each.
    package func stepThroughScene(at span: Span) throws(Failure) {
        try step((scene.views.count + scene.activeCount) >> 7, at: span)
    }

    /// Counts the making of so many constraints, before it is done.
    package func step(making count: Int, at span: Span) throws(Failure) {
        try step(count, at: span)
        try step(copying: count * Self.bytesOfConstraint, at: span)
    }

    /// What a constraint takes with its handle.
    private static var bytesOfConstraint: Int { 1_000 }

    /// Counts the taking in or out of a handle's constraints, each of which is found among its view's and all that are active.
    package func step(installing constraint: any Constraint, at span: Span) throws(Failure) {
        for part in constraint.leaves {
            try step(1 + (scene.activeCount + part.first.view.installedCount) >> 7, at: span)
        }
    }

    /// Counts the layout that reading a solved value needs, where the last one no longer holds: by what there is to lay out,
    /// and by what the last one took.
    package func stepBeforeLayout(at span: Span) throws(Failure) {
        guard scene.needsLayout else { return }
        try step(Self.stepsOfLayout + scene.views.count + scene.activeCount + scene.layoutWork >> 5, at: span)
    }

    /// Counts what lays the scene out again whether it changed or not.
    func stepBeforeSolvingAnew(at span: Span) throws(Failure) {
        try step(Self.stepsOfLayout + Self.stepsOfSolvingAnew * (scene.views.count + scene.activeCount), at: span)
    }

    /// Checks that no more constraints are active than may be.
    package func checkConstraintCount(at span: Span) throws(Failure) {
        if scene.activeCount > limits.constraints { throw failure(.limit(.constraints, limits.constraints), span) }
    }

    /// Checks that a view can stand in another without being nested too deep.
    ///
    /// - Parameter height: how deep views are nested in the view, itself included.
    package func checkNesting(under parent: View, height: Int = 1, at span: Span) throws(Failure) {
        var depth = height
        var ancestor: View? = parent
        while let view = ancestor {
            depth += 1
            if depth > limits.nesting { throw failure(.limit(.viewNesting, limits.nesting), span) }
            ancestor = view.superview
        }
    }

    // MARK: Text and arrays

    /// Writes a line with the values in it.
    package func print(_ values: [Value], at span: Span) throws(Failure) {
        var line = ""
        for (index, value) in values.enumerated() {
            let piece = (index == 0 ? "" : " ") + plainText(try library?.described(value, at: span) ?? value)
            try countOutput(piece, at: span)
            line += piece
        }
        try countOutput("\n", at: span)
        write(line + "\n")
    }

    package func countOutput(_ text: String, at span: Span) throws(Failure) {
        outputSize += text.utf8.count
        if outputSize > limits.output { throw failure(.limit(.output, limits.output), span) }
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

    /// The text, where views and keys can have so long a one.
    package func shown(_ text: String, at span: Span) throws(Failure) -> String {
        if text.utf8.count > limits.shownText { throw failure(.limit(.shownText, limits.shownText), span) }
        // Showing measures every character, several times, and such as are made of several slowly.
        try step(text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count >> 6 : text.utf8.count >> 1, at: span)
        return text
    }

    package func array(_ elements: [Value], at span: Span) throws(Failure) -> Value {
        try step(copying: elements.count * MemoryLayout<Value>.stride, at: span)
        let array = ArrayValue(elements, countedBy: memory)
        if array.depth > limits.nesting { throw failure(.limit(.nesting, limits.nesting), span) }
        return .array(array)
    }

    /// Counts what a change of a dictionary copies, and keeps what takes it back.
    package func prepareChange(of dictionary: DictionaryValue, at span: Span) throws(Failure) {
        try step(copying: dictionary.bytesToGrow, at: span)
        try step(keeping: dictionary.bytesToRecord(in: undoLog), at: span)
        dictionary.recordOnce(in: undoLog)
    }

    /// Counts what is kept for taking a change back, each value of which has to be held on to.
    package func step(keeping bytes: Int, at span: Span) throws(Failure) {
        try step(bytes >> 8, at: span)
        try step(copying: bytes, at: span)
    }

    package func plainText(_ value: Value) -> String {
        if case .text(let text) = value, text.text.utf8.count <= limits.text { return text.text }
        return written(ValueText(limit: limits.text).text(value, .plain))
    }

    /// Counts the writing of a text out of values; the next step looks at the count.
    package func written(_ text: String) -> String {
        steps += text.utf8.count >> 3
        return text
    }

    /// Counts the comparison of a dictionary's key.
    package func step(readingKey key: Value, at span: Span) throws(Failure) {
        if case .text(let text) = key { try step(reading: text.text.utf8.count, at: span) }
    }
}
