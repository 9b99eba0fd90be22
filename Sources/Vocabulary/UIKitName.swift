internal import Masonry

/// UIKit's names of what the language has under another.
package enum UIKitName {
    package static let spellings: [(text: String, spelling: Spelling)] = [
        (color, .member(.color)), ("active", .member(.isActive)), ("isHidden", .member(.hidden)),
        ("safeAreaLayoutGuide", .guide(.safeArea)), ("mas_safeAreaLayoutGuide", .guide(.safeArea)),
        ("contentScaleFactor", .member(.scale)), ("exerciseAmbiguityInLayout", .member(.exerciseAmbiguity)),
        (viewIdentifier, .member(.key)), ("attributedText", .member(.text)),
    ]

    package static let color = "backgroundColor"
    package static let colorClasses: Set<String> = ["UIColor", "NSColor", "Color"]

    /// UIKit's class of constraints, and that of what makes images.
    package static let plainConstraint = "NSLayoutConstraint"
    /// What is under it in Masonry and SnapKit.
    package static let constraintClasses: Set<String> = [plainConstraint, "LayoutConstraint", "MASLayoutConstraint"]
    /// What the enumeration of attributes is called; SnapKit's name for it is the second.
    package static let attributeTypes: Set<String> = [plainConstraint + ".Attribute", "LayoutAttribute"]
    package static let imageRenderer = "UIGraphicsImageRenderer"

    /// What classes of tests are under, and what their tests' names start with.
    package static let testCase = "XCTestCase"
    package static let test = "test"

    package static let colorClass = "UIColor"

    /// What UIKit's colors are called.
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

    /// What the class of objects that animate is called, and what the blocks are called that animations take.
    package static let animator = "UIViewPropertyAnimator"
    package static let animations = "animations"
    package static let completion = "completion"
    /// What the names of messages to a class start with that run a block.
    package static let animating = [
        "animate", "transition", "performWithoutAnimation", "performSystemAnimation", "addKeyframe",
    ]
    /// Messages that run a block for each element, and nothing else: what gives something may be no collection.
    package static let loops: Set<String> = [
        SwiftArrayWord.forEach.rawValue, "enumerateObjectsUsingBlock", "enumerateKeysAndObjectsUsingBlock",
        "enumerateObjectsWithOptions",
    ]

    /// The insets by which a view controller makes its view's safe area smaller.
    package static let additionalSafeArea = "additionalSafeAreaInsets"
    /// The reading direction, of a class's appearance.
    package static let semanticContent = "semanticContentAttribute"

    /// What a constraint is called in messages.
    package static let constraintIdentifier = "identifier"
    /// What names a view in UIKit's own reports.
    package static let viewIdentifier = "accessibilityIdentifier"

    /// What says how a stack view arranges, by property.
    package static let stackWords: [String: [String]] = [
        "axis": Axis.allCases.map(\.rawValue),
        "distribution": ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"],
    ]

    /// What makes a constraint of a layout anchor.
    package static let anchorConstraint = "constraint"

    /// The methods that UIKit calls by itself.
    package static let lifeCycle = [
        "viewDidLoad", "loadView", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateViewConstraints", "updateConstraints",
        "layoutSubviews",
    ]

    /// Properties and messages that have nothing to do with where views are, by the first part of their names.
    package static let withoutLayout: Set<String> = [
        // How views look.
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
        "semanticContentAttribute",
        "adjustsImageWhenHighlighted", "showsTouchWhenHighlighted", "reversesTitleShadowWhenHighlighted",
        "minimumScaleFactor", "adjustsFontSizeToFitWidth", "allowsDefaultTighteningForTruncation",
        "autoresizesSubviews", "clearsContextBeforeDrawing", "drawRect", "setNeedsDisplay", "setNeedsDisplayInRect",
        "overrideUserInterfaceStyle", "contentScaleFactor", "clearButtonMode", "clearsOnBeginEditing",
        "title", "navigationItem", "navigationController", "setImage", "setTitleColor", "edgesForExtendedLayout",
        // What users do.
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

    /// What the names of properties end with that only say how a view looks or behaves.
    package static let endingsWithoutLayout = [
        "Color", "Image", "Font", "ViewMode", "Style", "Delegate", "DataSource", "Required", "Duration", "Animated",
        "Enabled", "Radius", "Opacity", "Type", "Mask", "Handler", "Identifier", "Delay", "Gesture", "Appearance",
    ]

    /// What they start with.
    package static let startsWithoutLayout = [
        "shows", "allows", "adjusts", "hides", "prefers", "accessibility", "should", "rac_",
    ]

    /// What the names of a project's own methods start with that put its views where they are.
    package static let startsOfSettingUp = [
        "setup", "setUp", "add", "arrange", "build", "configure", "constrain", "create", "install", "layout", "make",
        "pin", "place", "position", "prepareConstraints", "prepareLayout", "prepareViews",
    ]

    /// What users' settings are called.
    package static let userDefaults = ["UserDefaults", "NSUserDefaults"]

    /// Whether what is left out shows an image, which would have a size in an app.
    package static func isAboutImages(_ name: String) -> Bool {
        let word = name.split(separator: ".").last ?? ""
        return imageWords.contains(String(word.prefix { $0.isLetter || $0 == "_" }))
    }

    private static let imageWords: Set<String> = [
        "image", "setImage", "setBackgroundImage", "backgroundImage", "sd_setImageWithURL", "yy_setImageWithURL",
        "setImageWithURL", "imageNamed",
    ]

    /// Whose words make a button's title.
    package static let titles: Set<String> = ["title", "attributedTitle"]

    /// What the names of classes of texts with attributes end with.
    package static let attributedText = "AttributedString"

    /// The first part of a message's name without the `set` in front, as properties are called.
    package static func property(ofSetter text: String) -> String? {
        guard text.hasPrefix("set"), let first = text.dropFirst(3).first, first.isUppercase else { return nil }
        let rest = text.dropFirst(3)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }
}

extension Attribute {
    /// What UIKit calls the layout anchor of the attribute.
    package var anchor: String { "\(rawValue)Anchor" }

    /// UIKit's number for the attribute.
    package var uiKitNumber: Double {
        switch self {
        case .left: 1
        case .right: 2
        case .top: 3
        case .bottom: 4
        case .leading: 5
        case .trailing: 6
        case .width: 7
        case .height: 8
        case .centerX: 9
        case .centerY: 10
        case .baseline, .lastBaseline: 11
        case .firstBaseline: 12
        case .leftMargin: 13
        case .rightMargin: 14
        case .topMargin: 15
        case .bottomMargin: 16
        case .leadingMargin: 17
        case .trailingMargin: 18
        case .centerXWithinMargins: 19
        case .centerYWithinMargins: 20
        }
    }

    package init?(anchor: String) {
        guard let attribute = Self.allCases.first(where: { $0.anchor == anchor }) else { return nil }
        self = attribute
    }
}
