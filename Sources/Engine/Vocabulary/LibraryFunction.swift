/// The known functions of C, Foundation and UIKit.
package enum LibraryFunction: String, CaseIterable {
    case log = "NSLog", printf, assert = "NSAssert", parameterAssert = "NSParameterAssert"
    case maximum = "MAX", minimum = "MIN", absolute = "ABS"
    case fmax, fmin, fabs, fmaxf, fminf, fabsf, floorf, ceilf, roundf, sqrtf, rint, rintf, trunc, fmod
    case once = "dispatch_once", async = "dispatch_async", sync = "dispatch_sync"
    case width = "CGRectGetWidth", height = "CGRectGetHeight", minX = "CGRectGetMinX", midX = "CGRectGetMidX"
    case maxX = "CGRectGetMaxX", minY = "CGRectGetMinY", midY = "CGRectGetMidY", maxY = "CGRectGetMaxY"
    case rectInset = "CGRectInset", rectOffset = "CGRectOffset", rectUnion = "CGRectUnion", insetRect =
        "UIEdgeInsetsInsetRect"
    case equalSizes = "CGSizeEqualToSize", equalRects = "CGRectEqualToRect", equalPoints = "CGPointEqualToPoint"
    case equalInsets = "UIEdgeInsetsEqualToEdgeInsets", isEmptyRect = "CGRectIsEmpty"
    case classText = "NSStringFromClass", selectorText = "NSStringFromSelector", selector = "NSSelectorFromString"
    case rectText = "NSStringFromCGRect", sizeText = "NSStringFromCGSize", pointText = "NSStringFromCGPoint"
    case range = "NSMakeRange", classNamed = "NSClassFromString"
    case associated = "objc_getAssociatedObject", associate = "objc_setAssociatedObject"
    case localized = "NSLocalizedString"
    case random = "arc4random", randomBelow = "arc4random_uniform"
    case box = "MASBoxValue"
    case isAccessibilityCategory = "UIContentSizeCategoryIsAccessibilityCategory"
    case bindings = "NSDictionaryOfVariableBindings"
    case stride, strideThrough = "$strideThrough", zip
    // Assertions of XCTest.
    case holds = "XCTAssert", holdsTrue = "XCTAssertTrue", holdsFalse = "XCTAssertFalse"
    case areEqual = "XCTAssertEqual", areNotEqual = "XCTAssertNotEqual"
    case areClose = "XCTAssertEqualWithAccuracy", areEqualObjects = "XCTAssertEqualObjects"
    case isNothing = "XCTAssertNil", isSomething = "XCTAssertNotNil", fails = "XCTFail"
    // Assertions of Expecta, and blocks of tests, as in Specta.
    case expect
    case describe, context, example = "it", specify, beforeEach
    case directionalInsets = "NSDirectionalEdgeInsetsMake"
}
