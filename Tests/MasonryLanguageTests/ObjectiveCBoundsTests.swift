import Masonry
import MasonryLanguage
import Testing

/// What Objective-C can make large, deep or long ends with an error that names the bound, and leaves nothing behind.
@Suite("Limits in Objective-C")
struct ObjectiveCBoundsTests {
    private static let node = """
        @interface Node : NSObject
        @property (nonatomic) id next;
        @end
        @implementation Node
        @end

        """

    @Test(arguments: [
        ("while (1) {}", "step-limit"), ("for (;;) {}", "step-limit"), ("do {} while (1);", "step-limit"),
        ("for (int i = 0; ; i++) { switch (i) { case -1: break; default: continue; } }", "step-limit"),
        ("NSMutableArray *a = [NSMutableArray array]; while (1) [a addObject:@1];", "memory-limit"),
        ("NSMutableArray *a = @[@1, @2].mutableCopy; while (1) [a addObjectsFromArray:a];", "memory-limit"),
        (
            "NSMutableDictionary *d = [NSMutableDictionary dictionary]; for (int i = 0; ; i++) d[@(i)] = @1;",
            "memory-limit"
        ),
        ("NSString *s = @\"x\"; while (1) s = [s stringByAppendingString:s];", "text-limit"),
        ("NSString *s = @\"x\"; while (1) s = [NSString stringWithFormat:@\"%@%@\", s, s];", "text-limit"),
        (node + "NSMutableArray *a = [NSMutableArray array]; while (1) [a addObject:[Node new]];", "memory-limit"),
        ("while (1) NSLog(@\"a line of some length\");", "output-limit"),
        ("while (1) [UIView new];", "view-limit"),
        ("UIView *v = UIView.new; while (1) { UIView *w = UIView.new; [v addSubview:w]; v = w; }", "nesting-limit"),
        ("NSArray *a = @[]; while (1) a = @[a];", "nesting-limit"),
        ("@interface B : NSObject\n@end\n@interface A : B\n@end\n@interface B : A\n@end", "redeclared"),
        (
            "NSMutableArray *a = [NSMutableArray array]; NSMutableArray *b = [NSMutableArray array]; [a addObject:a]; "
                + "[b addObject:b]; [a isEqual:b];",
            "nesting-limit"
        ),
    ])
    func ends(_ text: String, _ slug: String) {
        var limits = Limits()
        (limits.steps, limits.memory, limits.views, limits.output) = (300_000, 1 << 20, 300, 100_000)
        limits.text = 100_000
        let interpreter = Interpreter(limits: limits)
        let outcome = interpreter.run(SourceText(name: "a.m", text: text))
        #expect(outcome.diagnostics.filter { $0.severity == .error }.map(\.slug) == [slug])
        #expect(interpreter.scene.views.count <= 2)
    }

    /// A chain of objects, and arrays put into arrays that stand in others already, are freed without recursion.
    @Test(arguments: [
        node + "Node *n = nil; for (int i = 0; i < 200000; i++) { Node *m = [Node new]; m.next = n; n = m; }",
        "NSMutableArray *a = [NSMutableArray array]; NSMutableArray *b = a; "
            + "for (int i = 0; i < 200000; i++) { NSMutableArray *c = [NSMutableArray array]; [b addObject:c]; b = c; }",
    ])
    func longChainsAreFreed(_ text: String) {
        let interpreter = Interpreter()
        #expect(interpreter.run(SourceText(name: "a.m", text: text)).isComplete)
        #expect(interpreter.run(SourceText(name: "c.m", text: "NSLog(@\"%@\", a);")).isComplete)
    }

    @Test func changesToSharedValuesAreUndone() {
        let interpreter = Interpreter()
        _ = interpreter.run(
            SourceText(
                name: "a.m", text: "NSMutableArray *a = @[@1].mutableCopy;\nNSMutableDictionary *d = @{}.mutableCopy;"))
        _ = interpreter.run(
            SourceText(name: "b.m", text: "for (int i = 0; i < 3; i++) { [a addObject:@2]; d[@(i)] = @3; }"))
        interpreter.undo(interpreter.undo)
        _ = interpreter.run(SourceText(name: "c.m", text: "NSLog(@\"%@ %@\", a, d);"))
        #expect(interpreter.output == "[1] {}\n")
    }

    @Test func aDeadlineEndsReadingToo() {
        let interpreter = Interpreter()
        interpreter.interruption.request()
        let outcome = interpreter.run(SourceText(name: "a.m", text: String(repeating: "int x = 1;\n", count: 10_000)))
        #expect(outcome.diagnostics.map(\.slug) == ["interrupted"])
    }

    // MARK: Lints and traces

    @Test func lintsAreAboutObjectiveCToo() {
        let text = """
            UIView *v = UIView.new;
            [self addSubview:v];
            [v mas_makeConstraints:^(MASConstraintMaker *make) {
                make.edges.equalTo(self).offset(10);
                make.edges.equalTo(self).offset(10); // lint:disable
            }];
            """
        let interpreter = Interpreter()
        let reporter = LayoutReporter(interpreter)
        _ = interpreter.run(SourceText(name: "a.m", text: text))
        #expect(reporter.lints.map(\.slug) == ["edges-offset"])
        #expect(reporter.lints.map(\.line) == [4])
    }

    @Test func everyLinkIsTraced() {
        let interpreter = Interpreter()
        let tracer = ConstraintTracer()
        interpreter.scene.tracer = tracer
        let text = """
            UIView *v = UIView.new;
            [self addSubview:v];
            [v mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.equalTo(self).offset(8);
            }];
            """
        _ = interpreter.run(SourceText(name: "a.m", text: text))
        var links: [String] = []
        for link in tracer.steps.compactMap(\.link) where link.text != links.last { links.append(link.text) }
        #expect(links == ["make.left", ".equalTo(self)", ".offset(8)"])
    }
}
