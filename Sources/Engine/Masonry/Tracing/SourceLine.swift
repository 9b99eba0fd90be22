/// A line of a trace in the words of Masonry's source: a message that an object got, or a statement of its method.
///
/// Makers and constraints record the lines of the methods of Masonry 1.1.0 that they implement.
public struct SourceLine: Hashable, Sendable {
    /// `MASConstraintMaker -constraint:addConstraintWithLayoutAttribute:`, or a statement.
    public let text: String
    /// The values that the message takes; empty if there is nothing to show.
    public let values: String
    /// The file of Masonry in which the method stands; nil for a statement of the method above.
    public let file: String?
    /// The number of messages that are still being answered.
    public let depth: Int

    package init(text: String, values: String, file: String?, depth: Int) {
        self.text = text
        self.values = values
        self.file = file
        self.depth = depth
    }
}

/// A class of Masonry or UIKit whose messages a trace shows.
enum SourceClass: String {
    case view = "UIView"
    case array = "NSArray"
    case maker = "MASConstraintMaker"
    case viewConstraint = "MASViewConstraint"
    case composite = "MASCompositeConstraint"
    case viewAttribute = "MASViewAttribute"
    case layoutConstraint = "MASLayoutConstraint"

    /// The file with the methods of the class.
    var file: String {
        switch self {
        case .view: "View+MASAdditions.m"
        case .array: "NSArray+MASAdditions.m"
        default: rawValue + ".m"
        }
    }
}

/// A message that is being answered.
struct OpenMessage {
    let selector: String
    /// How many lines it took: two if a link of a chain sent it.
    let levels: Int
}

extension ConstraintTracer {
    /// Writes down a message, and takes what follows as its answer until `close`.
    ///
    /// - Parameters:
    ///   - link: the property of a chain that sends the message; nil if another method does.
    ///   - argument: what the block of that property takes, which is made when the block is there.
    func open(
        _ receiver: SourceClass, _ selector: String, through link: String? = nil, in file: String? = nil,
        _ values: String = "", argument: RelationArgument? = nil
    ) {
        if let link {
            send(receiver, link, in: receiver == .maker ? nil : "MASConstraint.m")
            open.append(OpenMessage(selector: link, levels: 1))
            argument?.traceAttribute(self)
            close()
        }
        let levels = link == nil ? 1 : 2
        write(receiver, selector, file, values, depth + levels - 1)
        open.append(OpenMessage(selector: selector, levels: levels))
    }

    /// Writes down the message for a relation, which a link of a chain sends unless a composite passes it on.
    func openRelation(_ receiver: SourceClass, _ relation: Relation, _ argument: RelationArgument) {
        let selector = "equalToWithRelation"
        let link = isInside(selector) ? nil : relation.link
        open(
            receiver, selector, through: link, "\(argument.sourceText), \(relation.sourceName)", argument: argument)
    }

    /// Writes down a message of which nothing more is shown.
    func send(_ receiver: SourceClass, _ selector: String, in file: String? = nil, _ values: String = "") {
        write(receiver, selector, file, values, depth)
    }

    /// Ends the answer to a message.
    package func close() {
        _ = open.popLast()
    }

    /// Writes down a statement of the method that is running.
    func state(_ text: String) {
        write(SourceLine(text: text, values: "", file: nil, depth: depth))
    }

    /// Whether the method that is running has this selector: then it passes the message on.
    func isInside(_ selector: String) -> Bool { open.last?.selector == selector }

    private var depth: Int { open.reduce(0) { $0 + $1.levels } }

    private func write(
        _ receiver: SourceClass, _ selector: String, _ file: String?, _ values: String, _ depth: Int
    ) {
        let text = receiver.rawValue + (selector.hasPrefix("+") ? " " : " -") + selector
        write(SourceLine(text: text, values: values, file: file ?? receiver.file, depth: depth))
    }
}

extension Attribute {
    /// The name in UIKit: `NSLayoutAttributeTop`.
    package var sourceName: String { "NSLayoutAttribute" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

extension Relation {
    /// The link of a chain that sets the relation.
    package var link: String {
        switch self {
        case .equal: "equalTo"
        case .lessThanOrEqual: "lessThanOrEqualTo"
        case .greaterThanOrEqual: "greaterThanOrEqualTo"
        }
    }

    /// The name in UIKit: `NSLayoutRelationEqual`.
    package var sourceName: String {
        switch self {
        case .equal: "NSLayoutRelationEqual"
        case .lessThanOrEqual: "NSLayoutRelationLessThanOrEqual"
        case .greaterThanOrEqual: "NSLayoutRelationGreaterThanOrEqual"
        }
    }
}
