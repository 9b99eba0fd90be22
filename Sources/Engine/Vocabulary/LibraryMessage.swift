/// The known messages to Foundation and UIKit objects, by selector, apart from the language's own members. Selectors
/// that start with `$` come from the parsers, not from source text.
package enum LibraryMessage: String, CaseIterable {
    // Making objects.
    case alloc, new, initialize = "init", allocWithZone = "allocWithZone:"
    case initWithFrame = "initWithFrame:"
    case initWithFrameStyle = "initWithFrame:style:", initWithFrameLayout = "initWithFrame:collectionViewLayout:"
    case initWithFrameContainer = "initWithFrame:textContainer:"
    case initWithFrameConfiguration = "initWithFrame:configuration:"
    // Buttons.
    case initWithFrameAction = "initWithFrame:primaryAction:", initWithTypeAction = "initWithType:primaryAction:"
    case initWithConfiguration = "initWithConfiguration:"
    case initWithConfigurationAction = "initWithConfiguration:primaryAction:"
    case initWithStyle = "initWithStyle:reuseIdentifier:"
    case initWithCoder = "initWithCoder:"
    case initWithNib = "initWithNibName:bundle:"
    case initWithObjects = "initWithObjects:", initWithArray = "initWithArray:", initWithFormat = "initWithFormat:"
    case initWithFormatArguments = "initWithFormat:arguments:"
    case initWithString = "initWithString:"
    // Any object.
    case type = "class", itself = "self", copy, mutableCopy
    case isKindOfClass = "isKindOfClass:", isMemberOfClass = "isMemberOfClass:"
    case respondsToSelector = "respondsToSelector:", instancesRespondToSelector = "instancesRespondToSelector:"
    case conformsToProtocol = "conformsToProtocol:"
    case isEqual = "isEqual:", isEqualToString = "isEqualToString:", isEqualToNumber = "isEqualToNumber:"
    case performSelector = "performSelector:", performSelectorWithObject = "performSelector:withObject:"
    // Views.
    case setTitleForState = "setTitle:forState:", setAttributedTitleForState = "setAttributedTitle:forState:"
    case initWithItems = "initWithItems:", insertSegment = "insertSegmentWithTitle:atIndex:animated:"
    case initWithImage = "initWithImage:"
    case insertAtIndex = "insertSubview:atIndex:", insertBelow = "insertSubview:belowSubview:"
    case insertAbove = "insertSubview:aboveSubview:"
    case addLayoutGuide = "addLayoutGuide:"
    case setNeedsUpdateConstraints, updateConstraintsIfNeeded, updateConstraints, updateViewConstraints
    case setNeedsLayout, layoutIfNeeded, layoutSubviews, invalidateIntrinsicContentSize, directionalLayoutMargins
    case requiresConstraintBasedLayout, contentView, isDescendantOfView = "isDescendantOfView:"
    case contentLayoutGuide, frameLayoutGuide, readableContentGuide, keyboardLayoutGuide
    case center, sizeToFit, sizeThatFits = "sizeThatFits:", needsUpdateConstraints, systemLayoutSizeFittingSize =
        "systemLayoutSizeFittingSize:"
    case systemLayoutSizeFittingPriorities =
        "systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:"
    // View controllers.
    case view, loadView, viewDidLoad, viewWillAppear = "viewWillAppear:", addChildViewController =
        "addChildViewController:"
    case additionalSafeAreaInsets
    // Arrays.
    case elementAt = "objectAtIndexedSubscript:", objectAtIndex = "objectAtIndex:"
    case setElement = "setObject:atIndexedSubscript:", replaceObject = "replaceObjectAtIndex:withObject:"
    case addObject = "addObject:", addObjectsFromArray = "addObjectsFromArray:"
    case insertObject = "insertObject:atIndex:", removeObject = "removeObject:", removeObjectAtIndex =
        "removeObjectAtIndex:"
    case subarrayWithRange = "subarrayWithRange:"
    case removeAllObjects, removeLastObject, firstObject, lastObject
    case valueForKey = "valueForKey:", valueForKeyPath = "valueForKeyPath:"
    case setValueForKey = "setValue:forKey:", setValueForKeyPath = "setValue:forKeyPath:"
    case sortedUsingComparator = "sortedArrayUsingComparator:", sortUsingComparator = "sortUsingComparator:"
    case sortedUsingSelector = "sortedArrayUsingSelector:", sortUsingSelector = "sortUsingSelector:"
    case sortedUsingDescriptors = "sortedArrayUsingDescriptors:", sortUsingDescriptors = "sortUsingDescriptors:"
    case sortDescriptor = "sortDescriptorWithKey:ascending:"
    case filteredUsingPredicate = "filteredArrayUsingPredicate:", filterUsingPredicate = "filterUsingPredicate:"
    case predicateWithBlock = "predicateWithBlock:", predicateWithFormat = "predicateWithFormat:"
    case evaluateWithObject = "evaluateWithObject:"
    case indexPassingTest = "indexOfObjectPassingTest:"
    case enumerateWithOptions = "enumerateObjectsWithOptions:usingBlock:"
    case compare = "compare:", componentsSeparated = "componentsSeparatedByString:"
    case indexOfObject = "indexOfObject:", containsObject = "containsObject:"
    case arrayByAddingObject = "arrayByAddingObject:", arrayByAddingObjects = "arrayByAddingObjectsFromArray:"
    case enumerateObjects = "enumerateObjectsUsingBlock:", reverseObjectEnumerator, objectEnumerator, allObjects,
        nextObject
    case makeObjectsPerform = "makeObjectsPerformSelector:", joined = "componentsJoinedByString:"
    case array, arrayWithObjects = "arrayWithObjects:", arrayWithArray = "arrayWithArray:"
    case arrayWithObject = "arrayWithObject:", arrayWithCapacity = "arrayWithCapacity:"
    case initWithCapacity = "initWithCapacity:"
    case setWithCapacity = "setWithCapacity:", orderedSetWithCapacity = "orderedSetWithCapacity:"
    case dictionaryWithCapacity = "dictionaryWithCapacity:", stringWithCapacity = "stringWithCapacity:"
    // Sets.
    case set, setWithObject = "setWithObject:", setWithObjects = "setWithObjects:", setWithArray = "setWithArray:"
    case orderedSet, orderedSetWithArray = "orderedSetWithArray:", orderedSetWithObjects = "orderedSetWithObjects:"
    // Dictionaries.
    case dictionaryWithDictionary = "dictionaryWithDictionary:"
    case dictionaryWithObjectsAndKeys = "dictionaryWithObjectsAndKeys:"
    case removeObjectForKey = "removeObjectForKey:"
    case enumerateKeysAndObjects = "enumerateKeysAndObjectsUsingBlock:"
    case dictionary, objectForKey = "objectForKey:", setObjectForKey = "setObject:forKey:", allKeys, allValues, count
    // Strings and numbers.
    case length, string, stringWithFormat = "stringWithFormat:", appendString = "stringByAppendingString:"
    case appendFormat = "stringByAppendingFormat:", hasPrefix = "hasPrefix:", hasSuffix = "hasSuffix:"
    case substringWithRange = "substringWithRange:", substringFromIndex = "substringFromIndex:"
    case substringToIndex = "substringToIndex:", location, rangeOfString = "rangeOfString:"
    case rangeOfStringWithOptions = "rangeOfString:options:", compareWithOptions = "compare:options:"
    case stringWithString = "stringWithString:"
    // The size of a text.
    case sizeWithAttributes = "sizeWithAttributes:", sizeWithFont = "sizeWithFont:"
    case boundingRectWithSize = "boundingRectWithSize:options:attributes:context:"
    case boundingRectOfAttributed = "boundingRectWithSize:options:context:"
    case integerValue, intValue, floatValue, doubleValue, boolValue, unsignedIntegerValue, stringValue, uppercaseString
    case lowercaseString, capitalizedString, containsString = "containsString:"
    case replacing = "stringByReplacingOccurrencesOfString:withString:", trimming = "stringByTrimmingCharactersInSet:"
    case sizeValue = "CGSizeValue", pointValue = "CGPointValue", rectValue = "CGRectValue"
    case insetsValue = "UIEdgeInsetsValue"
    case numberWithInt = "numberWithInt:", numberWithInteger = "numberWithInteger:"
    case numberWithFloat = "numberWithFloat:", numberWithDouble = "numberWithDouble:", numberWithBool =
        "numberWithBool:"
    case valueWithCGSize = "valueWithCGSize:", valueWithCGPoint = "valueWithCGPoint:"
    case valueWithCGRect = "valueWithCGRect:", valueWithInsets = "valueWithUIEdgeInsets:"
    // The screen.
    case bounds, frame, origin, size, scale
    // Reading and writing through a pointer, such as a block's `BOOL *stop`.
    case pointee, setPointee = "setPointee:"

    // A Swift enumeration's case: a test for it, its name, its associated values and its raw value.
    case enumerationCase = "$case:", caseName = "$name", caseValues = "$values", rawValue
    // An element of a tuple, by position. A tuple is an array, or a dictionary if it has labels.
    case part = "$part:"
    // The elements of a collection as an array, an array that repeats one value, and the elements as a set.
    case allElements = "$elements", copies = "$copies:", asSet = "$set"
    // Key paths: adding a setter, reading through one, and assigning through one.
    case settable = "$settable:", followed = "$followed:", setFollowed = "$setFollowed:"
    // Whether two values are the same object, and whether a value or a range matches a value.
    case identical = "$identical:", matches = "$matches:"
    // The size of a value in C, in bytes.
    case byteSize = "$bytes"
    // The number that a value is or that a string contains; nil for another string.
    case number = "$number"
    // `as?`: nil for a view of another class.
    case cast = "$as:"
    // Masonry's view attributes.
    case item, layoutAttribute, isSizeAttribute
    // UIKit's own constraints.
    case addConstraint = "addConstraint:", addConstraints = "addConstraints:"
    case removeConstraint = "removeConstraint:", removeConstraints = "removeConstraints:"
    case activateConstraints = "activateConstraints:", deactivateConstraints = "deactivateConstraints:"
    // Stack views.
    case initWithArrangedSubviews = "initWithArrangedSubviews:", addArrangedSubview = "addArrangedSubview:"
    case insertArrangedSubview = "insertArrangedSubview:atIndex:", removeArrangedSubview = "removeArrangedSubview:"
    case setCustomSpacing = "setCustomSpacing:afterView:", arrangedSubviews

    /// The size of a plain value in C, in bytes.
    package static let bytesOfValue = 8.0

    /// The selector up to its first colon.
    package var word: String { String(rawValue.prefix { $0 != ":" }) }

    /// The properties whose numbers are integers.
    package static let wholeNumbers: Set<String> = [
        "count", "length", "$bytes", "integerValue", "intValue", "unsignedIntegerValue", "row",
    ]
}
