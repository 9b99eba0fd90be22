import Masonry
import MasonryLanguage
import Testing

/// What settles an ambiguity by what stands beside it: the length that others have, a limit that lets something out.
struct PeerSettlementTests {
    private func first(_ script: String) throws -> (session: Interpreter, repair: Repair) {
        let session = Interpreter()
        #expect(session.run(SourceText(name: "test.mas", text: script)).diagnostics.isEmpty)
        let finding = try #require(session.scene.layout().findings.first)
        return (session, try #require(session.repairs(of: finding).first))
    }

    /// Views in a row of 320, 10 apart: three of them are 280 / 3 wide. Tabs that share 320 without gaps: 320 / 3. Frames
    /// are on whole points.
    @Test(arguments: [
        ("view a, b, c", 10.0, 280.0 / 3),
        ("button a \"Home\"; button b \"Find\"; button c \"Me\"", 0, 320.0 / 3),
    ])
    func aViewOfAnotherLengthIsMadeEqual(_ views: String, _ gap: Double, _ width: Double) throws {
        let (session, repair) = try first(
            """
            screen 320x200
            \(views)
            select a, b, c
            make.top.bottom.equalTo(root)
            select a
            make.left.equalTo(root).offset(\(gap))
            select b
            make.left.equalTo(a.right).offset(\(gap))
            make.width.equalTo(a)
            select c
            make.left.equalTo(b.right).offset(\(gap))
            make.right.equalTo(root).offset(-\(gap))
            """)
        #expect(repair.title == "make `c` as wide as `a`, like `b`")
        #expect(session.run(SourceText(name: "fix", text: repair.statement)).diagnostics.isEmpty)
        #expect(session.scene.layout().findings.isEmpty)
        for item in session.scene.layout().items.dropFirst() { #expect(abs(item.frame.width - width) < 1) }
    }

    /// The bubble ends behind the text's 15 letters of 8 and its insets: 56 and 144 are 200.
    @Test func aLimitThatLetsAViewOutIsReversed() throws {
        let (session, repair) = try first(
            """
            screen 320x200
            image avatar 36x36
            make.left.equalTo(root).offset(12)
            make.top.equalTo(root).offset(20)
            view bubble
            make.left.equalTo(avatar.right).offset(8)
            make.top.equalTo(avatar)
            make.right.greaterThanOrEqualTo(root).offset(-60)
            label msg "See you at noon" in bubble
            make.edges.equalTo(bubble).insets((8, 12, 8, 12))
            """)
        #expect(repair.code?.contains("lessThanOrEqualTo") == true, "\(repair)")
        #expect(session.run(SourceText(name: "fix", text: repair.statement)).diagnostics.isEmpty)
        #expect(session.scene.layout().findings.isEmpty)
        let bubble = try #require(session.scene.layout().items.first { $0.name == "bubble" }?.rootFrame)
        #expect(bubble.x == 56 && bubble.width == 144)
    }
}
