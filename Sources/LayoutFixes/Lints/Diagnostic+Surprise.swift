package import LayoutLints
internal import Masonry
internal import Vocabulary
package import Diagnostics
internal import Evaluator
internal import Syntax

extension ConstraintFinding {
    var slug: Slug {
        switch kind {
        case .positiveOffset: .positiveOffset
        case .movedEdges: .edgesOffset
        case .ignoredConstant: .ignoredConstant
        case .overwrittenConstant: .overwrittenConstant
        case .bareAttribute: .bareAttribute
        case .lateAttribute, .repeatedRelation: .lateAttribute
        case .rival: .updateRival
        case .duplicate: .duplicateConstraint
        case .ignoredMultiplier, .multipliedStart: .ignoredMultiplier
        case .ownRelation: .ownRelation
        case .outwardLimit, .inwardLimit: .outwardLimit
        case .unlike: .unlikeAttributes
        case .unevenSpacing: .unevenSpacing
        case .lostKey: .lostKey
        }
    }

    var message: String {
        switch kind {
        case .positiveOffset(let first, let second, let offset):
            "`\(first)` is \(offset.spelled(decimals: 6)) beyond `\(second)`, so "
                + (first.attribute == second.attribute
                    ? "it sticks out of `\(second.item)`" : "`\(first.item)` reaches into `\(second.item)`")
        case .movedEdges(let offset):
            "one offset moves opposite edges of `\(view)` the same way, by \(offset.spelled(decimals: 6)); it makes no room around it"
        case .ignoredConstant(let source, let attributes):
            "\(source.phrase) nothing of \(Self.list(attributes.map(\.rawValue)))"
        case .overwrittenConstant(let old, let new) where old == new:
            "the constant \(old.spelled(decimals: 6)) is said twice in the chain, and counts once"
        case .overwrittenConstant(let old, let new):
            "the constant \(old.spelled(decimals: 6)) of the same chain is replaced by \(new.spelled(decimals: 6))"
        case .bareAttribute(let attributes):
            "\(Self.list(attributes.map(\.rawValue))) of `\(view)` \(attributes.count == 1 ? "has" : "have") no relation, which holds as `\(equation)`"
        case .lateAttribute(let attribute):
            "`\(attribute.rawValue)` stands behind the relation and does not share it: it holds as `\(equation)`"
        case .repeatedRelation(let constant):
            "a second relation is that of the whole chain: \(constant.spelled(decimals: 6)) is the constant of `\(equation)` now"
        case .rival(let id, let differences):
            "`update` found no such constraint and added one beside #\(id), which differs in its "
                + Self.list(differences)
        case .duplicate(let id): "`\(equation)` holds already, as #\(id)"
        case .ignoredMultiplier(let multiplier):
            "the multiplier \(multiplier.spelled(decimals: 6)) multiplies nothing: there is no second attribute"
        case .multipliedStart(let start, let multiplier):
            "the multiplier \(multiplier.spelled(decimals: 6)) multiplies nothing: places in `\(start.item)` are counted "
                + "from `\(start)`, which is 0"
        case .ownRelation(let holds):
            "`\(view)` is related to itself: `\(equation)` "
                + (holds ? "says nothing" : "does not hold for every value")
        case .outwardLimit(let first, let second, let relation):
            "\(relation.chained) lets `\(first)` go out of `\(second.item)` as far as it likes, and not in"
        case .inwardLimit(let first, let second, let relation):
            "\(relation.chained) lets `\(first)` go into `\(second.item)` as far as it likes, and not away from it"
        case .unlike(let first, let second, _):
            Self.unlikeness(of: first, to: second)
        case .unevenSpacing(let first, let second, let usual, let others):
            "`\(first)` is right at `\(second)`, where \(others) others like it keep \(abs(usual).spelled) from the one before"
        case .lostKey(let key):
            "the copies for an array do not have the key \"\(String(key.prefix { $0 != "[" }))\""
        }
    }

    private static func unlikeness(of first: ViewAttribute.Name, to second: ViewAttribute.Name) -> String {
        if first.attribute.isSize {
            return "`\(first)` is as long as `\(second)`, which is measured along the other axis"
        }
        if first.attribute.isBaseline {
            return "`\(first)`, the line that a text stands on, is at `\(second)`, which is none"
        }
        return first.attribute == .centerX
            ? "`\(first)`, the middle of a text, is at `\(second)`, where what is above it \(second.attribute.isFarEdge ? "ends" : "begins")"
            : "`\(first)`, where a text \(first.attribute.isFarEdge ? "ends" : "begins"), is at `\(second)`, the middle of what is above it"
    }

    var note: String? {
        switch kind {
        case .positiveOffset:
            "an offset is added as it is: to the right and downwards; insets count inwards on every edge"
        case .movedEdges: "an offset is added as it is on every edge; insets count inwards"
        case .ignoredConstant(.insets, _):
            "insets are for edges; sizes, centres, baselines and margins have no use for them"
        case .ignoredConstant(.sizeOffset, _): "a size is for width and height"
        case .ignoredConstant(.centerOffset, _): "a point is for centerX and centerY"
        case .ignoredConstant(.offset, _): nil
        case .overwrittenConstant:
            "constants are not added up: the last one of a chain counts, it holds as `\(equation)`"
        case .bareAttribute, .lateAttribute, .repeatedRelation: nil
        case .rival: "`update` changes the constant of a constraint that is equal in all else"
        case .duplicate: "the same constraint twice does nothing but make both harder to change"
        case .outwardLimit: "left and top edges are at least, right and bottom edges at most so far along"
        case .inwardLimit:
            "beside another view, right and bottom edges are at most, left and top edges at least so far along"
        case .unlike, .ignoredMultiplier, .multipliedStart, .ownRelation, .unevenSpacing, .lostKey: nil
        }
    }

    var help: String? {
        switch kind {
        case .ignoredConstant(.insets, let attributes):
            attributes.contains { $0.isSize } ? "a size is changed with offset: .offset(-20)" : nil
        case .lateAttribute(let attribute): "say `\(attribute.rawValue)` before the relation, or in another chain"
        case .rival(let id, let differences):
            differences.contains(where: \.isOfTheSamePair) || !differences.contains(where: \.isOfAnotherPair)
                ? "say the same \(Self.list(differences)) again; for another one keep what made #\(id) in a variable, deactivate that first, and make it anew"
                : "to move it, say again what #\(id) is tied to\(differences.compactMap(\.installedSecond).joined()) and another "
                    + "offset; to tie it to something else, keep what made #\(id) in a variable and deactivate that first"
        case .repeatedRelation: "say what stands behind the first relation in a chain of its own"
        case .duplicate where related != nil && related == origin:
            "the same line made it before: `update` changes what is there, and `remake` replaces it"
        case .duplicate: "leave one out"
        case .multipliedStart(let start, let multiplier):
            start.attribute.opposite.map {
                "multiply the edge across, which is as far away as `\(start.item)` is "
                    + (start.attribute.axis == .horizontal ? "wide" : "high") + ": "
                    + "equalTo(\(start.item).\($0.rawValue)).multipliedBy(\(multiplier.spelled(decimals: 6)))"
            }
        case .ignoredMultiplier: "multiply the number, or relate to something: equalTo(root).multipliedBy(0.5)"
        case .bareAttribute(let attributes) where attributes.allSatisfy(\.isSize):
            "say how large it is: make.\(attributes[0].rawValue).equalTo(100)"
        case .unlike(let first, let second, let instead):
            first.attribute.isSide
                ? "is `\(first.item).\(instead.rawValue)` to be at `\(second)`?"
                : "is `\(first)` to be \(instead.isSize ? "as long as" : "at") `\(second.item).\(instead.rawValue)`?"
        case .ownRelation: "relate it to another view: equalTo(superview)"
        case .lostKey: "give the key behind the relation"
        default: nil
        }
    }

    /// Another view holds a constraint with another second view, which says the same twice.
    private static func list(_ differences: [EquationDifference]) -> String {
        let telling = differences.filter { if case .installView = $0 { false } else { true } }
        return list((telling.isEmpty ? differences : telling).map(\.phrase), quoted: false)
    }

    /// `left`, `right` and `top`
    private static func list(_ words: [String], quoted: Bool = true) -> String {
        (quoted ? words.map { "`\($0)`" } : words).joinedAsList()
    }
}

extension ConstantSource {
    fileprivate var phrase: String {
        switch self {
        case .offset: "an offset changes"
        case .insets: "insets change"
        case .sizeOffset: "a size changes"
        case .centerOffset: "a point changes"
        }
    }
}

extension EquationDifference {
    /// Whether what is sought relates the same attributes.
    fileprivate var isOfTheSamePair: Bool {
        switch self {
        case .priority, .multiplier: true
        case .second, .relation, .installView: false
        }
    }

    /// Whether what is sought relates other attributes, or is held elsewhere because of those.
    fileprivate var isOfAnotherPair: Bool {
        switch self {
        case .second, .installView: true
        case .relation, .priority, .multiplier: false
        }
    }

    /// `, root.safeArea.bottom,`
    fileprivate var installedSecond: String? {
        if case .second(let installed?, _) = self { ", \(installed)," } else { nil }
    }

    fileprivate var phrase: String {
        switch self {
        case .second: "second attribute"
        case .relation: "relation"
        case .multiplier: "multiplier"
        case .priority: "priority"
        case .installView: "view that holds it"
        }
    }
}

extension Diagnostic {
    /// That what is told of one view is so of others, if there are any.
    static func sameOf(more views: Int) -> [String] {
        views == 0 ? [] : ["the same of \(views) more \(views == 1 ? "view" : "views")"]
    }

    /// What a finding has to say, at the word that did it.
    ///
    /// - Parameters:
    ///   - others: what else the same word did.
    ///   - mend: what makes of it what is likely to be meant.
    package init(_ finding: ConstraintFinding, others: [ConstraintFinding], mend: Repair?) {
        var notes = finding.note.map { [$0] } ?? []
        let views = Set(others.map(\.view)).subtracting([finding.view]).count
        notes += Self.sameOf(more: views)
        if views == 0, !others.isEmpty {
            notes.append("the same of \(others.count == 1 ? "another" : "\(others.count) more") of its attributes")
        }
        if case .movedEdges = finding.kind, let other = finding.wordWithoutInset {
            notes.append("an inset leaves the \(other) as it is, which has a chain of its own where it is to change")
        }
        var labels: [Label] = []
        if let origin = finding.origin, let text = origin.sourceText {
            labels.append(Label(source: text, span: Span(origin.range)))
        }
        if let origin = finding.related, origin != finding.origin, let text = origin.sourceText {
            labels.append(Label(source: text, span: Span(origin.range), message: "the other one", isPrimary: false))
        }
        var (helps, mend) = ([finding.help, Self.help(mend, for: finding)].compactMap(\.self), mend)
        if case .duplicate = finding.kind, mend != nil { helps = helps.suffix(1) }
        if case .ownRelation = finding.kind {
            let isOfArray = labels.first.map { $0.source.relatesToArray(at: $0.span) } ?? false
            if isOfArray {
                (helps, mend) = (["each is related to all in the array, itself among them: leave it out"], nil)
            }
            helps = helps.suffix(1)
        }
        self.init(
            severity: .warning, slug: finding.slug.rawValue, message: finding.message, labels: labels, notes: notes,
            help: Self.joined(helps),
            replacement: labels.first.flatMap { Self.replacement(for: finding, at: $0) },
            repair: mend)
    }

    private static func joined(_ helps: [String]) -> String? { helps.isEmpty ? nil : helps.joined(separator: "\n") }

    /// What mends it, where nothing else that is said does.
    private static func help(_ mend: Repair?, for finding: ConstraintFinding) -> String? {
        switch finding.kind {
        case .outwardLimit(_, _, let relation) where mend == nil:
            "with \((relation == .greaterThanOrEqual ? Relation.lessThanOrEqual : .greaterThanOrEqual).chained) it is kept in"
        case .outwardLimit, .inwardLimit, .unlike, .unevenSpacing, .ownRelation, .duplicate:
            mend?.advice
        default: nil
        }
    }

    /// For `equalTo(100).multipliedBy(2)` the number itself multiplied.
    private static func product(behind place: Label) -> Replacement? {
        let line = place.source.range(ofLine: place.source.line(at: place.span.lower))
        let rest = place.source.text(in: place.span.lower..<max(place.span.lower, line.upperBound))
        let isPlain = { (text: Substring) in
            !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
        }
        let links: [(Member, BinaryOperator)] = [(.multipliedBy, .multiply), (.dividedBy, .divide)]
        return links.lazy.compactMap { method, sign -> Replacement? in
            guard let link = rest.ranges(of: ").\(method.rawValue)(").first,
                let opening = rest[..<link.lowerBound].lastIndex(of: "("),
                let closing = rest[link.upperBound...].firstIndex(of: ")"),
                case let number = rest[rest.index(after: opening)..<link.lowerBound], isPlain(number),
                case let factor = rest[link.upperBound..<closing], isPlain(factor)
            else { return nil }
            let start = place.span.lower + rest[...opening].utf8.count
            return Replacement(
                source: place.source, span: Span(start, place.span.lower + rest[..<closing].utf8.count),
                text: "\(number) \(sign.rawValue) \(factor)")
        }.first
    }

    private static func replacement(for finding: ConstraintFinding, at place: Label) -> Replacement? {
        let word = place.source.text(in: place.span)
        func instead(_ text: String) -> Replacement { Replacement(source: place.source, span: place.span, text: text) }
        switch finding.kind {
        case .positiveOffset:
            if let insets = WrittenChain.turnedInsets(word) { return instead(insets) }
            guard word.hasPrefix("\(Member.offset.rawValue)("), word.hasSuffix(")") else { return nil }
            let number = word.dropFirst(Member.offset.rawValue.count + 1).dropLast()
            let chained = place.source.chainedAttributes(before: place.span)
            if !chained.allSatisfy(\.isFarEdge) {
                // The same number moves the edges across inwards already; of other attributes an inset changes nothing.
                let isOfEdges = chained.allSatisfy { $0.isFarEdge || $0.acrossTheView?.isFarEdge == true }
                return isOfEdges ? instead("\(Member.inset.rawValue)(\(number))") : nil
            }
            let isPlain = number.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
            return instead("\(Member.offset.rawValue)(\(isPlain ? "-\(number)" : "-(\(number))"))")
        case .movedEdges:
            if finding.wordWithoutInset != nil { return nil }
            if word.hasPrefix("\(Member.offset.rawValue)(") {
                return instead(Member.inset.rawValue + word.dropFirst(Member.offset.rawValue.count))
            }
            guard word.hasPrefix("\(Member.equalTo.rawValue)(") else { return nil }
            let given = word.dropFirst(Member.equalTo.rawValue.count)
            switch place.source.accent {
            case .masonry: return instead("\(Member.equalTo.rawValue)(superview).\(Member.inset.rawValue)\(given)")
            case .swift: return instead("\(SnapKitWord.equalToSuperview.rawValue)().\(Member.inset.rawValue)\(given)")
            case .objectiveC:
                let number = given.replacing("@", with: "")
                return place.source.receiver(ofBlockAround: place.span).map {
                    instead(
                        "\(Member.equalTo.rawValue)(\($0).\(Member.superview.rawValue)).\(Member.inset.rawValue)\(number)"
                    )
                }
            }
        case .duplicate:
            // `size.width` is the width twice.
            guard
                let member = [Member.size, .center, .edges].first(where: { member in
                    let link = "\(member.rawValue)."
                    return place.source.text(in: max(0, place.span.lower - link.utf8.count)..<place.span.lower) == link
                })
            else { return nil }
            let link = Span(place.span.lower - member.rawValue.utf8.count - 1, place.span.lower)
            return Replacement(source: place.source, span: link, text: "")
        case .ignoredMultiplier: return product(behind: place)
        case .overwrittenConstant(let old, let new) where old != new:
            let link = "\(Member.offset.rawValue)("
            let before = place.source.text(in: max(0, place.span.lower - 200)..<place.span.lower)
            guard word.hasPrefix(link), word.hasSuffix(")"), before.hasSuffix(")."),
                let first = before.ranges(of: "." + link).last
            else { return nil }
            let sum = "\(before[first.upperBound...].dropLast(2)) + \(word.dropFirst(link.count).dropLast())"
            let start = place.span.lower - before[first.lowerBound...].utf8.count + 1
            return sum.allSatisfy { $0.isLetter || $0.isNumber || "._ +*".contains($0) }
                ? Replacement(
                    source: place.source, span: Span(start, place.span.upper), text: "\(link)\(sum))") : nil
        case .repeatedRelation:
            return place.source.chain(ofLateAttributesBefore: place.span).map {
                Replacement(source: place.source, span: $0.span, text: $0.text)
            }
        case .ignoredConstant(.insets, let attributes) where attributes.allSatisfy(\.isSize):
            // What insets take away at both ends.
            let numbers = word.split { !$0.isNumber && $0 != "." && $0 != "-" }.compactMap { Double($0) }
            let sums = Set(
                attributes.compactMap { attribute -> Double? in
                    guard numbers.count == 4 else { return numbers.count == 1 ? 2 * numbers[0] : nil }
                    return attribute == .width ? numbers[1] + numbers[3] : numbers[0] + numbers[2]
                })
            guard sums.count == 1, let sum = sums.first else { return nil }
            return instead("\(Member.offset.rawValue)(\((-sum).spelled(decimals: 6)))")
        case .bareAttribute(let attributes) where !attributes.contains(where: \.isSize):
            let next = place.source.text(in: place.span.upper..<(place.span.upper + 12))
            if [Member.uninstall, .deactivate].contains(where: { next.hasPrefix(".\($0.rawValue)(") }) { return nil }
            if place.source.accent == .objectiveC {
                return place.source.receiver(ofBlockAround: place.span).map {
                    instead("\(word).\(Member.equalTo.rawValue)(\($0).\(Member.superview.rawValue))")
                }
            }
            return instead("\(word).\(Member.equalTo.rawValue)(superview)")
        default: return nil
        }
    }
}

extension ConstraintFinding {
    /// A word of the chain before the place that did it for which there are no insets.
    fileprivate var wordWithoutInset: String? {
        guard let origin, let text = origin.sourceText else { return nil }
        let start = text.range(ofLine: text.line(at: origin.range.lowerBound)).lowerBound
        let words = text.text(in: start..<origin.range.lowerBound).split { !$0.isLetter && $0 != "_" }.map(String.init)
        return words.first { word in
            [Attribute.width, .height, .centerX, .centerY].map(\.rawValue).contains(word)
                || [Member.size, .center].map(\.rawValue).contains(word)
        }
    }
}

extension SourceText {
    /// Whether the chain with an attribute at a place is related to an array that is written there.
    fileprivate func relatesToArray(at attribute: Span) -> Bool {
        let line = range(ofLine: line(at: attribute.lower))
        let rest = text(in: attribute.lower..<max(attribute.lower, line.upperBound))
        return rest.firstRange(of: "qualTo(").map { rest[$0.upperBound...].hasPrefix("[") } ?? false
    }

    /// The attributes that stand before the relation of a chain, whose later link is at the place.
    fileprivate func chainedAttributes(before place: Span) -> [Attribute] {
        let before = text(in: max(0, place.lower - 2000)..<place.lower)
        guard let relation = before.ranges(of: "qualTo").last,
            let dot = before[..<relation.lowerBound].lastIndex(of: ".")
        else { return [] }
        let words = before[..<dot].split { !$0.isLetter && $0 != "." }.last?.split(separator: ".") ?? []
        return words.reversed().prefix { Attribute(rawValue: String($0)) != nil }
            .compactMap { Attribute(rawValue: String($0)) }
    }

    /// What is told to make constraints by the block of Objective-C around a place; nil where that is no plain name.
    fileprivate func receiver(ofBlockAround place: Span) -> String? {
        let before = text(in: max(0, place.lower - 2000)..<place.lower)
        guard let block = before.ranges(of: "Constraints:^").last,
            let opening = before[..<block.lowerBound].lastIndex(of: "["),
            let end = before[opening..<block.lowerBound].firstIndex(of: " ")
        else { return nil }
        let name = before[before.index(after: opening)..<end]
        let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        return isPlain && !name.isEmpty ? String(name) : nil
    }
}
