import Foundation
import Testing

/// Tests of what a session answers.
protocol AnsweringTests {}

extension AnsweringTests {
    static var card: String {
        """
        screen 240x96
        view card
        make.edges.equalTo(root).inset(16)
        view icon in card
        make.left.equalTo(card).offset(16); make.size.equalTo(32)

        """
    }

    /// What a session says to inputs after a script, without pictures.
    func answer(_ inputs: String, after script: String = card) throws -> String {
        let silent = ":draw off\n" + script
        let before = try BuiltProgram.run(["-i"], input: silent, joiningErrors: true).output
        let all = try BuiltProgram.run(["-i"], input: silent + inputs + "\n", joiningErrors: true).output
        #expect(all.hasPrefix(before))
        return String(all.dropFirst(before.count))
    }
}
