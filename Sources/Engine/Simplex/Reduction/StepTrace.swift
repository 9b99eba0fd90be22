/// What the steps of one pass read and did, so that the next pass can take over those steps whose operands are the
/// same.
///
/// A step is the elimination of a row, the settling of a definition, or the expression of a row or bound in free
/// variables. The lists of what was read and written only grow: steps that are taken over still refer to them.
struct StepTrace: ~Copyable {
    /// Whether a later pass goes on from this one.
    let isKept: Bool
    /// Whether steps are being recorded: from the first elimination to the last form.
    var isRecording: Bool
    /// Whether a later pass may use it. It may not where a step changed more than its own definition.
    var isUsable = true
    /// The eliminations, in their order.
    var eliminations = FlatArray<Elimination>()
    /// By variable, what is only valid where `isSettled`.
    var settlings = FlatArray<Settling>()
    /// By variable, whether a step decided its definition.
    var isSettled = FlatArray<Bool>()
    private var reads = FlatArray<Int32>()
    private var rewritings = FlatArray<Rewriting>()
    private var termVariables = FlatArray<Int32>()
    private var termCoefficients = FlatArray<Double>()

    /// A part of one of the lists.
    struct Part: BitwiseCopyable {
        var start: Int32 = 0
        var end: Int32 = 0

        @inline(__always) var range: Range<Int> { Int(start)..<Int(end) }
    }

    /// What became of the definition of a variable.
    struct Written: BitwiseCopyable {
        var variable: Int32
        var terms: Part
        var constant: Double
        var extent: Double
    }

    /// The elimination of a row: the outcome, the variables it read, and the definitions of others it shortened.
    struct Elimination: BitwiseCopyable {
        /// Ascending in the order of the eliminations, and the same in each pass.
        var rank: Int32
        var outcome: Outcome
        var definition: Written
        var reads: Part
        var rewritings: Part

        /// The key of the variable it defined.
        var key: Int32 { outcome == .definedAbove ? rank : -rank }
    }

    /// The rank of a row's elimination: the system's rows come first.
    @inline(__always) static func rank(ofRow row: Int, isSystem: Bool) -> Int32 {
        Int32(truncatingIfNeeded: row + (isSystem ? 1 : 1 << 30))
    }

    /// The row whose elimination has this rank.
    @inline(__always) static func row(ofRank rank: Int32) -> Int {
        Int(rank >= 1 << 30 ? rank - 1 << 30 : rank - 1)
    }

    /// An equality defines a variable, follows from earlier equalities, or contradicts them.
    enum Outcome: BitwiseCopyable {
        /// The key of the defined variable is above or below all others.
        case definedAbove, definedBelow
        case redundant, contradictory

        var isDefinition: Bool { self == .definedAbove || self == .definedBelow }
    }

    /// The settling of a definition.
    struct Settling: BitwiseCopyable {
        var isRewritten: Bool
        var definition: Written
        var reads: Part
    }

    /// A definition with one term or none that was shortened along a path.
    private struct Rewriting: BitwiseCopyable {
        var variable: Int32
        var count: Int32
        var operand: Int32
        var coefficient: Double
        var constant: Double
        var extent: Double
    }

    init(isKept: Bool) {
        self.isKept = isKept
        isRecording = isKept
    }

    /// Goes on with the lists of an earlier trace.
    init(after earlier: inout StepTrace) {
        isKept = true
        isRecording = true
        swap(&reads, &earlier.reads)
        swap(&rewritings, &earlier.rewritings)
        swap(&termVariables, &earlier.termVariables)
        swap(&termCoefficients, &earlier.termCoefficients)
        swap(&settlings, &earlier.settlings)
        swap(&isSettled, &earlier.isSettled)
        eliminations.reserve(earlier.eliminations.count + 8)
    }

    /// Makes room for the steps of a system with so many rows and terms.
    mutating func reserve(rowCount: Int, termCount: Int) {
        reads.reserve(3 * termCount)
        termVariables.reserve(termCount)
        termCoefficients.reserve(termCount)
        eliminations.reserve(rowCount / 2)
    }

    /// The length of the lists, in which what no step refers to any more stays.
    var length: Int { reads.count + termVariables.count }

    // MARK: Recording

    /// Records that the current step depends on the state of a variable.
    @inline(__always) mutating func read(_ variable: Int32) {
        if isRecording { reads.append(variable) }
    }

    /// The reads since there were this many.
    @inline(__always) func reads(from first: Int32) -> Part { Part(start: first, end: readCount) }

    /// Where the lists are now.
    @inline(__always) var readCount: Int32 { Int32(truncatingIfNeeded: reads.count) }
    @inline(__always) var rewritingCount: Int32 { Int32(truncatingIfNeeded: rewritings.count) }

    /// Forgets how definitions were decided.
    mutating func forgetSettlings(variableCount: Int) {
        isSettled.refill(false, count: variableCount)
        settlings.removeAll()
        settlings.extend(by: variableCount)
    }

    /// Records the definition of a variable as the current step left it.
    mutating func written(_ variable: Int32, _ definitions: inout Definitions) -> Written {
        let start = Int32(truncatingIfNeeded: termVariables.count)
        guard isRecording, variable >= 0 else {
            return Written(variable: variable, terms: Part(start: start, end: start), constant: 0, extent: 0)
        }
        let first = Int(definitions.start[variable])
        let count = Int(definitions.count[variable])
        termVariables.extend(by: count)
        termCoefficients.extend(by: count)
        for term in 0..<count {
            termVariables[Int(start) + term] = definitions.termVariables[first + term]
            termCoefficients[Int(start) + term] = definitions.termCoefficients[first + term]
        }
        return Written(
            variable: variable, terms: Part(start: start, end: Int32(truncatingIfNeeded: termVariables.count)),
            constant: definitions.constant[variable], extent: definitions.constantExtent[variable])
    }

    /// Records that the current step shortened the definition of a variable.
    mutating func rewrote(_ variable: Int32, _ definitions: inout Definitions) {
        if !isRecording { return }
        let place = definitions.start[variable]
        rewritings.append(
            Rewriting(
                variable: variable, count: definitions.count[variable], operand: definitions.termVariables[place],
                coefficient: definitions.termCoefficients[place], constant: definitions.constant[variable],
                extent: definitions.constantExtent[variable]))
    }

    // MARK: Taking over

    /// Whether a step read nothing that has changed.
    @inline(__always) func isUntouched(_ part: Part, _ isChanged: borrowing FlatArray<Bool>) -> Bool {
        for place in part.range where isChanged[reads[place]] { return false }
        return true
    }

    /// Does what an elimination did before.
    mutating func redo(_ step: Elimination, _ definitions: inout Definitions) {
        for index in step.rewritings.range {
            let rewriting = rewritings[index]
            let place = definitions.start[rewriting.variable]
            definitions.count[rewriting.variable] = rewriting.count
            definitions.termVariables[place] = rewriting.operand
            definitions.termCoefficients[place] = rewriting.coefficient
            definitions.constant[rewriting.variable] = rewriting.constant
            definitions.constantExtent[rewriting.variable] = rewriting.extent
        }
        if !step.outcome.isDefinition { return }
        let made = step.definition
        definitions.begin(made.variable, key: step.key, constant: made.constant, extent: made.extent)
        definitions.addTerms(made.terms.range, of: termVariables, termCoefficients, to: made.variable)
    }

    /// Does what a settling did before.
    mutating func redo(_ step: Settling, _ definitions: inout Definitions) {
        if !step.isRewritten { return }
        let terms = step.definition.terms.range
        let first = definitions.beginRewriting(
            step.definition.variable, termCount: terms.count, constant: step.definition.constant,
            extent: step.definition.extent)
        for (index, term) in terms.enumerated() {
            definitions.termVariables[first + index] = termVariables[term]
            definitions.termCoefficients[first + index] = termCoefficients[term]
        }
    }

    /// Marks the variables whose state an elimination changed: what it defined, used and shortened.
    func mark(_ step: Elimination, in isChanged: borrowing FlatArray<Bool>) {
        for index in step.rewritings.range { isChanged[rewritings[index].variable] = true }
        if !step.outcome.isDefinition { return }
        isChanged[step.definition.variable] = true
        for term in step.definition.terms.range { isChanged[termVariables[term]] = true }
    }

    /// Marks the variables whose state differs between two eliminations of the same row.
    func markDifference(_ one: Elimination, _ other: Elimination, in isChanged: borrowing FlatArray<Bool>) {
        guard one.outcome == other.outcome, hasSameRewritings(one, other),
            !one.outcome.isDefinition
                || one.definition.variable == other.definition.variable && hasSameTerms(one, other)
        else {
            mark(one, in: isChanged)
            mark(other, in: isChanged)
            return
        }
        if one.outcome.isDefinition,
            one.definition.constant.bitPattern != other.definition.constant.bitPattern
                || one.definition.extent.bitPattern != other.definition.extent.bitPattern
        {
            isChanged[one.definition.variable] = true
        }
    }

    private func hasSameTerms(_ one: Elimination, _ other: Elimination) -> Bool {
        let (terms, others) = (one.definition.terms.range, other.definition.terms.range)
        if terms.count != others.count { return false }
        for index in 0..<terms.count {
            let (term, otherTerm) = (terms.lowerBound + index, others.lowerBound + index)
            if termVariables[term] != termVariables[otherTerm]
                || termCoefficients[term].bitPattern != termCoefficients[otherTerm].bitPattern
            {
                return false
            }
        }
        return true
    }

    private func hasSameRewritings(_ one: Elimination, _ other: Elimination) -> Bool {
        if one.rewritings.range.count != other.rewritings.range.count { return false }
        for index in 0..<one.rewritings.range.count {
            let a = rewritings[one.rewritings.range.lowerBound + index]
            let b = rewritings[other.rewritings.range.lowerBound + index]
            if a.variable != b.variable || a.count != b.count || a.operand != b.operand
                || a.coefficient.bitPattern != b.coefficient.bitPattern
                || a.constant.bitPattern != b.constant.bitPattern || a.extent.bitPattern != b.extent.bitPattern
            {
                return false
            }
        }
        return true
    }
}
