package import Masonry
package import Diagnostics
package import Syntax
package import Vocabulary

/// The code of one top-level statement.
package final class CodeUnit {
    package let source: SourceText
    package let dialect: Dialect
    package let codes: UnsafePointer<Code>
    let codeCount: Int
    /// The span of each code.
    package let spans: UnsafePointer<Span>
    package let actions: UnsafePointer<PlacedAction>
    let actionCount: Int
    let lists: UnsafePointer<Int32>
    package let targets: UnsafePointer<PlacedTarget>
    let constants: [Value]
    package let prototypes: [Prototype]
    let callSites: [CallSite]
    let viewDeclarations: [ViewDeclaration]
    let chains: [Chain]
    package let switches: [Switch]
    let screenChoices: [ScreenChoice]
    let screenExpectations: [ScreenExpectation]
    package let classes: [ClassDeclaration]
    /// In order of declaration.
    package let locals: [Local]
    /// The positions of local variable names that hide the variable in their own initial value and are never read.
    let hidings: Set<Int>
    /// The action of the statement itself.
    package let entry: Action.Index
    /// Local variables of the statement's own blocks.
    let slotCount: Int

    /// A name that a function or block declares.
    package struct Local {
        package let name: Name
        package let span: Span
        /// Its scope, from its declaration on.
        package let block: Span
        /// Whether that is the body of a loop.
        package let isInLoop: Bool

        package func isVisible(at offset: Int) -> Bool { span.lower <= offset && offset < block.upper }
    }

    /// The visible names at an offset that functions and blocks declare, for suggestions.
    package func locals(at offset: Int) -> [Name] {
        locals.filter { $0.isVisible(at: offset) }.map(\.name)
    }

    /// The innermost statement around a place.
    package func statement(around span: Span) -> Span? {
        (0..<actionCount).map { actions[$0].span }
            .filter { $0.lower <= span.lower && span.upper <= $0.upper }
            .min { $0.upper - $0.lower < $1.upper - $1.lower }
    }

    package init(_ builder: Compiler, entry: Action.Index, slotCount: Int) {
        source = builder.source
        dialect = builder.source.accent.dialect
        codes = Self.kept(builder.codes)
        codeCount = builder.codes.count
        spans = Self.kept(builder.spans)
        actions = Self.kept(builder.actions)
        actionCount = builder.actions.count
        lists = Self.kept(builder.lists)
        targets = Self.kept(builder.targets)
        constants = builder.constants
        prototypes = builder.prototypes
        callSites = builder.callSites
        viewDeclarations = builder.viewDeclarations
        chains = builder.chains.map { chain in
            var chain = chain
            chain.unread.removeAll { builder.readVariables.contains($0.name.lower) }
            return chain
        }
        switches = builder.switches
        screenChoices = builder.screenChoices
        screenExpectations = builder.screenExpectations
        classes = builder.classes
        locals = builder.locals
        hidings = builder.hidings.subtracting(builder.readVariables)
        self.entry = entry
        self.slotCount = slotCount
    }

    deinit {
        codes.deallocate()
        spans.deallocate()
        actions.deallocate()
        lists.deallocate()
        targets.deallocate()
    }

    /// The elements of a list, in place.
    @inline(__always)
    func elements(of list: CodeList) -> UnsafeBufferPointer<Int32> {
        UnsafeBufferPointer(start: lists + Int(list.start), count: Int(list.count))
    }

    /// Copies the elements to memory owned by the unit, at a fixed address.
    private static func kept<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
        memory.initialize(from: elements, count: elements.count)
        return UnsafePointer(memory)
    }
}

/// The arguments of a call, as an object that every call reads.
package final class CallSite {
    package let arguments: CodeList
    /// The arguments' labels; empty if there are none.
    package let labels: [Name?]
    /// The callee's name, for messages.
    package let nameSpan: Span
    package let labelSpans: [Span]
    /// The receiver as a target that can be changed in place, for `append`.
    package let receiver: Int32?
    /// The full name of a message to an object, with a colon after each label.
    package let selector: Name?

    package init(
        arguments: CodeList, labels: [Name?] = [], nameSpan: Span, labelSpans: [Span] = [], receiver: Int32? = nil,
        selector: Name? = nil
    ) {
        self.arguments = arguments
        self.labels = labels
        self.nameSpan = nameSpan
        self.labelSpans = labelSpans
        self.receiver = receiver
        self.selector = selector
    }
}

/// `switch`: the values of each case, empty for the default, and where its code starts.
package struct Switch {
    let subject: Code.Index
    let cases: [(values: CodeList, body: Action.Block)]
}

/// A class or an extension of one; properties and methods are indices into the unit's prototypes.
package struct ClassDeclaration {
    package let syntax: ClassSyntax
    package let properties: [(name: Name, initial: Int32)]
    package let methods: [(method: ClassSyntax.Method, prototype: Int32)]
}

/// `view a, b in c`
package struct ViewDeclaration {
    let kind: ViewKind
    package let views: [NewView]
    package let parent: Code.Index?

    package struct NewView {
        let name: Name
        let span: Span
        package let place: Place
        package let content: Code.Index?
    }
}

/// A chain on each current view.
package struct Chain {
    package let mode: ConstraintMaker.Mode
    package let make: Place
    package let superview: Place
    package let body: Code.Index
    /// The inputs of the surrounding loop or function that nothing reads.
    var unread: [Given] = []

    /// A named input of a loop's round or of a call.
    package struct Given {
        let slot: Int32
        let name: Span
    }
}
