import MasonryLanguage
import Testing

@Suite("Completion knows what fits")
struct CompletionTests {
    private func candidates(_ text: String, after script: String = "view header\nmake.left.equalTo(root).offset(7)")
        -> [Completion]
    {
        let interpreter = Interpreter()
        let outcome = interpreter.run(SourceText(name: "setup", text: script))
        #expect(outcome.isComplete)
        return interpreter.completions(at: text.utf8.count, in: text).candidates
    }

    private func names(_ text: String) -> [String] { candidates(text).map(\.text) }

    @Test func attributesWithTheirValuesAfterMake() {
        let found = candidates("make.le")
        #expect(found.map(\.text) == ["left", "leading", "leftMargin", "leadingMargin"])
        #expect(found.first?.value == "7")
        #expect(found.first?.summary == "the left edge")
    }

    @Test func membersOfAConstraint() {
        #expect(names("make.left.eq") == ["equalTo"])
        #expect(names("make.left.equalTo(root).off") == ["offset"])
        #expect(names("header.makeConstraints { make in make.left.gr") == ["greaterThanOrEqualTo"])
    }

    @Test func membersOfAView() {
        #expect(names("header.fr") == ["frame"])
        #expect(names("print(header.superview.sc") == ["scale"])
        #expect(names("header.frame.w") == ["width"])
        #expect(names("header.mas_ma") == ["mas_makeConstraints"])
        #expect(names("header.left.v") == ["value"])
    }

    @Test func membersOfArrays() {
        #expect(names("[header, root].dis") == ["distribute", "distributeViewsAlongAxis"])
        #expect(names("root.subviews[0].fra") == ["frame"])
        #expect(names("[1].dis") == [])
    }

    @Test func namesInCalls() {
        #expect(names("make.top.equalTo(hea") == ["header"])
        #expect(names("let box = 1\nprint(bo") == ["box"])
        #expect(names("vie") == ["view"])
        #expect(names("print(vie") == [])
        #expect(names("whi") == ["while"])
    }

    @Test func onlyWhatCanBeRelatedToInARelation() {
        #expect(names("make.top.equalTo(") == ["header", "root", "self", "superview"])
        #expect(names("make.top.equalTo([") == ["header", "root", "self", "superview"])
        #expect(names("make.top.equalTo(header).offset(").contains("max"))
        #expect(names("make.top.equalTo(ma") == ["make", "max"])
        #expect(!names("print(").contains("let"))
        #expect(names("header.makeConstraints { ").contains("let"))
    }

    @Test func attributesAsArguments() {
        #expect(names("header.attribute(.ba") == ["baseline"])
    }

    @Test func nothingInsideText() {
        #expect(names("print(\"hea").isEmpty)
        #expect(names("// hea").isEmpty)
    }

    @Test func theRangeOfWhatIsTyped() {
        let interpreter = Interpreter()
        #expect(interpreter.completions(at: 7, in: "print(r)").range == 6..<7)
    }
}
