extension Explanation {
    static let session = [
        Explanation(
            .command, "A command of a session starts with a colon; a beginning of its name will do that no other has.",
            failing: ":quitt", mended: ":frames"),
        Explanation(
            .argument, "What stands behind a command is not what it takes.", failing: ":size wide",
            mended: ":size 320x480"),
        Explanation(
            .help, "There is no help on the word; :help words lists those that there is help on.",
            failing: ":help elephants", mended: ":help view"),
        Explanation(
            .history, "There is nothing to take back, or nothing that was taken back.", failing: ":undo",
            mended: "view a\n:undo"),
        Explanation(
            .terminal, "The output is no terminal, or one that can't move its cursor.", failing: ":draw pin",
            mended: ":draw"),
        Explanation(.file, "A file can't be read or written.", failing: ":load nowhere/nothing.mas", mended: ":frames"),
        Explanation(
            .unknownView, "There is no view of this name.", failing: ":list header", mended: "view header\n:list header"
        ),
        Explanation(
            .unknownSlug, "There is no message of this name; :explain alone explains the last one, or lists them.",
            failing: ":explain elephants", mended: ":explain unknown-name"),
    ]
}
