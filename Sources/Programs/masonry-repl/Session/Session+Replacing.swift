internal import Masonry
internal import MasonryLanguage

// A function, a class or a block that is run again, corrected, takes the place of what declared the same before.
extension Session {
    /// The inputs that a new one replaces.
    struct Replaced {
        /// The positions of their entries, in order.
        let places: [Int]
        /// What takes the place of the first: the new input, or the first with the new statements in it.
        let text: String
    }

    /// The inputs in effect that declare the same as a new one, which then takes their place; nil if there are none, or if
    /// something else that they do would be lost.
    func replaced(by source: SourceText, _ new: DeclaredNames) -> Replaced? {
        var found: [(place: Int, names: DeclaredNames)] = []
        var constraints: [Int] = []
        var isGoingOn = false
        for (place, entry) in timeline.inEffect.enumerated().dropFirst(timeline.start) where entry.runs {
            guard let old = interpreter.declaredNames(in: entry.source) else { continue }
            if new.overlap(old) {
                found.append((place, old))
                isGoingOn = !old.isBlock
            } else if isGoingOn, old.goOn {
                constraints.append(place)
            } else {
                isGoingOn = false
            }
        }
        guard let first = found.first else { return nil }
        let isWhole = found.allSatisfy { new.replaceStatements ? new.coverAll(of: $0.names) : new.cover($0.names) }
        if isWhole {
            // A block has the constraints of its views, too, where the views were declared alone before.
            let added = new.replaceStatements ? [] : constraints
            return Replaced(places: (found.map(\.place) + added).sorted(), text: source.text)
        }
        // What else the input does stays.
        let old = timeline.entries[first.place].source
        guard new.replaceStatements, found.count == 1, old.accent == source.accent,
            let spans = new.places(in: first.names)
        else { return nil }
        let edits = spans.enumerated().map { index, span in
            Replacement(source: old, span: span, text: index == 0 ? source.text.trimmingBlanks : "")
        }
        return Replaced(places: [first.place], text: old.applying(edits).text)
    }

    /// Runs an input in place of others and the later ones again, as one step that can be undone. What no longer runs after
    /// it is left out.
    func run(_ source: SourceText, inPlaceOf replaced: Replaced) {
        failed = nil
        let before = known
        let numbers = replaced.places.map { timeline.entries[$0].number }
        var messages: [Diagnostic] = []
        clock.measureInput {
            let lost = clock.measure(.running) { replace(replaced, by: source) { messages = $0 } }
            guard let lost else {
                inputCount += 1
                return show(failureOf: source, messages)
            }
            presenter.show(value: words(replaced: numbers, lost: lost))
            showChanges(after: messages, replacing: before)
        }
    }

    private static func names(_ numbers: [Int]) -> String { numbers.map { "in[\($0)]" }.joinedAsList(limit: 4) }

    private func words(replaced: [Int], lost: [Int]) -> String {
        let left =
            lost.isEmpty
            ? "" : "; \(Self.names(lost)) no longer \(lost.count == 1 ? "runs and is" : "run and are") left out"
        return "this replaces \(Self.names(replaced))\(left); :\(SessionCommand.undo.name) takes it back"
    }

    /// - Parameter said: called with the messages of the input.
    /// - Returns: the numbers of the inputs that are left out; nil if the input does not run: everything is as before then.
    func replace(_ replaced: Replaced, by source: SourceText, said: ([Diagnostic]) -> Void) -> [Int]? {
        guard let first = replaced.places.first else { return nil }
        let old = timeline.entries[first]
        let onOutput = interpreter.onOutput
        var (printed, isInterrupted, isHeard, isMistaken) = ("", false, false, false)
        interpreter.onOutput = { printed += $0 }
        defer {
            interpreter.onOutput = onOutput
            if !printed.isEmpty { onOutput(printed) }
        }
        let hear = { (messages: [Diagnostic]) in
            isInterrupted = messages.contains { $0.slug == Slug.interrupted.rawValue }
            isMistaken = isHeard && messages.contains { $0.severity == .error }
            isHeard = true
            said(messages)
        }
        let rest = timeline.inEffect.indices.dropFirst(first + 1).map { place -> Rerun in
            let entry = timeline.entries[place]
            if replaced.places.contains(place) { return .keep(entry.absent(.replaced)) }
            return entry.runs || entry.absence == .fails ? .may(entry) : .keep(entry)
        }
        let number = inputCount + 1
        let isWhole = replaced.text == source.text
        let inPlace = SourceText(
            name: "in[\(old.number)]", text: replaced.text, isInput: true, accent: source.accent)
        var new = rerun([.must(inPlace, number: old.number, isNew: true)] + rest, from: first, heard: hear)
        if new == nil, isMistaken, isWhole {
            // Once more, for messages about what was typed.
            _ = rerun([.must(source, number: old.number, isNew: true)] + rest, from: first, heard: said)
        } else if new == nil, !isInterrupted, !isMistaken {
            // It may need what was declared since.
            printed = ""
            let before: Rerun = isWhole ? .keep(old.absent(.replaced)) : .may(old)
            new = rerun(
                [before] + rest + [.must(source, number: number, isNew: true)], from: first, heard: hear)
            if new != nil { inputCount += 1 }
        }
        guard let new else { return nil }
        let lost = zip(new, timeline.entries[first...]).filter { $0.absence == .fails && $1.runs }.map(\.0.number)
        let numbers = Self.names(replaced.places.map { timeline.entries[$0].number })
        add(new, from: first, title: "\(numbers) replaced by \(source.textOfStatements.firstLine)")
        journal?.note(.replaced(number: number, accent: source.accent, text: source.text))
        return lost
    }
}
