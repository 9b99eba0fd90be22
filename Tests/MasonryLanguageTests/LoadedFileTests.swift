import Masonry
import MasonryLanguage
import Testing

/// What is typed behind a file that was loaded.
@Suite("Inputs after a loaded file")
struct LoadedFileTests {
    @Test(arguments: [
        ("box.frame", "(5, 5, 310, 470)"), ("self.label.frame", "(0, 0, 0, 20)"), ("label.left.value", "5"),
        ("[self.view viewWithTag:0]; box.subviews.count", "1"), ("view.frame", "(0, 0, 320, 480)"),
    ])
    func inputsUseTheNamesOfALoadedFile(_ input: String, _ expected: String) {
        let interpreter = Interpreter()
        let text = """
            class V: UIViewController {
                let label = UILabel()
                override func viewDidLoad() {
                    let box = UIView()
                    view.addSubview(box)
                    box.addSubview(label)
                    box.snp.makeConstraints { $0.edges.equalToSuperview().inset(5) }
                    label.snp.makeConstraints { $0.top.left.equalToSuperview(); $0.height.equalTo(20) }
                }
            }
            """
        _ = interpreter.run(SourceText(name: "V.swift", text: text))
        let outcome = interpreter.run(SourceText(name: "in[1]", text: input, isInput: true))
        #expect(outcome.values.last == expected)
    }

    /// What is typed later changes what a cell asks for, and so the screen.
    @Test func aCellFollowsChanges() throws {
        let interpreter = Interpreter()
        let text = """
            class NoteCell: UITableViewCell {
                let note = UILabel()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    note.numberOfLines = 0
                    note.text = "one"
                    contentView.addSubview(note)
                    note.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
                }
            }
            """
        #expect(interpreter.run(SourceText(name: "N.swift", text: text)).diagnostics.isEmpty)
        #expect(interpreter.scene.size == Size(width: 320, height: 40))
        _ = interpreter.run(SourceText(name: "in[1]", text: "note.text = \"one\\ntwo\"", isInput: true))
        #expect(interpreter.scene.size == Size(width: 320, height: 60))
        _ = interpreter.run(SourceText(name: "in[2]", text: "screen 200x100", isInput: true))
        #expect(interpreter.scene.size == Size(width: 200, height: 100))
    }
}
