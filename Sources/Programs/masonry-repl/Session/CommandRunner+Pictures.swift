internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

// Commands that draw, and that set how the session looks.
extension SessionCommand {
    static let draw = SessionCommand(
        name: "draw", arguments: "[auto|off|pin|pixels|margins|guides|alignment]",
        summary:
            "draw the layout now, after every change (auto), only now (off) or pinned; show margins, guides, alignment",
        options: [
            Option("auto", "draw after every change, the default"),
            Option("off", "draw only when :draw asks for it"),
            Option("pin", "keep the picture above the prompt and update it there"),
            Option("pixels", "draw after every change in pixels, in a terminal that shows them"),
        ] + PictureAid.allCases.map { Option($0.rawValue, $0.summary) },
        example: "view a; make.edges.equalTo(root).inset(16)\n:draw margins", completion: .options,
        isInTranscript: { $0 != SessionCanvas.Mode.pin.rawValue }, action: .runInLayout { $0.draw($1, $2) })

    static let zoom = SessionCommand(
        name: "zoom", arguments: "[VIEW]",
        summary: "draw only one view and its contents; without a view, everything again",
        example: "view card; make.edges.equalTo(root).inset(16)\nview icon in card\n:zoom card\n:zoom",
        completion: .views, action: .runInLayout { $0.zoom($1, $2) })

    static let theme = SessionCommand(
        name: "theme", arguments: "[\(Theme.allCases.map(\.rawValue).joined(separator: "|"))]",
        summary: "set the colors and lines of pictures",
        options: Theme.allCases.map { Option($0.rawValue, $0.summary) }, example: ":theme colorblind",
        completion: .options, action: .runInLayout { $0.theme($1, $2) })

    static let animate = SessionCommand(
        name: "animate", arguments: "[on|off]", summary: "animate changes; without an argument, replay the last one",
        options: [Option("on", "animate changes"), Option("off", "show only the result")],
        example: "view a; make.left.top.width.height.equalTo(40)\nupdate.left.equalTo(200)\n:animate",
        completion: .options, isInTranscript: { _ in false }, action: .run { $0.animate($1) })

    static let highlight = SessionCommand(
        name: "highlight", arguments: "[on|off]", summary: "turn syntax highlighting on or off",
        options: [Option("on", "color what you type"), Option("off", "plain text")], example: ":highlight off",
        completion: .options, isInTranscript: { _ in false }, action: .run { $0.highlight($1) })
}

extension CommandRunner {
    fileprivate func draw(_ argument: String, _ layout: Layout) {
        if argument.isEmpty { return session.canvas.redraw(layout) }
        if let mode = SessionCanvas.Mode(rawValue: argument) {
            if session.canvas.setMode(mode, drawing: layout) {
                // A picture that is pinned or in pixels shows itself.
                if mode == .auto || mode == .off { confirm(.draw, argument) }
                return
            }
            if mode != .pixels { return complainOfTerminal() }
            presenter.show(
                PixelPicture.isAvailable ? PixelTerminal.refusal : PixelPicture.Failure.missingLibrary.diagnostic)
        } else if let aid = PictureAid(rawValue: argument) {
            let isShown = session.canvas.settings.aids.remove(aid) == nil
            if isShown { session.canvas.settings.aids.insert(aid) }
            session.canvas.redraw(layout)
            presenter.show(value: "\(aid.rawValue): \(isShown ? "shown" : "hidden")")
        } else {
            let words = SessionCanvas.Mode.allCases.map(\.rawValue) + PictureAid.allCases.map(\.rawValue)
            complain(
                .argument, "`:draw` takes \(words.alternatives) or nothing, not `\(argument)`",
                help: suggestion(argument, among: words, after: .draw))
        }
    }

    fileprivate func zoom(_ name: String, _ layout: Layout) {
        if !name.isEmpty && !isView(name, layout) { return }
        session.canvas.settings.zoom = name.isEmpty ? nil : name
        session.canvas.redraw(layout)
    }

    fileprivate func theme(_ name: String, _ layout: Layout) {
        if name.isEmpty { return presenter.show(value: session.canvas.settings.theme.rawValue) }
        guard let theme = Theme(rawValue: name) else {
            let names = Theme.allCases.map(\.rawValue)
            return complain(
                .argument, "`:theme` takes \(names.alternatives), not `\(name)`",
                help: suggestion(name, among: names, after: .theme))
        }
        session.canvas.settings.theme = theme
        session.canvas.draw(layout)
    }

    fileprivate func animate(_ argument: String) {
        switch argument {
        case "": if !session.canvas.replay() { complain(.argument, "there is no change to replay") }
        case "on", "off":
            if !session.canvas.setAnimated(argument == "on") { return complainOfTerminal() }
            confirm(.animate, argument)
        default: complain(.argument, "`:animate` takes `on`, `off` or nothing, not `\(argument)`")
        }
    }

    private func complainOfTerminal() {
        complain(.terminal, "this needs a terminal that can move the cursor")
    }

    fileprivate func highlight(_ argument: String) {
        switch argument {
        case "": presenter.show(value: "highlight: \(session.highlights ? "on" : "off")")
        case "on", "off":
            session.highlights = argument == "on"
            confirm(.highlight, argument)
        default: complain(.argument, "`:highlight` takes `on`, `off` or nothing, not `\(argument)`")
        }
    }
}

extension PictureAid {
    fileprivate var summary: String {
        switch self {
        case .margins: "show or hide the layout margins of views"
        case .guides: "show or hide safe areas"
        case .alignment: "show or hide lines where edges and centers align"
        }
    }
}

extension Theme {
    fileprivate var summary: String {
        switch self {
        case .auto: "as what shows the picture: an SVG file follows its reader"
        case .dark: "for a dark background"
        case .light: "for a light background"
        case .colorblind: "for color-blind people"
        case .large: "for a room: thick lines, bold, nothing dimmed"
        }
    }
}
