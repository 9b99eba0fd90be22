import Masonry

/// A linear system as lines of text, which every peer reads:
///
///     variables 8                  how many; they count from 0
///     nonnegative 2 3 6 7          those that are at least 0
///     row == 8 1000 4:1 0:-1       relation, constant, priority, terms
///     edit 2 1000 1032             a variable that is given, and the two values it takes in turn
///     optional == 77 500 6:1       the row to add and remove
///     remove 3                     the row to remove and to add again
///     adjust 5 8 9                 the row whose constant takes two values in turn
enum LinearRows {
    /// The workload with four variables per view: left, top, width, height, in the root's coordinates.
    static func text(of workload: Workload) -> String {
        var lines = ["variables \(workload.views.count * 4)"]
        lines.append(
            "nonnegative " + workload.views.indices.map { "\($0 * 4 + 2) \($0 * 4 + 3)" }.joined(separator: " "))
        let (width, height) = (workload.screen.width, workload.screen.height)
        lines.append("edit 2 \(width) \(width * 1.25)")
        lines.append("edit 3 \(height) \(height * 1.25)")
        for equation in workload.equations { lines.append("row " + row(equation)) }
        lines.append("row == 0 1000 0:1")
        lines.append("row == 0 1000 1:1")
        for (index, view) in workload.views.enumerated() {
            guard let size = view.content.size else { continue }
            for (variable, length) in [(index * 4 + 2, size.width), (index * 4 + 3, size.height)] {
                lines.append("row <= \(length) \(LayoutPriority.low) \(variable):1")
                lines.append("row >= \(length) \(LayoutPriority.high) \(variable):1")
            }
        }
        lines.append("optional == 77 \(LayoutPriority.medium) \(workload.views.count / 2 * 4 + 2):1")
        lines.append("remove \(workload.removable)")
        let constant = workload.equations[workload.adjustable].constant
        lines.append("adjust \(workload.adjustable) \(constant) \(constant + 1)")
        return lines.joined(separator: "\n") + "\n"
    }

    private static func row(_ equation: Workload.Equation) -> String {
        var terms = self.terms(equation.first, equation.attribute, 1)
        if let second = equation.second {
            terms += self.terms(second, equation.secondAttribute, -equation.multiplier)
        }
        let spelled = terms.map { "\($0.variable):\($0.coefficient)" }.joined(separator: " ")
        return "\(equation.relation.rawValue) \(equation.constant) \(equation.priority) \(spelled)"
    }

    private static func terms(
        _ view: Int, _ attribute: Attribute, _ factor: Double
    ) -> [(variable: Int, coefficient: Double)] {
        precondition(!attribute.isWithinMargins && !attribute.isDirectional, "no workload uses \(attribute)")
        let position = view * 4 + (attribute.axis == .horizontal ? 0 : 1)
        let length = position + 2
        switch attribute.part {
        case .low: return [(position, factor)]
        case .center: return [(position, factor), (length, factor / 2)]
        case .high: return [(position, factor), (length, factor)]
        case .length: return [(length, factor)]
        case .firstBaseline, .lastBaseline: preconditionFailure("no workload uses \(attribute)")
        }
    }
}
