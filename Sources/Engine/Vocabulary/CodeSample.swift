internal import Diagnostics

/// Code that advice shows, as far as accents write it differently.
package indirect enum CodeSample: Hashable, Sendable {
    /// Code that every accent writes like this.
    case text(String)
    /// `make.left.equalTo(root).offset(8)`: the attributes, the relation, and the links after it.
    case chain(String = "", Member = .equalTo, to: Target, then: String = "")
    /// A link that sets one of the named priorities.
    case priority(Builtin)
    /// `let c = make.left.equalTo(root)`
    case constraint(named: String, CodeSample)
    /// `a.makeConstraints { make in … }`, with a chain or “…”.
    case block(Member = .makeConstraints, of: String, CodeSample = .text("…"))
    /// A method with sample arguments.
    case call(Member)
    /// `root.addSubview(view)`; without a superview it is the root.
    case addition(of: String, to: String? = nil)
    /// `removeFromSuperview()`
    case removal
    /// `make.attributes(.left, .top)`
    case attributes
    /// `[a, b].distribute(horizontal, spacing: 8)`
    case distribution
    /// `let gap = 10`
    case constant(String, String)
    /// `for x in xs { … }`
    case loop

    /// What a relation in a sample relates to.
    package enum Target: Hashable, Sendable {
        case root
        case superview
        case number(String)
        case size(Int, Int)
    }

    /// A call with sample arguments of a method or a function of the language; nil for other names.
    package init?(callOf name: String) {
        if let member = Member(rawValue: name) {
            self = .call(member)
        } else if let text = Builtin(rawValue: name)?.sample {
            self = .text(text)
        } else {
            return nil
        }
    }

    func text(in spelling: AccentSpelling) -> String {
        switch self {
        case .text(let text): text
        case .chain(let start, let relation, let target, let rest):
            start + (start.isEmpty ? "" : ".") + target.argument(of: relation, in: spelling) + rest
        case .priority(let word): spelling.priority(word)
        case .constraint(let name, let chain): spelling.constraint(name, chain.text(in: spelling))
        case .block(let method, let view, let chain):
            spelling.block(method, of: view).before + chain.text(in: spelling) + spelling.block(method, of: view).after
        case .call(let member): spelling.sample(of: member)
        case .addition(let view, let superview): spelling.addition(of: view, to: superview ?? spelling.root)
        case .removal: spelling.removal
        case .attributes: spelling.attributes
        case .distribution: spelling.distribution
        case .constant(let name, let value): spelling.constant(name, value)
        case .loop: spelling.loop
        }
    }
}

extension CodeSample.Target {
    fileprivate func argument(of relation: Member, in spelling: AccentSpelling) -> String {
        switch (self, spelling.accent) {
        case (.root, .swift), (.superview, .swift): "\(relation.rawValue)Superview()"
        case (.root, _): "\(relation.rawValue)(\(spelling.root))"
        case (.superview, .objectiveC): "\(relation.rawValue)(view.\(Member.superview.rawValue))"
        case (.superview, .masonry): "\(relation.rawValue)(\(Member.superview.rawValue))"
        case (.number(let number), _): spelling.relation(relation, toValue: number)
        case (.size(let width, let height), .masonry): spelling.relation(relation, toValue: "\(width)x\(height)")
        case (.size(let width, let height), .objectiveC):
            spelling.relation(relation, toValue: "\(Builtin.makeSize.rawValue)(\(width), \(height))")
        case (.size(let width, let height), .swift):
            spelling.relation(relation, toValue: "CGSize(width: \(width), height: \(height))")
        }
    }
}

extension AccentSpelling {
    fileprivate func constraint(_ name: String, _ chain: String) -> String {
        switch accent {
        case .masonry: "let \(name) = \(chain)"
        case .objectiveC: "MASConstraint *\(name) = \(chain);"
        case .swift: "let \(name) = \(chain).constraint"
        }
    }

    fileprivate func constant(_ name: String, _ value: String) -> String {
        accent == .objectiveC ? "const CGFloat \(name) = \(value);" : "let \(name) = \(value)"
    }

    fileprivate var removal: String {
        let method = Member.removeFromSuperview.rawValue
        return accent == .objectiveC ? "[view \(method)];" : "\(method)()"
    }

    fileprivate var attributes: String {
        switch accent {
        case .masonry: "make.attributes(.left, .top)"
        case .objectiveC: "make.attributes(MASAttributeLeft | MASAttributeTop)"
        case .swift: "make.left.top"
        }
    }

    fileprivate var distribution: String {
        accent == .objectiveC
            ? "[@[a, b] mas_distributeViewsAlongAxis:MASAxisTypeHorizontal withFixedSpacing:8 leadSpacing:0 tailSpacing:0];"
            : "[a, b].distribute(horizontal, spacing: 8)"
    }

    fileprivate var loop: String { accent == .objectiveC ? "for (id x in xs) { … }" : "for x in xs { … }" }

    fileprivate func sample(of member: Member) -> String {
        switch (member, accent) {
        case (_, .masonry): member.sample
        case (.makeConstraints, .objectiveC), (.updateConstraints, .objectiveC), (.remakeConstraints, .objectiveC):
            "\(Spelling.prefix)\(member.rawValue):^(MASConstraintMaker *make) { … }"
        case (.equalTo, _), (.greaterThanOrEqualTo, _), (.lessThanOrEqualTo, _): "\(member.rawValue)(\(root))"
        case (.priority, .swift): priority(.high)
        case (.priority, .objectiveC): "\(member.rawValue)(750)"
        case (.insets, .objectiveC): "\(member.rawValue)(UIEdgeInsetsMake(5, 10, 15, 20))"
        case (.sizeOffset, .objectiveC): "\(member.rawValue)(CGSizeMake(10, 20))"
        case (.centerOffset, .objectiveC): "\(member.rawValue)(CGPointMake(10, 20))"
        default: member.sample
        }
    }
}
