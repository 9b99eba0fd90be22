import Masonry
import MasonryLanguage
import Testing

/// `expect width 320..430 { … }`: conditions that hold on ranges of screens.
struct ScreenExpectationTests {
    private func messages(_ expectation: String, after script: String = Self.bar) -> [String] {
        let interpreter = Interpreter()
        let outcome = interpreter.run(
            SourceText(name: "a.mas", text: script + "\n" + expectation), showsValues: false)
        let failed = outcome.diagnostics.count
        #expect(outcome.diagnostics.allSatisfy { $0.slug == "expectation-failed" }, "\(outcome.diagnostics)")
        #expect(interpreter.expectations.failed == failed)
        return outcome.diagnostics.map(\.message)
    }

    /// 12 and 4 columns of 8, 16 from the edges: they have 8 between them from 176 on.
    private static let bar = """
        label title "Twelve chars"; make.left.top.equalTo(root).offset(16)
        label badge "Four"; make.right.equalTo(root).offset(-16); make.top.equalTo(root).offset(16)
        """

    @Test func theRangeIsProven() {
        #expect(messages("expect width 168..430 { title.right <= badge.left - 8 }").isEmpty)
        #expect(
            messages("expect width 100..430 { title.right <= badge.left - 8 }")
                == ["width 100 to 167: this condition is false"])
        #expect(messages("expect width 320 { title.right <= badge.left - 8 }").isEmpty)
    }

    /// What holds at both ends, and in the same way, need not hold between them: 900 is too wide from 501 to 599.
    @Test(arguments: [
        ("width > 500 && width < 600", "width 501 to 599"), ("width >= 500 && width <= 600", "width 500 to 600"),
        ("width == 550", "width 550"), ("width == regular && width < 700", "width 600 to 699"),
        ("height < 1000 && width > 500 && width < 600", "width 501 to 599"),
    ])
    func aBreakpointInTheMiddleIsSeen(condition: String, screens: String) {
        let script = """
            screen 375x667
            view a
            make.left.top.equalTo(root)
            make.height.equalTo(100)
            when \(condition) {
                a.makeConstraints { make in make.width.equalTo(900) }
            } else {
                a.makeConstraints { make in make.width.equalTo(100) }
            }
            """
        #expect(
            messages("expect width 320..890 { a.right <= root.width }", after: script)
                == ["\(screens): this condition is false"])
        #expect(
            messages("expect width 320..890 and ltr and rtl { a.right <= root.width }", after: script).count == 1)
        #expect(messages("expect width 320..490 { a.right <= root.width }", after: script).isEmpty)
    }

    @Test func eachConditionCountsAlone() {
        #expect(
            messages(
                "expect width 100..200 {\n    title.left == 16\n    badge.left > 100, \"no\"\n}".replacing(
                    ", \"no\"", with: ""))
                == ["width 100 to 148: this condition is false"])
    }

    @Test func otherDimensions() {
        // A title of 12 columns, each 8 wide at 1, is 120 wide at 1.25.
        #expect(
            messages("expect text 0.5..2 { title.width <= 120 }, \"too long\"")
                == ["text above 1.25 to 2: too long"])
        #expect(
            messages("expect height 100..200 { title.bottom <= root.bottom - 84 }") == [
                "height 100 to 119: this condition is false"
            ])
        #expect(messages("expect rtl { title.left == 16 }").isEmpty)
        let leading = "view a; make.leading.top.equalTo(root); make.size.equalTo(10)"
        #expect(messages("expect ltr and rtl { a.left == 0 }", after: leading).count == 1)
    }

    private func notes(_ expectation: String, after script: String = Self.bar) -> [String] {
        let interpreter = Interpreter()
        let source = SourceText(name: "a.mas", text: script + "\n" + expectation)
        return interpreter.run(source, showsValues: false).diagnostics.flatMap(\.notes)
    }

    /// 128 t + 36 must be at most the width of 320, so t at most 2.21875; at a width of 390.5 the limit is between two points.
    @Test func notesSayWhereItFailsFirst() {
        #expect(
            notes("expect text 1..3 { title.right <= badge.left - 4 }")
                == ["it fails first at 320x480 with text 2.229: `masonry-repl --sizes 320x480 --text 2.229` draws that"]
        )
        #expect(notes("expect text 1..3 { title.right < badge.left - 160 }") == ["`:size 320x480` shows it"])
        let leading = "view a; make.leading.top.equalTo(root); make.size.equalTo(10)"
        #expect(
            messages("expect width 320..430 and rtl { a.left == 0 }", after: leading)
                == ["width 320 to 430, right to left: this condition is false"])
        #expect(
            notes("expect width 320..430 and rtl { a.left == 0 }", after: leading)
                == ["`:size 320x480` and `:rtl` show it"])
        let wide = "view a; make.edges.equalTo(root)"
        #expect(
            messages("expect width 320..430 { a.width <= 390.5 }", after: wide) == [
                "width 391 to 430: this condition is false"
            ])
        #expect(notes("expect width 320..430 { a.width <= 390.5 }", after: wide) == ["`:size 391x480` shows it"])
    }

    /// The height changes how views lie, but nothing that the condition is about.
    @Test func threeDimensionsAtOnce() {
        let script = """
            label title "Sixteen letters!"; make.left.centerY.equalTo(root).offset(16)
            button badge "1234"; make.right.centerY.equalTo(root).offset(-16)
            """
        #expect(
            messages(
                "expect width 200..430 and height 50..100 and text 0.5..2 { title.right <= badge.left - 8 }",
                after: script)
                == ["text above 0.9 to 2 at width 200 to 375 at height 50 to 100: this condition is false"])
        #expect(
            messages(
                "expect width 376..430 and height 50..100 and text 0.5..2 { title.right <= badge.left - 8 }",
                after: script
            )
            .isEmpty)
    }

    @Test func severalDimensionsAtOnce() {
        let script = "view a; make.edges.equalTo(root)"
        #expect(
            messages("expect width 100..200 and height 100..200 { a.width + a.height <= 400 }", after: script).isEmpty)
        #expect(
            messages("expect width 100..200 and height 100..200 { a.width + a.height < 400 }", after: script).count == 1
        )
        #expect(
            messages("expect height 100..200 and width 100..200 { a.width <= 150 }", after: script)
                == ["width 151 to 200 at height 100 to 200: this condition is false"])
    }

    /// Between two widths with the same constraints, an alternative can still fail.
    @Test func alternativesAreProvenToo() {
        let script = "view a; make.left.top.height.equalTo(root); make.width.equalTo(root).multipliedBy(0.5)"
        #expect(
            messages("expect width 100..400 { a.width < 75 || a.width > 150 }", after: script)
                == ["width 150 to 300: this condition is false"])
        #expect(
            messages("expect width 100..400 { a.width * a.width != 10000 }", after: script)
                == ["width 200: this condition is false"])
    }

    @Test func nothingOfTheSceneChanges() {
        let interpreter = Interpreter()
        let text = Self.bar + "\nexpect width 100..430 and text 1..2 { title.right <= badge.left - 8 }\n"
        _ = interpreter.run(SourceText(name: "a.mas", text: text), showsValues: false)
        #expect(interpreter.scene.size == Size(width: 320, height: 480) && interpreter.scene.textScale == 1)
        #expect(interpreter.scene.scale == 1)
    }

    @Test func rangesCrossBreakpoints() {
        let script =
            "view a; make.left.top.height.equalTo(root)\nwhen width < 600 { make.width.equalTo(root) } else { make.width.equalTo(300) }"
        #expect(
            messages("expect width 320..900 { a.width >= 320 }", after: script) == [
                "width 600 to 900: this condition is false"
            ])
    }
}
