package import Diagnostics
internal import FixIts
internal import LayoutLints

/// What a rule is for, with example programs: a Markdown file of `Rules/Pages`, named after the rule's id.
///
/// The meaning comes first. Each example is two blocks of code: a program with one mistake, and the same program without it. The
/// word after the first fence is the language (`mas`, `objc`, `swift`), with `run` where the mistake shows only at run time; the
/// second has `by-hand` where the rule has no edit.
package struct RulePage: Sendable {
    /// A sentence or two.
    package let meaning: String
    package let examples: [Example]

    /// A program with one mistake, and the same program without it.
    package struct Example: Sendable {
        package let before: String
        /// What the rule's edit makes of it; if the rule only explains the mistake, what a person writes.
        package let after: String
        package let accent: Accent
        /// Whether the mistake shows only at run time, because it depends on values.
        package let needsRun: Bool
        /// Whether the rule has an edit for it.
        package let hasEdit: Bool
    }

    /// The page of a rule; an empty one if it has none.
    package static func named(_ id: String) -> RulePage { all[id] ?? RulePage("") }

    /// The pages of all rules, by their ids.
    package static let all = Dictionary(
        uniqueKeysWithValues: EmbeddedPages.all.map { page in
            let name = page.path.split(separator: "/").last ?? ""
            return (String(name.prefix { $0 != "." }), RulePage(page.text))
        })

    private init(_ text: String) {
        var meaning: [Substring] = []
        var blocks: [Block] = []
        var open: Block?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let block = open {
                if line == block.fence {
                    blocks.append(block)
                    open = nil
                } else {
                    open?.lines.append(line)
                }
            } else if line.hasPrefix("```") {
                open = Block(opening: line)
            } else if blocks.isEmpty, !line.isEmpty {
                meaning.append(line)
            }
        }
        self.meaning = meaning.joined(separator: " ")
        examples = stride(from: 0, to: blocks.count - 1, by: 2).map { index in
            let (before, after) = (blocks[index], blocks[index + 1])
            return Example(
                before: before.text, after: after.text, accent: before.accent,
                needsRun: before.words.contains("run"), hasEdit: !after.words.contains("by-hand"))
        }
    }

    /// A block of code.
    private struct Block {
        let fence: Substring
        let words: [Substring]
        var lines: [Substring] = []

        init(opening line: Substring) {
            fence = line.prefix { $0 == "`" }
            words = line.dropFirst(fence.count).split(separator: " ")
        }

        var text: String { lines.joined(separator: "\n") }

        var accent: Accent {
            switch words.first {
            case "objc": .objectiveC
            case "swift": .swift
            default: .masonry
            }
        }
    }
}
