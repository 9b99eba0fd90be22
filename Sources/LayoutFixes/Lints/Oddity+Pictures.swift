internal import LayoutLints
internal import Masonry

// What is said of what can't be seen, or not as it is.

extension Cover {
    var message: String {
        let list = texts.map { "`\($0)`" }.joinedAsList()
        return
            "`\(view)` has a colour and lies over \(list), so that \(texts.count == 1 ? "the text" : "the texts") can't be seen"
    }

    var help: String {
        "what is declared later lies in front: declare `\(view)` before `\(texts[0])`, or give it no colour"
    }
}

extension Distortion {
    var message: String {
        let size = "\(given.width.spelled)×\(given.height.spelled)"
        return "`\(view)` shows a picture of \(own.width.spelled)×\(own.height.spelled) at \(size): "
            + (kind == .turned ? "its sizes are the wrong way round" : "it is stretched along one side")
    }

    var help: String {
        switch kind {
        case .turned: "its own proportions are \(own.width.spelled) to \(own.height.spelled)"
        case .stretched(let axis):
            "let its \(axis == .horizontal ? "height follow its width" : "width follow its height")"
        }
    }
}
