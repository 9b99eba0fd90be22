internal import Masonry
internal import Vocabulary
internal import Diagnostics

// Labels that a call has, lacks or has in the place of others.
extension Arguments {
    /// The arguments from the first label that there is not to the last, each with the label that it was meant to have, where
    /// several have another.
    func relabelled(_ labels: [[String]]) -> (span: Span, text: String)? {
        let wrong = (0..<count).filter { index in
            label(of: index).map { index >= labels.count || !labels[index].contains($0) } ?? false
        }
        guard wrong.count > 1, let first = wrong.first, let last = wrong.last else { return nil }
        var written: [String] = []
        var used: Set<String> = []
        for index in first...last {
            guard let label = label(of: index), index < labels.count,
                let meant = labels[index].contains(label)
                    ? label : ArgumentLabel.meant(by: label, among: labels[index]),
                used.insert(meant).inserted
            else { return nil }
            written.append("\(meant): \(evaluator.unit.source.text(in: span(of: index)))")
        }
        return (Span(site.labelSpans[first].lower, span(of: last).upper), written.joined(separator: ", "))
    }

    /// A distribution of which the first argument is not the axis: the axis goes there, the usual one where there is none.
    var withoutAxis: Failure {
        let source = evaluator.unit.source
        let place = Span(site.labelSpans[0].lower, span(of: count - 1).upper)
        var axes: [String] = []
        var others: [String] = []
        for index in 0..<count {
            let text = source.text(in: span(of: index))
            let isAxis = if case .axis = given(index) { true } else { false }
            if let label = label(of: index), !isAxis {
                let known = [ArgumentLabel.spacing, .length, .lead, .tail].map(\.rawValue)
                let meant = known.contains(label) ? label : ArgumentLabel.meant(by: label, among: known) ?? label
                others.append("\(meant): \(text)")
            } else {
                axes.append(isAxis && text.hasPrefix(".") ? String(text.dropFirst()) : text)
            }
        }
        if axes.isEmpty { axes = [Axis.horizontal.rawValue] }
        return failure(.axisNotFirst(name), place).replacing(place, with: (axes + others).joined(separator: ", "))
    }

    /// A call that is given two labels of which it takes one: the one that comes first stays.
    func withOne(of labels: [String]) -> Failure {
        let given = (0..<count).filter { label(of: $0).map(labels.contains) ?? false }
        let failure = failure(.bothLabels(of: name, labels))
        guard evaluator.unit.source.accent == .masonry, let extra = given.dropFirst().first, extra > 0 else {
            return failure
        }
        return failure.replacing(Span(span(of: extra - 1).upper, span(of: extra).upper), with: "")
    }

    /// An argument without its label, of a call whose arguments all have one.
    func unlabelled(_ labels: [String], at index: Int) -> Failure {
        let failure = failure(.missingLabel(of: name, expected: [labels[index]]), span(of: index))
        guard site.labels.allSatisfy({ $0 == nil }), labels.count == count else { return failure }
        let source = evaluator.unit.source
        let written = labels.enumerated().map { "\($0.element): \(source.text(in: span(of: $0.offset)))" }
        let place = Span(span(of: 0).lower, span(of: count - 1).upper)
        return failure.replacing(place, with: written.joined(separator: ", "))
    }

    /// The arguments from one on as they are written, with labels for those that have none.
    func labelled(from index: Int, _ labels: [String]) -> String {
        zip(index..<count, labels).map { position, label in
            "\(self.label(of: position) ?? label): \(evaluator.unit.source.text(in: span(of: position)))"
        }.joined(separator: ", ")
    }

    /// Two arguments of which each stands in the other's place.
    func swapped(expected: String) -> Failure {
        let source = evaluator.unit.source
        let place = Span(span(of: 0).lower, span(of: 1).upper)
        let between = source.text(in: Span(span(of: 0).upper, span(of: 1).lower))
        let text = source.text(in: span(of: 1)) + between + source.text(in: span(of: 0))
        return wrongKind(0, expected: expected).replacing(place, with: text)
    }
}
