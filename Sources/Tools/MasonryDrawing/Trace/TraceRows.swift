internal import Masonry

/// Labels the rows of a trace with their links.
struct TraceRows {
    let wording: TraceWording

    /// The label of a row: a link as written, or a word if nobody wrote one.
    private enum Label: Equatable {
        case link(Int, String)
        case word(String)

        var text: String {
            switch self {
            case .link(_, let text), .word(let text): text
            }
        }
    }

    func rows(of steps: [ChainStep]) -> [TraceRow] {
        var rows: [TraceRow] = []
        var group: [ChainStep] = []
        var (label, shown): (Label?, Label?)
        var isInstalling = false
        func finish() {
            guard var row = wording.row(for: group) else { return }
            if let label, label != shown { row.label = label.text }
            shown = label
            rows.append(row)
        }
        for step in steps {
            let next = self.label(of: step, after: label, isInstalling: isInstalling)
            if next != label || !(group.last?.event.isSaid(with: step.event) ?? false) {
                finish()
                group = []
            }
            label = next
            group.append(step)
            if case .installing = step.event { isInstalling = true }
            if case .returned = step.event { isInstalling = false }
        }
        finish()
        return rows
    }

    private func label(of step: ChainStep, after last: Label?, isInstalling: Bool) -> Label? {
        switch step.event {
        case .maker(let view, let mode, _): return .word("\(view).\(mode.rawValue)Constraints")
        case .uninstalled where isInstalling: return .word("remove")
        case .installing, .returned: return .word("install")
        case .failed where isInstalling: return last
        default:
            if isInstalling { return .word("install") }
            if let link = step.link {
                return .link(link.number, link.isContinuation ? "    " + link.text : link.text)
            }
            return step.event.word.map { .word($0) } ?? last
        }
    }
}

extension ChainEvent {
    /// The word for a step that nobody wrote in the chain; nil if it belongs to the previous step.
    fileprivate var word: String? {
        switch self {
        case .added(.view(let attribute), _, _, _, _): "make.\(attribute.rawValue)"
        case .added: "make.attributes"
        case .replaced(_, .composite(let children), _, _, _, _):
            Set(children).count > 1 ? "    .\(children.last ?? .more(0))" : nil
        case .joined(let added, _, _, _, _): "    .\(added)"
        case .grouped: "make.group"
        case .copying: "    .relation([…])"
        case .changed(let handle, let change): "    .\(change.word(for: handle))"
        case .installed, .alreadyActive, .matched, .missed: "install"
        case .uninstalled: "uninstall"
        case .adjusted: "constant"
        case .weighed: "priority"
        case .distributing: "distribute"
        case .leftOut, .source, .failed, .passed, .replaced, .maker, .installing, .returned: nil
        }
    }
}

extension ChainEvent.Change {
    fileprivate func word(for handle: HandleRecord) -> String {
        switch self {
        case .relation: "\((handle.relation ?? .equal).link)(\(handle.second?.description ?? handle.constant.spelled))"
        case .constant:
            handle.relation == nil || handle.second != nil
                ? "offset(\(handle.constant.spelled))" : "equalTo(\(handle.constant.spelled))"
        case .ignoredConstant(let value): "valueOffset(\(value))"
        case .multiplier: "multipliedBy(\(handle.multiplier.spelledFactor))"
        case .priority: "priority(\(handle.priority.spelled))"
        case .key: "key(\"\(handle.key ?? "")\")"
        }
    }
}
