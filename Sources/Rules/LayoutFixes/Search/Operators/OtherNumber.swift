internal import LayoutTerms

/// Another number: a digit more or less, the next, one that the script has elsewhere, or by the amount of the finding.
enum OtherNumber: EditOperator {
    static let example = EditExample(
        """
        view v
        make.width.equalTo(«120→12»)
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        var counts: [Double: Int] = [:]
        for number in script.numbers { counts[number.value, default: 0] += 1 }
        return script.near.numbers.flatMap { number -> [CandidateEdit] in
            let value = number.value
            var costs: [Double: Double] = [:]
            let propose = { (new: Double, cost: Double) in
                if new != value, new >= 0, costs[new].map({ $0 > cost }) ?? true { costs[new] = cost }
            }
            propose(value * 10, 1.5)
            if value.truncatingRemainder(dividingBy: 10) == 0 { propose(value / 10, 1.5) }
            propose(value + 1, number.isCount ? 1.6 : 2.8)
            propose(value - 1, number.isCount ? 1.6 : 2.8)
            for (other, count) in counts {
                let isFar = value > 0 && other > 0 && !(0.1...11).contains(other / value)
                propose(other, 2.7 - 0.15 * Double(min(count, 4)) + (isFar ? 0.6 : 0))
            }
            for amount in problem.amounts {
                for new in [value - amount, value + amount, amount] where new > 0 { propose(new, 3.1) }
            }
            return costs.sorted { $0.key < $1.key }.map { script.edit(number.span, $0.spelled, cost: $1) }
        }
    }
}
