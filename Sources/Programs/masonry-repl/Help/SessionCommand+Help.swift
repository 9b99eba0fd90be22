internal import MasonryDrawing
internal import MasonryLanguage

extension SessionCommand {
    /// Something that a command accepts.
    struct Option {
        let text: String
        let summary: String

        init(_ text: String, _ summary: String) {
            self.text = text
            self.summary = summary
        }

        /// Its words, and the ends of file names. Placeholders have capitals, such as N for a number.
        var words: [String] {
            text.split(separator: " ").map { $0.replacing(/^FILE\./, with: "") }
                .filter { !$0.contains(where: \.isUppercase) }.map(String.init)
        }
    }

    /// The words and other arguments it accepts, and the effect of each.
    var options: [Option] { optionTexts.map { Option($0, $1) } }

    private var optionTexts: [(String, String)] {
        switch self {
        case .draw:
            [
                ("auto", "draw after every change, the default"),
                ("off", "draw only when :draw asks for it"),
                ("pin", "keep the picture above the prompt and update it there"),
                ("pixels", "draw after every change in pixels, in a terminal that shows them"),
            ]
                + PictureAid.allCases.map { aid in
                    switch aid {
                    case .margins: (aid.rawValue, "show or hide the layout margins of views")
                    case .guides: (aid.rawValue, "show or hide safe areas")
                    case .alignment: (aid.rawValue, "show or hide lines where edges and centers align")
                    }
                }
        case .theme:
            Theme.allCases.map { theme in
                switch theme {
                case .dark: (theme.rawValue, "for a dark background")
                case .light: (theme.rawValue, "for a light background")
                case .colorblind: (theme.rawValue, "for color-blind people")
                case .large: (theme.rawValue, "for a room: thick lines, bold, nothing dimmed")
                }
            }
        case .animate: [("on", "animate changes"), ("off", "show only the result")]
        case .trace:
            [
                ("on", "after every input"), ("off", "only when you ask"), ("all", "everything, even if it is long"),
                ("N", "of input N; 3:12 is line 12 of the file that input 3 ran"),
            ]
        case .highlight: [("on", "color what you type"), ("off", "plain text")]
        case .why: [("--all", "also list the constraints that have no effect on it")]
        case .size:
            [
                ("WxH", "the root's new size"),
                (
                    "A..B",
                    "list the widths from A to B, or sizes AxC..BxD, at which findings change; the size stays the same"
                ),
            ]
        case .undo, .redo: [("N", "the number of inputs that changed something, 1 by default")]
        case .diff: [("N", "from input N to now"), ("N M", "from input N to input M")]
        case .export:
            ExportFormat.suffixes.map { ("FILE" + $0, ExportFormat(path: $0)?.summary ?? "") }
                + CodeFormat.allCases.map { format in
                    let summary =
                        switch format {
                        case .masonry: "code for Masonry, in a .m file"
                        case .snapkit: "code for SnapKit, in a .swift file"
                        case .nslayoutconstraint: "code for UIKit alone, in a .swift or .m file"
                        case .anchors: "code with UIKit's layout anchors, in a .swift file"
                        }
                    return ("\(Self.formatWord) \(format.rawValue)", summary)
                }
        case .load, .save: [("FILE.mas", "a script")]
        case .transcript: [("FILE.md", "Markdown with the inputs and what they printed")]
        case .findings: [("N", "of the findings that were listed last, by number")]
        case .history, .help, .explain, .zoom, .frames, .tree, .list, .conflicts, .ambiguous, .wiggle, .try, .fix, .rtl,
            .time, .call, .goto, .reset, .edit, .quit:
            []
        }
    }

    /// Example inputs of a session.
    var example: String {
        switch self {
        case .help: ":help inset"
        case .explain: "view a; make.left.equalTo(root)\n:explain ambiguous"
        case .draw: "view a; make.edges.equalTo(root).inset(16)\n:draw margins"
        case .zoom: "view card; make.edges.equalTo(root).inset(16)\nview icon in card\n:zoom card\n:zoom"
        case .theme: ":theme colorblind"
        case .animate: "view a; make.left.top.width.height.equalTo(40)\nupdate.left.equalTo(200)\n:animate"
        case .frames: "view a; make.edges.equalTo(root).inset(16)\n:frames"
        case .tree: "view card\nview icon, badge in card\n:tree card"
        case .list: "view a; make.edges.equalTo(root)\n:list a\n:list #1"
        case .trace: "view a; make.left.top.equalTo(root).offset(8)\n:trace"
        case .why: "view a; make.edges.equalTo(root).inset(16)\n:why a.width\n:why a.width --all"
        case .findings: "view a, b\na.makeConstraints { make in make.left.equalTo(root) }\n:findings\n:findings 1"
        case .conflicts:
            "view a; make.left.top.height.equalTo(20)\nmake.width.equalTo(10); make.width.equalTo(20)\n:conflicts"
        case .ambiguous: "view a; make.left.top.width.equalTo(20)\n:ambiguous a"
        case .wiggle: "view a; make.left.top.width.equalTo(20)\n:wiggle a"
        case .try: "view a; make.left.top.width.height.equalTo(40)\n:try update.left.equalTo(80)"
        case .fix: "view a; make.left.top.width.equalTo(20)\n:fix\n:fix 1"
        case .size: "view a; make.edges.equalTo(root)\n:size 200x100\n:size 100..300"
        case .rtl: "view a; make.leading.top.equalTo(root); make.size.equalTo(40)\n:rtl"
        case .time: "view a\n:time"
        case .call:
            """
            @implementation Card
            - (void)viewDidLoad { self.view.tag = 1; }
            - (void)grow { self.view.tag += 1; NSLog(@"%d", self.view.tag); }
            @end
            :call grow
            """
        case .undo: "view a\nview b\n:undo 2"
        case .redo: "view a\n:undo\n:redo"
        case .goto: "view a\nview b\n:goto 1"
        case .diff: "view a; make.left.top.width.height.equalTo(40)\nupdate.left.equalTo(80)\n:diff"
        case .history: "view a\nview b\n:history"
        case .reset: "view a\n:reset\n:redo"
        case .edit: "view a\n:edit 1"
        case .load: "view a\n:save card.mas\n:reset\n:load card.mas"
        case .save: "view a; make.edges.equalTo(root)\n:save card.mas"
        case .export:
            """
            view a; make.edges.equalTo(root)
            :export card.svg
            :export Card.swift --format snapkit
            :export Card.swift --format anchors
            :export Card.m --format masonry
            :export Card.m --format nslayoutconstraint
            """
        case .transcript: "view a; make.edges.equalTo(root)\n:transcript card.md"
        case .highlight: ":highlight off"
        case .quit: ":quit"
        }
    }
}
