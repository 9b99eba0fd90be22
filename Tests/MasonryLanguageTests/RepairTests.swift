import Masonry
import MasonryLanguage
import Testing

/// What reports offer is run as it is written, and must do what it says.
struct RepairTests {
    static let scripts = [
        """
        view card; make.edges.equalTo(root).inset(16)
        view icon in card; make.left.top.equalTo(card).offset(16); make.size.equalTo(32)
        make.right.equalTo(card).offset(-16)
        """,
        "view a; make.left.top.equalTo(root); make.size.equalTo(50); make.width.greaterThanOrEqualTo(80).priority(1000)",
        """
        label title "Masonry"; make.left.top.equalTo(root)
        title.setContentCompressionResistancePriority(required, horizontal)
        make.width.equalTo(40)
        """,
        """
        for i in 0..<3 {
            view row
            make.left.right.equalTo(root)
            make.height.equalTo(40)
            make.height.equalTo(50 + i)
            make.top.equalTo(root).offset(i * 60)
        }
        """,
        """
        root.direction = rtl
        view a; make.leading.trailing.top.equalTo(root).inset(10); make.height.equalTo(10); make.width.equalTo(20)
        """,
        "root.safeAreaInsets = (20, 0, 0, 0)\nview a; make.edges.equalTo(root.safeArea); make.top.equalTo(root)",
        "view a; make.left.equalTo(root)",
        "view box; make.edges.equalTo(root)\nfor i in 0..<2 { view row in box; make.left.equalTo(box).offset(i / 3) }",
        "guide g; make.left.equalTo(root); make.left.equalTo(root).offset(5)",
        "view a",
    ]

    @Test(arguments: scripts)
    func everyRepairSettlesItsFindingAndBreaksNothing(_ script: String) throws {
        let findings = interpreter(script).scene.layout().findings
        try #require(!findings.isEmpty)
        for finding in findings {
            let repairs = interpreter(script).repairs(of: finding)
            #expect(!repairs.isEmpty, "\(finding.message)")
            for repair in repairs {
                let repaired = interpreter(script)
                let before = repaired.scene.layout()
                let outcome = repaired.run(SourceText(name: "repair", text: repair.statement))
                #expect(outcome.diagnostics.isEmpty, "\(repair.statement)")
                let after = repaired.scene.layout()
                #expect(!after.findings.contains { $0.kind == finding.kind }, "\(repair.statement)")
                #expect(after.conflicts.count <= before.conflicts.count, "\(repair.statement)")
                if repair.effect == "nothing moves" {
                    #expect(after.items.map(\.rootFrame).isNear(before.items.map(\.rootFrame)), "\(repair.statement)")
                }
                repaired.undo(repaired.undo)
                #expect(repaired.scene.layout() == before)
            }
        }
    }

    @Test func viewsOfLoopsAreSaidByTheWayToThem() throws {
        let session = interpreter(Self.scripts[3])
        let conflict = try #require(session.scene.layout().findings.first { $0.message.contains("row#2") })
        #expect(session.repairs(of: conflict).contains { $0.statement.contains("root.subviews[1].makeConstraints") })
    }

    @Test func theBrokenConstraintIsTheLastToBeChanged() throws {
        let session = interpreter(Self.scripts[0])
        let finding = try #require(session.scene.layout().findings.first)
        let repairs = session.repairs(of: finding)
        #expect(repairs.first?.title == "weaken #7 to high")
        #expect(repairs.first?.effect == "icon becomes 256×32")
        #expect(repairs.last?.effect == "nothing moves")
    }

    private func interpreter(_ script: String) -> Interpreter {
        let interpreter = Interpreter()
        let outcome = interpreter.run(SourceText(name: "script", text: script))
        #expect(outcome.isComplete, "\(outcome.diagnostics)")
        return interpreter
    }
}

extension [Rect] {
    fileprivate func isNear(_ other: [Rect]) -> Bool {
        zip(self, other).allSatisfy { one, two in
            FrameComponent.allCases.allSatisfy { abs(one[$0] - two[$0]) < 1e-6 }
        }
    }
}
