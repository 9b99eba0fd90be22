internal import Diagnostics

extension Explanation {
    static let accents = [
        Explanation(
            .unknownCall,
            "This call is not known, so it does nothing here, although it may affect the layout. The rest of the code runs. Calls that only change the appearance are ignored without a warning.",
            failing: "UIView *a = UIView.new;\n[self addSubview:a];\n[a pinToSuperview];",
            fixed:
                "UIView *a = UIView.new;\n[self addSubview:a];\n[a mas_makeConstraints:^(MASConstraintMaker *make) {\n    make.edges.equalTo(self);\n}];",
            accent: .objectiveC),
        Explanation(
            .ignored,
            "These UIKit calls and properties, such as shadows, layers and targets, do not affect the layout. They do nothing here and are listed once for each input.",
            failing: "UIView *a = UIView.new;\n[self addSubview:a];\na.tintColor = UIColor.redColor;",
            fixed: "UIView *a = UIView.new;\n[self addSubview:a];\na.backgroundColor = UIColor.redColor;",
            accent: .objectiveC),
        Explanation(
            .nothingLaidOut,
            "The file ran, but no view is on the screen and no expectation was checked: it only declares types or functions, or it is written for SwiftUI, which is not read. The message says which."
        ),
        Explanation(
            .assumedCall,
            "A method that overrides one of a superclass that no file declares, and that UIKit doesn't have, can only be called by that superclass. It is run once after init or viewDidLoad, in the order of the file. If nothing would be drawn, methods that nothing here calls are run, too, as other files may call them. With the superclass in the project, or in a file that is named together with this one, it decides itself."
        ),
        Explanation(
            .cellHeight,
            "A table gives a cell a height of its own for a moment, 44 points or an estimate, before it asks the content. UIKit adds it as a required constraint, `UIView-Encapsulated-Layout-Height`. If all constraints from the top of the cell to its bottom are required, too, they can't hold at that moment, and the console shows a conflict although the cell looks right afterwards. One of them with priority 999 gives way instead. --cell-height 44 shows the cell at that height."
        ),
        Explanation(
            .notRun,
            "A file starts its last view controller or, without one, its last view, which runs the classes that it uses. The classes in the message did not run, so their layouts were not checked. --entry CLASS starts another class."
        ),
    ]
}
