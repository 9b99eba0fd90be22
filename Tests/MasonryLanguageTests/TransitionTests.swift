import Masonry
import MasonryLanguage
import Testing

/// UIKit's messages when the screen's size or traits change.
@Suite("Transitions")
struct TransitionTests {
    private static let swift = """
        class CardController: UIViewController {
            override func viewDidLoad() { print("loaded") }
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                let was = previous == nil ? "nothing" : previous?.horizontalSizeClass == .compact ? "compact" : "regular"
                print("was", was, traitCollection.horizontalSizeClass == .regular ? "is regular" : "is compact")
            }
            override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                coordinator.animate(alongsideTransition: { _ in print("to", size.width) }, completion: { _ in print("no") })
            }
            override func viewDidLayoutSubviews() { print("laid out", view.bounds.width) }
        }
        """
    private static let objectiveC = """
        @implementation CardController
        - (void)viewDidLoad { NSLog(@"loaded"); }
        - (void)traitCollectionDidChange:(UITraitCollection *)previous {
            NSString *was = !previous ? @"nothing"
                : previous.horizontalSizeClass == UIUserInterfaceSizeClassCompact ? @"compact" : @"regular";
            NSLog(@"was %@ %@", was, self.traitCollection.horizontalSizeClass == UIUserInterfaceSizeClassRegular
                ? @"is regular" : @"is compact");
        }
        - (void)viewWillTransitionToSize:(CGSize)size
               withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
            [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
            [coordinator animateAlongsideTransition:^(id context) { NSLog(@"to %g", size.width); }
                                         completion:^(id context) { NSLog(@"no"); }];
        }
        - (void)viewDidLayoutSubviews { NSLog(@"laid out %g", self.view.bounds.size.width); }
        @end
        """

    /// A regular width begins at 600.
    @Test(arguments: [(swift, "swift"), (objectiveC, "m")])
    func aNewSizeIsTold(code: String, ending: String) {
        let interpreter = AccentRun(code, ending: ending).interpreter
        #expect(interpreter.output == "loaded\nwas nothing is compact\nlaid out 320\n")
        let resized = interpreter.run(SourceText(name: "<1>", text: "screen 700x800"))
        #expect(resized.isComplete)
        #expect(interpreter.output.hasSuffix("laid out 320\nto 700\nwas compact is regular\nlaid out 700\n"))
        _ = interpreter.run(SourceText(name: "<2>", text: "view other"))
        #expect(interpreter.output.hasSuffix("laid out 700\n"))
        _ = interpreter.run(SourceText(name: "<3>", text: "screen 720x800"))
        #expect(interpreter.output.hasSuffix("laid out 700\nto 720\nlaid out 720\n"))
    }

    @Test func undoTakesATransitionBack() {
        let run = AccentRun(
            """
            class CardController: UIViewController {
                let box = UIView()
                override func viewDidLoad() { view.addSubview(box) }
                override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
                    box.isHidden = size.width > 500
                }
            }
            """, ending: "swift")
        let box = run.interpreter.scene.view(named: "box")
        for _ in 0..<2 {
            _ = run.interpreter.run(SourceText(name: "<1>", text: "screen 700x800"))
            #expect(box?.isHidden == true)
            run.interpreter.undo(run.interpreter.undo)
            #expect(box?.isHidden == false && run.interpreter.scene.size.width == 320)
        }
    }
}
