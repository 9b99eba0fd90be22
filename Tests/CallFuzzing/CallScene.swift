import MasonryLanguage

/// The values that calls are tried on, one of every kind, in an accent's words.
struct CallScene {
    let accent: Accent
    /// Runs once, before all calls.
    let setup: [String]
    let receivers: [String]
    /// What is given beside the receivers.
    let extras: [String]
    let members: [String]
    let functions: [String]
    let classes: [String]

    var arguments: [String] { receivers + extras }

    /// Makes the receivers large: long texts, many elements, views and constraints.
    var growth: [String] {
        switch accent {
        case .masonry:
            [
                "for i in 0..<14 { t += t }", "arr = (0..<20000).map { i in i }",
                "for i in 0..<500 { view v in a; make.left.equalTo(a).offset(i) }",
                "for i in 0..<5000 { make.top.equalTo(a).priority(500) }", "views = a.subviews",
            ]
        case .objectiveC:
            [
                "for (int i = 0; i < 14; i++) { t = [t stringByAppendingString:t]; }",
                "for (int i = 0; i < 20000; i++) { [arr addObject:@(i)]; }",
                "for (int i = 0; i < 5000; i++) { [d setObject:@(i) forKey:@(i)]; }", "set = [NSSet setWithArray:arr];",
                "for (int i = 0; i < 500; i++) { UIView *v = [UIView new]; [a addSubview:v]; [v mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(a).offset(i); }]; }",
                "views = a.subviews;",
            ]
        case .swift:
            [
                "for _ in 0..<14 { t = t + t }", "for i in 0..<20000 { arr.append(i) }",
                "for i in 0..<5000 { d[\"k\\(i)\"] = i }", "for i in 0..<5000 { set.insert(i) }",
                "for i in 0..<500 { let v = UIView(); a.addSubview(v); v.snp.makeConstraints { make in make.left.equalToSuperview().offset(i) } }",
                "views = a.subviews",
            ]
        }
    }

    init(_ accent: Accent) {
        self.accent = accent
        members = KnownNames.members(of: accent)
        functions = KnownNames.functions(of: accent)
        classes = KnownNames.classes(of: accent)
        switch accent {
        case .masonry: (setup, receivers, extras) = Self.masonry
        case .objectiveC: (setup, receivers, extras) = Self.objectiveC
        case .swift: (setup, receivers, extras) = Self.swift
        }
    }

    private static let masonry = (
        [
            """
            view a
            view b in a
            label l "text"
            guide g
            scroll s
            image i 10x20
            let c = a.makeConstraints { make in make.left.equalTo(root) }[0]
            let cc = b.makeConstraints { make in make.edges.equalTo(a) }[0]
            let eq = root.constraint(1)
            var arr = [1, "x", nil]
            var views = [a, b]
            var none = []
            let rng = 0..<3
            var t = "h\u{E9}llo"
            func fn(x) { return x }
            """
        ],
        [
            "root", "a", "b", "l", "g", "s", "i", "c", "cc", "eq", "arr", "views", "none", "rng", "t", "(1, 2)",
            "(1, 2, 3, 4)", "5", "true", "nil", "a.left", "root.safeArea", "make", "make.left", "fn", "horizontal",
            "ltr", "a.frame", "update", "remake.edges", "root.subviews",
        ],
        [
            "-1", "0.5", "1e308", "9e18", "-9e18", "\"\"", "\"left\"", ".left", "{ make in make.left.equalTo(root) }",
            "{ x in x }", "{ 1 }", "[a]", "[[1]]", "320x480", "high", "1001", "0", "[1, 2, 3].map { x in x }",
        ]
    )

    private static let objectiveC = (
        [
            "UIView *a = [UIView new]; [self.view addSubview:a];",
            "UIView *b = [[UIView alloc] initWithFrame:CGRectMake(1, 2, 3, 4)]; [a addSubview:b];",
            "UILabel *l = [UILabel new]; l.text = @\"text\"; [self.view addSubview:l];",
            "UIStackView *st = [[UIStackView alloc] initWithArrangedSubviews:@[b]];",
            "MASConstraint *c = [a mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self.view); }].firstObject;",
            "NSMutableArray *arr = [NSMutableArray arrayWithArray:@[@1, @\"x\"]]; NSArray *views = @[a, b];",
            "NSMutableDictionary *d = [NSMutableDictionary dictionaryWithDictionary:@{@\"k\": @1}];",
            "NSSet *set = [NSSet setWithArray:@[@1, @2]]; NSString *t = @\"h\u{E9}llo\"; NSRange rng = NSMakeRange(0, 3);",
            "UIViewController *vc = [UIViewController new]; id q = nil; CGRect r = CGRectMake(1, 2, 3, 4);",
            "NSMutableArray *own = [NSMutableArray array]; [own addObject:own];",
            "NSMutableArray *own2 = [NSMutableArray array]; [own2 addObject:own2];",
            "NSMutableDictionary *od = [NSMutableDictionary dictionary]; [od setObject:od forKey:@\"k\"];",
        ],
        [
            "self", "self.view", "a", "b", "l", "st", "c", "arr", "own", "own2", "od", "views", "d", "set", "t", "rng",
            "vc", "q", "r", "@5",
            "@YES", "a.mas_left", "[UIColor redColor]", "a.leftAnchor", "CGSizeMake(1, 2)", "UIView", "NSArray",
            "NSString", "NSLayoutConstraint", "unknown", "a.subviews", "[UIFont systemFontOfSize:12]",
        ],
        [
            "nil", "-1", "0.5", "1e308", "9e18", "@\"\"", "@\"left\"", "@selector(count)", "YES",
            "^(MASConstraintMaker *make) { make.left.equalTo(a); }", "^(id x, NSUInteger i, BOOL *stop) { }",
            "^{ }", "@[a]", "@[]", "@{}", "UIEdgeInsetsMake(1, 2, 3, 4)", "NSNotFound", "0", "CGPointMake(1, 2)",
            "^BOOL(id x, id y) { return YES; }",
        ]
    )

    private static let swift = (
        [
            "let a = UIView(); view.addSubview(a)",
            "let b = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)); a.addSubview(b)",
            "let l = UILabel(); l.text = \"text\"; view.addSubview(l)",
            "let st = UIStackView(arrangedSubviews: [b])",
            "var c: Constraint? = nil",
            "a.snp.makeConstraints { make in c = make.left.equalToSuperview().constraint }",
            "var arr: [Any] = [1, \"x\"]; var views = [a, b]; var none: [Int] = []",
            "var d: [String: Int] = [\"k\": 1]; var set: Set<Int> = [1, 2]; var t = \"h\u{E9}llo\"; let rng = 0..<3",
            "let vc = UIViewController(); let r = CGRect(x: 1, y: 2, width: 3, height: 4)",
            "struct Point { var x = 1 }; enum Kind { case one, two }; let p = Point(); let k = Kind.one",
        ],
        [
            "view", "self", "a", "b", "l", "st", "c", "arr", "views", "none", "d", "set", "t", "rng", "vc", "r", "5",
            "true", "nil", "a.snp", "a.snp.left", "a.leftAnchor", "UIColor.red", "CGSize(width: 1, height: 2)",
            "UIView", "NSLayoutConstraint", "p", "k", "unknown", "a.subviews", "(1, 2)", "\"abc\"",
        ],
        [
            "-1", "0.5", "1e308", "Int.max", "\"\"", ".left", ".required", "{ make in make.left.equalToSuperview() }",
            "{ $0 }", "{ }", "{ $0 < $1 }", "[a]", "[]", "[:]", "0", "\\.x", "9e18", "#selector(f)", "{ _ in true }",
        ]
    )
}
