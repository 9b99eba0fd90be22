extension Explanation {
    static let session = [
        Explanation(
            .command,
            "A session command starts with a colon. You can abbreviate it as long as only one command starts that way.",
            failing: ":quitt", fixed: ":frames"),
        Explanation(
            .argument, "The command can't use this argument.", failing: ":size wide",
            fixed: ":size 320x480"),
        Explanation(
            .help, "There is no help for this word; :help words lists the words with help.",
            failing: ":help elephants", fixed: ":help view"),
        Explanation(
            .history, "There is nothing to undo or to redo.", failing: ":undo",
            fixed: "view a\n:undo"),
        Explanation(
            .terminal, "The output is not a terminal, or a terminal that can't move the cursor.", failing: ":draw pin",
            fixed: ":draw"),
        Explanation(.file, "A file can't be read or written.", failing: ":load nowhere/nothing.mas", fixed: ":frames"),
        Explanation(
            .unknownView, "There is no view with this name.", failing: ":list header",
            fixed: "view header\n:list header"
        ),
        Explanation(
            .unknownSlug, "There is no message with this name; :explain alone explains the last one, or lists them.",
            failing: ":explain elephants", fixed: ":explain unknown-name"),
    ]
}
