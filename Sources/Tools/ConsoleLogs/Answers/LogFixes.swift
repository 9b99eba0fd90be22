internal import Diagnostics
internal import LayoutTerms
internal import Masonry

/// The fixes for a logged conflict, in the words of the library that wrote the constraints, each tried in the scene.
struct LogFixes {
    private let logged: LoggedConflict
    private let scene: LoggedScene
    /// The constraints of the conflicting set, as indices of the log.
    private let members: [Int]

    /// The most constraints of a log that fixes are tried on.
    private static let maxConstraints = 60
    private static let maxFixes = 3
    private static let weaker = 999.0

    init(_ logged: LoggedConflict, _ scene: LoggedScene, members: [Int]) {
        (self.logged, self.scene, self.members) = (logged, scene, members)
    }

    /// Best first.
    var repairs: [Repair] {
        guard logged.constraints.count <= Self.maxConstraints, isFixable, !own.isEmpty || !masks.isEmpty else {
            return []
        }
        var repairs: [Repair] = []
        for candidate in candidates where repairs.count < Self.maxFixes {
            guard !repairs.contains(where: { $0.title == candidate.title }) else { continue }
            let tried = LoggedScene(logged, with: candidate.change)
            guard tried.layout.conflicts.isEmpty else { continue }
            let effect = effect(of: candidate, in: tried)
            repairs.append(
                Repair(
                    title: candidate.title, briefs: [candidate.title], effect: effect, briefEffects: [effect],
                    edits: [],
                    settled: [], likelihood: 0, isSafe: false))
        }
        return repairs
    }

    /// A change that may resolve it.
    private struct Candidate {
        let title: String
        let change: LoggedScene.Change
        /// The constraint that it changes.
        let subject: Int
    }

    private var known: [KnownConstraint?] { members.map { KnownConstraint.row(for: logged.constraints[$0]) } }
    private var isFixable: Bool {
        members.allSatisfy { KnownConstraint.row(for: logged.constraints[$0])?.isFixable != false }
            && !(members.count == 1 && LogCulprit.isActionSheet(logged.constraints[members[0]]))
    }

    /// The constraints of the set that the project made.
    private var own: [Int] { members.filter { KnownConstraint.row(for: logged.constraints[$0]) == nil } }

    private var candidates: [Candidate] {
        let repetitions = repetitions
        if !repetitions.isEmpty { return masks + repetitions }
        return masks + roundings + (needsLength ? weakenings + removals : removals + weakenings)
    }

    /// Whether the clash is with something that UIKit sets.
    private var hasUIKit: Bool { known.contains { $0?.advice != nil } }

    /// Whether the project's constraints hold again once UIKit has set the right length. A cell's width stays.
    private var needsLength: Bool {
        hasUIKit && !members.contains { logged.constraints[$0].name == KnownConstraint.encapsulatedWidth }
    }

    // MARK: Kinds

    /// `translatesAutoresizingMaskIntoConstraints` of a view is turned off.
    private var masks: [Candidate] {
        let masks = members.filter {
            logged.constraints[$0].mask != nil || logged.constraints[$0].className.hasPrefix("NSAutoresizingMask")
        }
        return masks.compactMap { mask in
            guard let view = logged.constraints[mask].equations.first?.first.item else { return nil }
            let all = logged.constraints.indices.filter {
                logged.constraints[$0].className == logged.constraints[mask].className
                    && logged.constraints[$0].equations.first?.first.item == view
            }
            return Candidate(
                title:
                    "set `translatesAutoresizingMaskIntoConstraints` of `\(view.shownName)` to false, and give it a place and a size",
                change: .removal(all), subject: mask)
        }
    }

    /// One attribute of a view is set twice by the project: the later constraint was meant to replace the other.
    private var repetitions: [Candidate] {
        guard let (first, second) = LogCulprit.repetition(among: own, in: logged) else { return [] }
        let (old, new) = (logged.constraints[first], logged.constraints[second])
        let remaking = LibraryWords(new, new.equations[0]).remaking.map {
            "write `\($0)` with `\(LibraryWords(new, new.equations[0]).statement)`, which replaces the other"
        }
        let keeping =
            "keep `\(LibraryWords(old, old.equations[0]).statement)` in a property, and "
            + (old.library == .uiKit ? "deactivate it" : "`uninstall` it") + " before you make the other"
        return [remaking, keeping].compactMap(\.self).map {
            Candidate(title: $0, change: .removal([first]), subject: first)
        }
    }

    /// A length that differs from UIKit's by less than a point is rounded.
    private var roundings: [Candidate] {
        own.compactMap { index in
            let constraint = logged.constraints[index]
            guard let equation = constraint.equations.first, equation.second == nil, equation.relation == .equal,
                hasUIKit, equation.constant != equation.constant.rounded()
            else { return nil }
            var whole = equation
            whole.constant = equation.constant.rounded(.up)
            return Candidate(
                title: "\(place(of: index))a whole number: `\(LibraryWords(constraint, whole).statement)`",
                change: .constant(index, whole.constant), subject: index)
        }
    }

    /// The constraint gives way. Lengths come first, then far edges: what UIKit's sample code makes optional.
    private var weakenings: [Candidate] {
        let order = own.sorted { (rank($0), $0) < (rank($1), $1) }
        return order.map { index in
            let constraint = logged.constraints[index]
            let words = LibraryWords(constraint, constraint.equations[0])
            let title: String
            if constraint.library == .uiKit {
                let name = constraint.name ?? constraint.equations[0].shown
                let format = words.visualFormat(at: Self.weaker).map { ", or `\($0)`" } ?? ""
                title = "`\(words.weakened(to: Self.weaker))` for `\(name)`\(format)"
            } else {
                title = "\(place(of: index))`\(words.weakened(to: Self.weaker))`"
            }
            return Candidate(title: title, change: .priority(index, Self.weaker), subject: index)
        }
    }

    private func rank(_ index: Int) -> Int {
        guard let equation = logged.constraints[index].equations.first else { return 9 }
        if equation.second == nil { return 0 }
        if equation.first.attribute.part == .high { return index == logged.broken ? 1 : 2 }
        return index == logged.broken ? 3 : 4
    }

    /// A length that the edges give as well is deleted, or else the broken constraint.
    private var removals: [Candidate] {
        let lengths = own.filter {
            logged.constraints[$0].equations.first.map { $0.second == nil && $0.first.attribute.isSize } ?? false
        }
        let broken = [logged.broken].compactMap(\.self).filter(own.contains)
        return (lengths + broken).map { index in
            let constraint = logged.constraints[index]
            let words = LibraryWords(constraint, constraint.equations[0])
            let text = constraint.library == .uiKit ? constraint.equations[0].shown : words.statement
            return Candidate(
                title: "\(place(of: index))delete `\(text)`", change: .removal([index]), subject: index)
        }
    }

    /// `on line 70 of CardCell.swift, `
    private func place(of index: Int) -> String {
        if let place = logged.constraints[index].place { return "on line \(place.line) of \(place.file), " }
        return ""
    }

    /// What becomes of a length that gives way; empty for a position, which depends on what the log doesn't tell.
    private func effect(of candidate: Candidate, in tried: LoggedScene) -> String {
        guard let equation = logged.constraints[candidate.subject].equations.first, equation.first.attribute.isSize,
            let item = scene.layout.constraints.first(where: { scene.sources[$0.id] == candidate.subject })?.first.item,
            own.contains(candidate.subject), let frame = tried.layout.item(named: item)?.rootFrame
        else { return "" }
        let length = equation.first.attribute.axis == .horizontal ? frame.width : frame.height
        return "`\(item)` is then \(length.spelled) \(equation.first.attribute.axis == .horizontal ? "wide" : "high")"
    }
}

extension LoggedEquation {
    /// The equation for people: `title.left == card.left + 8`.
    var shown: String {
        var text = "\(first.item.shownName).\(first.attribute.rawValue) \(relation.rawValue)"
        guard let second else { return "\(text) \(constant.spelled)" }
        text += " \(second.item.shownName).\(second.attribute.rawValue)"
        if multiplier != 1 { text += " * \(multiplier.spelledFactor)" }
        if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(constant.magnitude.spelled)" }
        return text
    }
}
