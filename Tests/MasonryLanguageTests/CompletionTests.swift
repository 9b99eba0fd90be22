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

    @Test func viewsAloneWhereAViewIsExpected() {
        let script = "view card\nlabel title \"Hi\" in card\nlet cards = [card]"
        func names(_ text: String) -> [String] { candidates(text, after: script).map(\.text) }
        #expect(names("view x in ") == ["card", "title", "root"])
        #expect(names("view new in c") == ["card"])
        #expect(names("select ") == ["card", "title", "root"])
        #expect(names("select card, ti") == ["title"])
        #expect(names("view inner; view x in i") == ["inner"])
        #expect(names("view ca") == [])
        #expect(names("view new ") == ["in"])
    }

    @Test func constantsWhereOnlyTheyFit() {
        #expect(names("root.direction = ") == ["ltr", "rtl"])
        #expect(names("[header].distribute(") == ["horizontal", "vertical"])
        #expect(names("header.setContentHuggingPriority(750, ") == ["horizontal", "vertical"])
        #expect(names("header.setContentHuggingPriority(hi") == ["high"])
        #expect(names("header.contentHuggingPriority(v") == ["vertical"])
        #expect(names("make.attributes(").prefix(2) == [".left", ".right"])
        #expect(names("make.attributes(.le") == ["left", "leading", "leftMargin", "leadingMargin"])
    }

    @Test func membersAfterARelation() {
        let found = names("make.left.equalTo(header).")
        #expect(found.contains("offset") && found.contains("multipliedBy") && found.contains("priority"))
        #expect(!found.contains("left") && !found.contains("equalTo"))
        #expect(names("make.left.").contains("top"))
        #expect(names("make.left.equalTo(header).offset(1).eq") == [])
    }

    @Test func attributesInARelation() {
        #expect(names("make.left.equalTo(header.r") == ["right", "rightMargin"])
        #expect(!names("make.left.equalTo(header.").contains("removeFromSuperview"))
        #expect(names("make.width.equalTo(header.fra") == ["frame"])
    }

    @Test func closureParameters() {
        #expect(names("header.makeConstraints { m in m.edg") == ["edges"])
        #expect(candidates("header.makeConstraints { m in m.left").first?.value == "7")
        #expect(names("[header].map { v in v.fra") == ["frame"])
    }

    @Test func nothingInsideText() {
        #expect(names("print(\"hea").isEmpty)
        #expect(names("// hea").isEmpty)
    }

    @Test func theRangeOfTheTypedText() {
        let interpreter = Interpreter()
        #expect(interpreter.completions(at: 7, in: "print(r)").range == 6..<7)
    }
}
