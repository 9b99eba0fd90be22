import Masonry
import MasonryLanguage
import Testing

/// A block that was copied and still names the first view: it is offered to the one beside it that has no constraints.
@Suite("Misdirected blocks")
struct MisdirectedBlockTests {
    private static let script = """
        screen 320x480
        view a
        view b
        a.makeConstraints { make in
            make.left.top.bottom.equalTo(root)
            make.width.equalTo(100)
        }
        a.makeConstraints { make in
            make.right.top.bottom.equalTo(root)
            make.width.equalTo(120)
        }
        """

    @Test func aScriptsBlockIsOfferedFirst() throws {
        let interpreter = Interpreter.offeringStatements()
        _ = interpreter.run(SourceText(name: "a.mas", text: Self.script))
        let findings = try #require(interpreter.layout()).findings
        #expect(findings.contains { $0.isConflict })
        for finding in findings {
            let repair = try #require(interpreter.repairs(of: finding).first)
            #expect(repair.code == "on line 8, write `b` instead of `a`")
            let after = Interpreter.offeringStatements()
            _ = after.run(SourceText(name: "a.mas", text: Self.script))
            #expect(after.run(SourceText(name: "in[1]", text: repair.statement, isInput: true)).isComplete)
            let layout = try #require(after.layout())
            #expect(layout.findings.isEmpty)
            // 100 from the left, 120 to the right.
            #expect(layout.item(named: "a")?.frame == Rect(x: 0, y: 0, width: 100, height: 480))
            #expect(layout.item(named: "b")?.frame == Rect(x: 200, y: 0, width: 120, height: 480))
        }
    }

    @Test func aProjectsBlockIsOfferedWithTheNameOfItsView() throws {
        let text = """
            @implementation Bar
            - (instancetype)initWithFrame:(CGRect)frame {
                if (self = [super initWithFrame:frame]) {
                    self.back = [UIView new];
                    self.next = [UIView new];
                    [self addSubview:self.back];
                    [self addSubview:self.next];
                    [self.back mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.equalTo(self).offset(12);
                        make.centerY.equalTo(self);
                        make.size.mas_equalTo(30);
                    }];
                    [self.back mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.right.equalTo(self).offset(-12);
                        make.centerY.equalTo(self);
                        make.size.mas_equalTo(30);
                    }];
                }
                return self;
            }
            @end
            """
        let lint = try #require(
            AccentRun(text, ending: "m").interpreter.lints.first { $0.slug == "duplicate-constraint" })
        let edit = "on line 13, write `self.next` instead of `self.back`"
        #expect(lint.help?.hasSuffix(edit) == true, "\(lint.help ?? "")")
    }

    /// A view that is constrained in two blocks which say different things is not taken for another.
    @Test func blocksThatDifferStay() throws {
        let interpreter = Interpreter.offeringStatements()
        let script = """
            view a
            view b
            a.makeConstraints { make in make.left.top.equalTo(root) }
            a.makeConstraints { make in make.size.equalTo(30) }
            """
        _ = interpreter.run(SourceText(name: "a.mas", text: script))
        let finding = try #require(interpreter.layout()?.findings.first)
        #expect(interpreter.repairs(of: finding).map(\.title) == ["fill the superview with `b`"])
    }
}
