import Masonry
public import MasonryLanguage

/// Calls of what an accent knows, by any name, on any kind of receiver, with any arguments: however wrong a call is, it ends with
/// an answer or an error, and changes nothing where it fails.
public final class CallTrial {
    private let scene: CallScene
    private let interpreter: Interpreter

    /// An interpreter in which one value of every kind is ready.
    ///
    /// - Parameter isLarge: whether the values are large ones, and the limits the usual ones.
    public init(_ accent: Accent, isLarge: Bool = false) {
        scene = CallScene(accent)
        interpreter = Interpreter(limits: isLarge ? Limits() : .forTrials())
        for text in scene.setup + (isLarge ? scene.growth : []) { _ = interpreter.run(source(text)) }
    }

    private func source(_ text: String) -> SourceText {
        SourceText(name: "in", text: text, isInput: true, accent: scene.accent)
    }

    /// A call that the choices decide.
    public func call(by choices: inout Choices) -> String {
        let names = choices.below(10) < 7 ? scene.members : choices.below(2) == 0 ? scene.functions : scene.classes
        guard !names.isEmpty else { return call(of: scene.members[choices.below(scene.members.count)], by: &choices) }
        return call(of: names[choices.below(names.count)], by: &choices)
    }

    /// A call of one name, the rest of which the choices decide.
    public func call(of name: String, by choices: inout Choices) -> String {
        let receiver = scene.receivers[choices.below(scene.receivers.count)]
        let given = (0..<choices.below(5)).map { _ in scene.arguments[choices.below(scene.arguments.count)] }
        let isMember = !scene.functions.contains(name) || choices.below(2) == 0
        let text = isMember ? member(name, of: receiver, given, &choices) : "\(name)(\(list(given, &choices)))"
        switch choices.below(6) {
        case 0: return "\(declaration) = \(text)\(end)"
        case 1: return "\(print)(\(text))\(end)"
        default: return text + end
        }
    }

    private var end: String { scene.accent == .objectiveC ? ";" : "" }
    private var declaration: String { scene.accent == .objectiveC ? "id z" : "let z" }
    private var print: String { scene.accent == .objectiveC ? "NSLog" : "print" }

    private func member(_ name: String, of receiver: String, _ given: [String], _ choices: inout Choices) -> String {
        let word = String(name.prefix { $0 != ":" })
        switch choices.below(scene.accent == .objectiveC ? 8 : 6) {
        case 0: return "\(receiver).\(word)"
        case 1: return "\(receiver).\(word) = \(given.first ?? "1")"
        case 2 where scene.accent == .swift: return "\(receiver).snp.\(word)(\(list(given, &choices)))"
        case 2 where scene.accent == .masonry: return "make.\(word)(\(list(given, &choices))).\(word)"
        case 3 where scene.accent == .objectiveC:
            let object = given.first.map { " withObject:\($0)" } ?? ""
            return "[\(receiver) performSelector:@selector(\(name))\(object)]"
        case 4...6 where scene.accent == .objectiveC: return "[\(receiver) \(message(name, given))]"
        default: return "\(receiver).\(word)(\(list(given, &choices)))"
        }
    }

    /// A message with a value for each part of its name; with none it is only its word, with fewer it ends early.
    private func message(_ name: String, _ given: [String]) -> String {
        let parts = name.split(separator: ":")
        if given.isEmpty { return String(parts[0]) }
        var text = ""
        for (index, value) in given.enumerated() {
            if index < parts.count {
                text += "\(text.isEmpty ? "" : " ")\(parts[index]):\(value)"
            } else {
                text += ", \(value)"
            }
        }
        return text
    }

    private static let labels = [
        "of", "to", "by", "at", "with", "for", "in", "from", "equalTo", "constant", "multiplier", "forAxis", "spacing",
        "where", "after", "default", "into", "x", "y", "width", "height", "top", "left", "priority", "offset",
    ]

    private func list(_ given: [String], _ choices: inout Choices) -> String {
        let isLabeled = scene.accent != .objectiveC && choices.below(3) == 0
        return given.map { value in
            isLabeled ? "\(Self.labels[choices.below(Self.labels.count)]): \(value)" : value
        }.joined(separator: ", ")
    }

    /// What goes wrong in a call: nothing, we hope.
    public func complaints(about call: String) -> [String] {
        let source = source(call)
        _ = ScriptCheck.diagnostics(of: source)
        let before = interpreter.scene.layout()
        let outcome = interpreter.run(source)
        let isDone = outcome.isComplete
        if isDone { interpreter.undo(interpreter.undo) }
        let after = interpreter.scene.layout()
        if before == after { return [] }
        return ["\(isDone ? "undoing" : "failing") leaves the scene changed: \(call)"]
    }
}

/// Numbers that somebody else decides: an input of a fuzzer's, or a seed.
public struct Choices {
    private var bytes: ArraySlice<UInt8>
    private var state: UInt64?

    public init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

    public init(seed: UInt64) {
        bytes = []
        state = seed
    }

    public var isOver: Bool { state == nil && bytes.isEmpty }

    /// A number from 0 up to `limit`, which is at most 65,536; 0 where nothing more was decided.
    public mutating func below(_ limit: Int) -> Int {
        if limit < 2 { return 0 }
        if let old = state {
            // Knuth's linear congruential generator, of which the high bits are good.
            let new = old &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            state = new
            return Int((new >> 33) % UInt64(limit))
        }
        var number = Int(bytes.popFirst() ?? 0)
        if limit > 256 { number = number << 8 | Int(bytes.popFirst() ?? 0) }
        return number % limit
    }
}

// Calls that change something, for loops that repeat them.
extension CallTrial {
    /// The scripts that make the values which calls are tried on.
    public var setup: [String] { scene.setup }

    /// All names of members and functions, except those of looks, which are all kept the same way.
    public var names: [String] { KnownNames.members(of: scene.accent, includingLooks: false) + scene.functions }

    /// A call of the name that changes something; nil where none of so many tries does.
    public func changingCall(of name: String, tries: Int = 60) -> String? {
        var choices = Choices(seed: name.utf8.reduce(5381) { $0 &* 33 &+ UInt64($1) })
        for _ in 0..<tries {
            let call = call(of: name, by: &choices)
            let outcome = interpreter.run(source(call))
            guard outcome.isComplete else { continue }
            interpreter.undo(interpreter.undo)
            if outcome.hasChanges, outcome.diagnostics.isEmpty { return call }
        }
        return nil
    }

    /// Runs a call and takes it back.
    ///
    /// - Returns: how many steps that was.
    public func steps(of call: String) -> Int {
        let outcome = interpreter.run(source(call))
        if outcome.isComplete { interpreter.undo(interpreter.undo) }
        return interpreter.steps
    }

    /// What does the same for ever.
    public func endless(_ body: String) -> String {
        scene.accent == .objectiveC ? "while (1) { \(body) }" : "while true { \(body) }"
    }
}
