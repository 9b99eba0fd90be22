import Masonry
import Testing

/// Masonry's assertions, in its wording, and the equations Auto Layout does not allow.
struct AssertionTests {
    let stage = Stage()

    private func message(_ block: (ConstraintMaker, View) throws -> Void) throws -> String? {
        let a = try stage.view("a")
        let b = try stage.view("b")
        do {
            try a.makeConstraints { make in try block(make, b) }
            return nil
        } catch let error as ConstraintError {
            return error.message
        }
    }

    @Test func aSecondRelation() throws {
        let wording = "Redefinition of constraint relation"
        #expect(try message { try $0.left.equalTo($1).equalTo($1) } == wording)
        #expect(try message { try $0.left.equalTo($1).greaterThanOrEqualTo(5) } == wording)
        #expect(try message { try $0.left.equalTo(5).equalTo([$1]) } == wording)
        #expect(try message { try $0.left.equalTo($1).equalTo(5) } == nil)
    }

    @Test func anAttributeAfterTheRelation() throws {
        #expect(
            try message { _ = try $0.left.equalTo($1).top }
                == "Attributes should be chained before defining the constraint relation")
    }

    @Test func changesAfterInstalling() throws {
        let a = try stage.view("a")
        let width = try a.makeConstraints { make in try make.width.equalTo(10) }[0]
        #expect(throws: ConstraintError.multiplierAfterInstall) { try width.multipliedBy(2) }
        #expect(throws: ConstraintError.priorityAfterInstall) { try width.priorityLow() }
        #expect(
            ConstraintError.multiplierAfterInstall.message
                == "Cannot modify constraint multiplier after it has been installed")
        #expect(
            ConstraintError.priorityAfterInstall.message
                == "Cannot modify constraint priority after it has been installed")
        try width.uninstall()
        try width.priorityLow()
    }

    @Test func unsupportedArguments() throws {
        #expect(
            try message { make, _ in try make.left.relate(.equal, to: .unsupported("\"text\"")) }
                == "attempting to add unsupported attribute: \"text\"")
        #expect(
            try message { make, _ in try make.left.valueOffset(.unsupported("\"text\"")) }
                == "expected an NSValue offset, got: \"text\"")
        #expect(
            try message { make, _ in try make.left.valueOffset(.rect(Rect(x: 1, y: 2, width: 3, height: 4))) }
                == "attempting to set layout constant with unsupported value: (1, 2, 3, 4)")
    }

    @Test func viewsWithoutACommonSuperview() throws {
        let a = try stage.view("a")
        let b = try stage.view("b")
        try b.removeFromSuperview()
        #expect(throws: ConstraintError.noCommonSuperview("a", "b")) {
            try a.makeConstraints { make in try make.left.equalTo(b) }
        }
        #expect(
            ConstraintError.noCommonSuperview("a", "b").message == "couldn't find a common superview for a and b")
        #expect(throws: ConstraintError.viewsWithoutCommonSuperview) { try [a, b].distribute(.horizontal, spacing: 8) }
        #expect(
            ConstraintError.viewsWithoutCommonSuperview.message
                == "Can't constrain views that do not share a common superview. Make sure that all the views in this "
                + "array have been added into the same view hierarchy.")
    }

    @Test func distributingFewerThanTwo() throws {
        let a = try stage.view("a")
        #expect(throws: ConstraintError.tooFewViewsToDistribute) { try [a].distribute(.horizontal, length: 10) }
        #expect(
            ConstraintError.tooFewViewsToDistribute.message == "views to distribute need to bigger than one")
    }

    @Test func noAttributes() throws {
        #expect(
            try message { make, _ in try make.attributes([]) }
                == "You didn't pass any attribute to make.attributes(...)")
    }

    @Test func attributeOnAnInstalledHandle() throws {
        let a = try stage.view("a")
        let width = try a.makeConstraints { make in _ = try make.width }[0]
        let error = try #require(throws: ConstraintError.self) { _ = try width.height }
        #expect(error.message.hasPrefix("Could not find constraint "))
    }

    @Test(arguments: [
        (Attribute.left, Attribute.top), (.centerY, .leading), (.left, .width), (.height, .bottom), (.leading, .right),
        (.left, .trailing), (.rightMargin, .leading), (.leadingMargin, .left),
    ])
    func illegalPairs(_ first: Attribute, _ second: Attribute) throws {
        #expect(try message { try $0.addConstraint(with: first).equalTo($1.attribute(second)) } != nil)
    }

    @Test(arguments: [
        (Attribute.width, Attribute.height), (.leading, .centerX), (.left, .centerX), (.left, .leftMargin),
        (.top, .baseline), (.leading, .trailingMargin),
    ])
    func legalPairs(_ first: Attribute, _ second: Attribute) throws {
        #expect(try message { try $0.addConstraint(with: first).equalTo($1.attribute(second)) } == nil)
    }

    @Test func placesNeedAReference() throws {
        #expect(try message { try $0.left.equalTo($1).multipliedBy(0) } != nil)
        #expect(throws: ConstraintError.self) { try stage.root.makeConstraints { make in try make.left.equalTo(10) } }
        let orphan = try stage.view("orphan")
        try orphan.removeFromSuperview()
        #expect(throws: ConstraintError.self) { try orphan.makeConstraints { make in _ = try make.left } }
        try orphan.makeConstraints { make in _ = try make.width }
    }

    @Test(arguments: [0, -1, 1000.5, .nan, .infinity])
    func prioritiesOutOfRange(_ priority: Double) throws {
        #expect(try message { make, _ in try make.width.priority(priority) } != nil)
    }

    @Test func numbersMustBeFinite() throws {
        #expect(try message { make, _ in try make.width.equalTo(Double.infinity) } != nil)
        #expect(try message { try $0.width.equalTo($1).dividedBy(0) } != nil)
    }
}
