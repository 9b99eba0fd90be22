package import Masonry
internal import Diagnostics

/// The notes of all inputs: one per topic and place, which loops visit repeatedly.
package final class LintNoteLog {
    package private(set) var all: [LintNote] = []
    private var places: Set<Place> = []
    private let undoLog: UndoLog
    private static let limit = 500

    package init(undoLog: UndoLog) {
        self.undoLog = undoLog
    }

    private struct Place: Hashable {
        let topic: LintNote.Topic
        let source: ObjectIdentifier
        let span: Range<Int>
    }

    /// Whether no more notes are stored at a place.
    func isNoted(_ topic: LintNote.Topic, _ source: SourceText, _ span: Span) -> Bool {
        all.count >= Self.limit || places.contains(place(topic, source, span))
    }

    func add(_ note: LintNote) {
        if isNoted(note.fact.topic, note.source, note.span) { return }
        let place = place(note.fact.topic, note.source, note.span)
        all.append(note)
        places.insert(place)
        undoLog.record { [unowned self] in
            all.removeLast()
            places.remove(place)
        }
    }

    private func place(_ topic: LintNote.Topic, _ source: SourceText, _ span: Span) -> Place {
        Place(topic: topic, source: ObjectIdentifier(source), span: span.range)
    }
}
