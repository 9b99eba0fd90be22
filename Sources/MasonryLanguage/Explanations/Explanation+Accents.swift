internal import Diagnostics

extension Explanation {
    static let accents = [
        Explanation(
            .unknownCall,
            "A view or a class is told something that is not known here and that could place views, so the layout may lack it. The rest runs on. What only decides how views look is left out without a warning.",
            failing: "UIView *a = UIView.new;\n[self addSubview:a];\n[a pinToSuperview];",
            mended:
                "UIView *a = UIView.new;\n[self addSubview:a];\n[a mas_makeConstraints:^(MASConstraintMaker *make) {\n    make.edges.equalTo(self);\n}];",
            accent: .objectiveC),
        Explanation(
            .ignored,
            "Calls and properties of UIKit that place nothing, such as fonts, layers and targets: they are read, do nothing, and are listed once for each input.",
            failing: "UIView *a = UIView.new;\n[self addSubview:a];\na.tintColor = UIColor.redColor;",
            mended: "UIView *a = UIView.new;\n[self addSubview:a];\na.backgroundColor = UIColor.redColor;",
            accent: .objectiveC),
    ]
}
