internal import LayoutTerms

/// UIKit's names for things that have another name in the language.
package enum UIKitName {
    package static let spellings: [(text: String, spelling: Spelling)] = [
        (color, .member(.color)), ("active", .member(.isActive)), ("isHidden", .member(.hidden)),
        ("safeAreaLayoutGuide", .guide(.safeArea)), ("mas_safeAreaLayoutGuide", .guide(.safeArea)),
        ("contentScaleFactor", .member(.scale)), ("exerciseAmbiguityInLayout", .member(.exerciseAmbiguity)),
        (viewIdentifier, .member(.key)), ("attributedText", .member(.text)),
    ]

    package static let color = "backgroundColor"
    /// The settings of a stack view, in both accents.
    package static let stackSettings = [
        "axis", "spacing", "distribution", "alignment", "layoutMarginsRelativeArrangement",
        "isLayoutMarginsRelativeArrangement", "baselineRelativeArrangement", "isBaselineRelativeArrangement",
    ]
    package static let colorClasses: Set<String> = ["UIColor", "NSColor", "Color"]

    /// UIKit's constraint class.
    package static let plainConstraint = "NSLayoutConstraint"
    /// The classes of constraints, including those of Masonry and SnapKit.
    package static let constraintClasses: Set<String> = [plainConstraint, "LayoutConstraint", "MASLayoutConstraint"]
    /// The names of the enumeration of attributes in UIKit and SnapKit.
    package static let attributeTypes: Set<String> = [plainConstraint + ".Attribute", "LayoutAttribute"]
    /// The classes that Masonry's own macros stand for.
    package static let ofMacros = ["MAS_VIEW": "UIView", "MAS_VIEW_CONTROLLER": "UIViewController"]
    package static let imageRenderer = "UIGraphicsImageRenderer"

    /// The superclass of tests, and the prefix of test methods.
    package static let testCase = "XCTestCase"
    /// The superclasses and attributes of tests that are not read, with their libraries.
    package static let otherTests = [
        "QuickSpec": "Quick", "AsyncSpec": "Quick", kiwiSpec: "Kiwi", "Test": "Swift Testing",
    ]
    /// The superclass of what is between `SPEC_BEGIN` and `SPEC_END`.
    package static let kiwiSpec = "KWSpec"
    package static let test = "test"

    package static let colorClass = "UIColor"

    /// The names of UIKit's colors.
    package static let colorNames: [String] = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
        "orange",
        "purple", "brown", "clear", "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow",
        "systemPink", "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan",
        "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "tintColor", "label",
        "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link", "placeholderText", "separator",
        "opaqueSeparator", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
        "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground",
        "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "lightText", "darkText",
        "groupTableViewBackground", "viewFlipsideBackground", "scrollViewTexturedBackground", "underPageBackground",
    ]

    /// The name of the constraint by which a stack view makes the length of a hidden view 0.
    package static let hiding = "UISV-hiding"
    /// The class of animators, and the labels of their blocks.
    package static let animator = "UIViewPropertyAnimator"
    package static let transitionCoordinator = "UIViewControllerTransitionCoordinator"
    package static let animations = "animations"
    package static let completion = "completion"
    /// The prefixes of class messages that run an animation block.
    package static let animating = [
        "animate", "transition", "performWithoutAnimation", "performSystemAnimation", "addKeyframe",
    ]
    /// Messages that run a block for each element and return no collection.
    package static let loops: Set<String> = [
        SwiftArrayWord.forEach.rawValue, "enumerateObjectsUsingBlock", "enumerateKeysAndObjectsUsingBlock",
        "enumerateObjectsWithOptions",
    ]

    /// The insets with which a view controller shrinks its view's safe area.
    package static let additionalSafeArea = "additionalSafeAreaInsets"
    /// The property that sets the reading direction, of a view or of a class's appearance.
    package static let semanticContent = "semanticContentAttribute"

    /// The property that names a constraint in messages.
    package static let constraintIdentifier = "identifier"
    /// The property that names a view in UIKit's reports.
    package static let viewIdentifier = "accessibilityIdentifier"

    /// The settings of a stack view, by property.
    package static let stackWords: [String: [String]] = [
        "axis": Axis.allCases.map(\.rawValue),
        "distribution": ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"],
    ]

    package static let buttonConfiguration = "UIButton.Configuration"

    /// The sizes of text that a user can choose, the smallest first.
    package static let textSizes = [
        "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
        "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
        "accessibilityExtraExtraExtraLarge",
    ]

    /// The method of a layout anchor that makes a constraint.
    package static let anchorConstraint = "constraint"

    /// The methods that UIKit calls.
    package static let lifeCycle = [
        "viewDidLoad", "loadView", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateViewConstraints", "updateConstraints",
        "layoutSubviews",
    ]

    /// Other methods without parameters that UIKit calls or has.
    package static let callbacks: Set<String> = [
        "awakeFromNib", "dealloc", "didMoveToWindow", "didReceiveMemoryWarning", "invalidateIntrinsicContentSize",
        "layoutMarginsDidChange", "prepareForInterfaceBuilder", "prepareForReuse",
        "reloadData", "removeFromSuperview", "safeAreaInsetsDidChange", "setNeedsDisplay", "setNeedsLayout",
        "setNeedsUpdateConstraints", "sizeToFit", "tintColorDidChange", "viewLayoutMarginsDidChange",
        "viewSafeAreaInsetsDidChange", "viewDidUnload", "didMoveToSuperview",
    ]

    /// The methods with a parameter that says whether a change is animated.
    package static let lifeCycleAnimated = [
        "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]

    /// UIKit's methods by name and labels, beyond those of `LibraryMessage`.
    package static let methods: Set<String> = [
        "addSubview:", "removeFromSuperview", "bringSubviewToFront:", "sendSubviewToBack:", "addGestureRecognizer:",
        "removeGestureRecognizer:", "layoutIfNeeded", "setNeedsLayout", "setNeedsDisplay", "setNeedsUpdateConstraints",
        "updateConstraintsIfNeeded", "sizeToFit", "becomeFirstResponder", "resignFirstResponder", "reloadData",
        "setContentHuggingPriority:for:", "setContentCompressionResistancePriority:for:", "setImage:for:",
        "setTitleColor:for:", "setTitleShadowColor:for:", "setBackgroundImage:for:", "addTarget:action:for:",
        "removeTarget:action:for:", "setContentOffset:animated:", "setOn:animated:", "setProgress:animated:",
        "pushViewController:animated:", "present:animated:", "present:animated:completion:",
    ]

    /// Properties and messages that don't affect the layout, by the first part of their names.
    package static let withoutLayout: Set<String> = [
        // How views look.
        "isContinuous", "continuous", "locale", "timeZone", "calendar", "minimumDate", "maximumDate", "contentInset",
        "contentSize",
        "alpha", "opaque", "tintColor", "clipsToBounds", "contentMode", "layer", "font", "textColor", "textAlignment",
        "lineBreakMode", "shadowColor", "shadowOffset", "highlighted", "isHighlighted", "highlightedTextColor",
        "enabled", "isEnabled",
        "selected", "isSelected", "image", "highlightedImage", "borderStyle", "borderColor", "borderWidth",
        "cornerRadius", "masksToBounds", "shadowOpacity", "shadowRadius", "shadowPath", "barTintColor", "barStyle",
        "translucent", "isTranslucent", "separatorStyle", "separatorColor", "selectionStyle", "accessoryType",
        "backgroundView", "selectedBackgroundView", "backgroundImage", "attributedPlaceholder", "placeholder",
        "placeholderColor", "titleEdgeInsets", "contentHorizontalAlignment", "contentVerticalAlignment",
        "imageEdgeInsets", "leftView", "rightView", "textContainerInset",
        "mj_header", "mj_footer",
        "userInteractionEnabled", "isUserInteractionEnabled", "multipleTouchEnabled",
        "exclusiveTouch", "tag", "accessibilityLabel", "isAccessibilityElement",
        "accessibilityHint", "accessibilityTraits", "accessibilityValue", "restorationIdentifier",
        "semanticContentAttribute", "sectionHeaderTopPadding", "linkTextAttributes", "estimatedSectionHeaderHeight",
        "estimatedSectionFooterHeight",
        "adjustsImageWhenHighlighted", "showsTouchWhenHighlighted", "reversesTitleShadowWhenHighlighted",
        "minimumScaleFactor", "adjustsFontSizeToFitWidth", "allowsDefaultTighteningForTruncation",
        "autoresizesSubviews", "clearsContextBeforeDrawing", "drawRect", "setNeedsDisplay", "setNeedsDisplayInRect",
        "overrideUserInterfaceStyle", "contentScaleFactor", "clearButtonMode", "clearsOnBeginEditing",
        "title", "navigationItem", "navigationController", "setImage", "setTitleColor", "edgesForExtendedLayout",
        "effect", "scalesPageToFit", "menu", "showsMenuAsPrimaryAction", "preferredMenuElementOrder", "setItems",
        // What users do.
        "gestureRecognizers", "registerForTraitChanges",
        "didMove", "willMove", "register", "present", "dismiss",
        "onClick", "onTap", "onPress", "onTouch", "onChange", "click", "addEventListener", "action",
        "delegate", "dataSource", "addTarget", "removeTarget", "addGestureRecognizer", "removeGestureRecognizer",
        "becomeFirstResponder", "resignFirstResponder", "endEditing", "keyboardType", "returnKeyType",
        "secureTextEntry", "isSecureTextEntry", "autocorrectionType", "autocapitalizationType", "spellCheckingType",
        "enablesReturnKeyAutomatically", "inputView", "inputAccessoryView", "keyboardAppearance", "keyboardDismissMode",
        "registerClass", "registerNib", "reloadData", "deselectRowAtIndexPath", "scrollEnabled", "isScrollEnabled",
        "pagingEnabled", "isPagingEnabled", "bounces", "alwaysBounceVertical", "alwaysBounceHorizontal",
        "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator", "scrollIndicatorInsets", "indicatorStyle",
        "minimumZoomScale", "maximumZoomScale", "zoomScale", "scrollsToTop", "decelerationRate", "delaysContentTouches",
        "canCancelContentTouches", "directionalLockEnabled", "contentOffset", "setContentOffset",
        "contentInsetAdjustmentBehavior", "automaticallyAdjustsScrollViewInsets", "rowHeight", "estimatedRowHeight",
        "sectionHeaderHeight", "sectionFooterHeight", "allowsSelection", "allowsMultipleSelection", "editing",
        "startAnimating", "stopAnimating", "hidesWhenStopped", "activityIndicatorViewStyle", "on", "isOn",
        "onTintColor",
        "thumbTintColor", "value", "minimumValue", "maximumValue", "progress", "progressTintColor", "trackTintColor",
        "numberOfPages", "hidesForSinglePage", "defersCurrentPageDisplay", "currentPage",
        "currentPageIndicatorTintColor", "pageIndicatorTintColor", "animationImages",
        "animationDuration", "date", "datePickerMode", "state", "selectedSegmentIndex", "sendActionsForControlEvents",
        "sendActions",
        "bringSubviewToFront", "sendSubviewToBack", "exchangeSubviewAtIndex", "setTitleColor", "setTitleShadowColor",
        "setImage", "setBackgroundImage", "setProgress", "setOn", "setSelected", "setHighlighted",
        "setEditing", "scrollRectToVisible", "scrollToRowAtIndexPath", "flashScrollIndicators", "prepareForReuse",
        "sd_setImageWithURL", "yy_setImageWithURL", "setImageWithURL", "didMoveToSuperview", "didMoveToWindow",
        "willMoveToSuperview", "willMoveToWindow", "awakeFromNib", "dealloc", "touchesBegan", "hitTest",
        "play", "pause", "loopMode", "animationSpeed", "loadRequest", "loadHTMLString", "dataDetectorTypes", "editable",
        "selectable",
        "refreshControl",
        // View controllers.
        "title", "navigationItem", "navigationController", "tabBarItem", "tabBarController", "edgesForExtendedLayout",
        "extendedLayoutIncludesOpaqueBars", "modalPresentationStyle", "modalTransitionStyle", "presentViewController",
        "dismissViewControllerAnimated", "preferredStatusBarStyle", "prefersStatusBarHidden", "viewWillAppear",
        "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "didReceiveMemoryWarning", "setNeedsStatusBarAppearanceUpdate", "hidesBottomBarWhenPushed",
        "definesPresentationContext",
        "didMoveToParentViewController", "willMoveToParentViewController", "removeFromParentViewController",
        "addObserver", "removeObserver", "observe", "publisher", "postNotificationName", "addAnimation",
        "removeAllAnimations", "addSublayer",
        "viewSafeAreaInsetsDidChange", "traitCollectionDidChange", "setAnimationDuration", "beginAnimations",
        "commitAnimations", "performSelector", "addAction", "addInteraction", "cancelPreviousPerformRequestsWithTarget",
        "dismissViewController",
        "popViewControllerAnimated",
        "pushViewController", "prepareForSegue", "updateConstraints", "updateViewConstraints", "layoutSubviews",
        "viewDidLoad", "loadView", "setValue", "willChangeValueForKey", "didChangeValueForKey", "forwardInvocation",
    ]

    /// The endings of properties that only change how a view looks or behaves.
    package static let endingsWithoutLayout = [
        "Color", "Image", "Font", "ViewMode", "Style", "Delegate", "DataSource", "Required", "Duration", "Animated",
        "Enabled", "Radius", "Opacity", "Type", "Mask", "Handler", "Identifier", "Delay", "Gesture", "Appearance",
    ]

    /// The prefixes of such properties.
    package static let startsWithoutLayout = [
        "shows", "allows", "adjusts", "hides", "prefers", "accessibility", "should", "rac_",
    ]

    /// The prefixes of a project's own methods that set up its views.
    package static let setupPrefixes = [
        "setup", "setUp", "add", "arrange", "build", "configure", "constrain", "create", "install", "layout", "make",
        "pin", "place", "position", "prepareConstraints", "prepareLayout", "prepareViews",
    ]

    /// The layout library that a message is of, if it is one of those that can't be read: PureLayout's `autoPinEdge…`,
    /// SDAutoLayout's `sd_layout`.
    package static func unreadLibrary(of message: String) -> String? {
        if message.hasPrefix("sd_layout") { return "SDAutoLayout" }
        let words = ["Align", "Center", "Constrain", "Distribute", "Match", "Pin", "Remove", "Set"]
        let isPure = message.hasPrefix("auto") && words.contains { message.dropFirst(4).hasPrefix($0) }
        return isPure ? "PureLayout" : nil
    }

    /// The prefixes of the methods by which cells get what they show.
    package static let fillingPrefixes = [
        "apply", "bind", "config", "display", "fill", "load", "populate", "refresh", "reload", "render", "set", "show",
        "update", "with",
    ]

    /// The setters of cells that UIKit calls, by the first part of their names.
    package static let cellSetters: Set = [
        "setBackgroundColor", "setBounds", "setCenter", "setEditing", "setEnabled", "setFrame", "setHidden",
        "setHighlighted", "setSelected",
    ]

    /// The names of the class for user settings.
    package static let userDefaults = ["UserDefaults", "NSUserDefaults"]

    /// Whether an ignored call shows an image, which would have a size in an app.
    package static func isAboutImages(_ name: String) -> Bool {
        let word = name.split(separator: ".").last ?? ""
        return imageWords.contains(String(word.prefix { $0.isLetter || $0 == "_" }))
    }

    private static let imageWords: Set<String> = [
        "image", "setImage", "setBackgroundImage", "backgroundImage", "sd_setImageWithURL", "yy_setImageWithURL",
        "setImageWithURL", "imageNamed",
    ]

    /// The properties that hold a button's title.
    package static let titles: Set<String> = ["title", "attributedTitle"]

    /// The property of a button with its label, and that of a text with its font.
    package static let titleLabel = "titleLabel"
    package static let font = "font"

    /// The ending of the names of attributed string classes.
    package static let attributedText = "AttributedString"

    /// The property of a setter: the first part of the message's name, without `set`.
    package static func property(ofSetter text: String) -> String? {
        guard text.hasPrefix("set"), let first = text.dropFirst(3).first, first.isUppercase else { return nil }
        let rest = text.dropFirst(3)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }
}

extension Attribute {
    /// The layout anchor of the attribute in UIKit.
    package var anchor: String { "\(rawValue)Anchor" }

    package init?(anchor: String) {
        guard let attribute = Self.allCases.first(where: { $0.anchor == anchor }) else { return nil }
        self = attribute
    }
}
