internal import Syntax
internal import Vocabulary
internal import Diagnostics
internal import AccentSyntax

// Checks of argument labels in calls of the source's own functions.
extension SwiftParser {
    /// Reports wrong labels in the call of a function, if no other function has the name.
    mutating func checkLabels(_ arguments: [Argument], ofFunction name: Name) {
        guard outline.isOnlyFunction(name), let place = outline.functions[name],
            let parameters = knownParameters(of: name)
        else { return }
        checkLabels(arguments, of: tokens[place], parameters, isCertain: true)
    }

    /// Reports wrong labels in a call of the current type's method on `self`. If the libraries may have a method of
    /// that name, too, only misspelled and missing labels are reported.
    mutating func checkLabels(_ arguments: [Argument], ofMethod name: Name) {
        guard let currentType, outline.isOnlyFunction(name), outline.isMember(name, of: currentType),
            let place = outline.methods[name]
        else { return }
        let text = names.text(name)
        let isKnown = UIKitName.withoutLayout.contains(text) || Spelling.all.contains { $0.text == text }
        if isKnown || LibraryMessage.allCases.contains(where: { $0.word == text }) { return }
        checkLabels(
            arguments, of: tokens[place], declaredParameters(at: place + 1),
            isCertain: !outline.inheritsUnknown(currentType))
    }

    /// Reports wrong labels in the call of a type's initializer, if it has only one.
    mutating func checkLabels(_ arguments: [Argument], ofInitializerOf type: Name) {
        if let (place, parameters) = memberwiseParameters(of: type) {
            return checkLabels(arguments, memberwise: parameters, of: tokens[place])
        }
        guard let place = outline.onlyInitializer(of: type), tokens[place].kind == .leftParen else { return }
        checkLabels(
            arguments, of: tokens[place - 1], declaredParameters(at: place), isCertain: false, named: names.text(type))
    }

    /// The parameters in the parentheses at an index, which are read once.
    private mutating func declaredParameters(at place: Int) -> [Parameter] {
        if let known = methodParameters[place] { return known }
        // Ends the recursion if a default value calls the function itself.
        methodParameters[place] = []
        let read = parameters(at: place)
        methodParameters[place] = read
        return read
    }

    /// Reports missing and wrong labels in the call of a memberwise initializer.
    private mutating func checkLabels(
        _ arguments: [Argument], memberwise parameters: [Parameter], of declaration: Token
    ) {
        let given = arguments.map(\.label)
        // A `Decodable` type also has `init(from:)`.
        if arguments.contains(where: \.isTrailing) || given.first.flatMap(\.self).map(names.text) == "from" { return }
        let missing = parameters.filter { $0.value == nil && !given.contains($0.label) }.compactMap(\.label)
        let isKnown = given.allSatisfy { label in parameters.contains { $0.label == label } }
        if isKnown, !missing.isEmpty {
            let problem = SyntaxProblem.missingLabels(of: source.text(in: declaration.span), missing.map(names.text))
            let place = arguments.first?.labelSpan ?? previous.span
            let related = SyntaxError.Related(span: declaration.span, .declaration)
            return note(Rejection(SyntaxError(problem, place, related: related)))
        }
        checkLabels(arguments, of: declaration, parameters, isCertain: true)
    }

    private mutating func checkLabels(
        _ arguments: [Argument], of declaration: Token, _ parameters: [Parameter], isCertain: Bool, named: String? = nil
    ) {
        let name = named ?? source.text(in: declaration.span)
        let given = arguments.map(\.label)
        // Only a trailing closure can omit the label of the last parameter.
        let lacksLast =
            arguments.last.map { !$0.isTrailing && $0.label == nil } == true && parameters.last?.label != nil
            && arguments.count == parameters.count
        guard !parameters.isEmpty, !parameters.contains(where: \.isVariadic),
            lacksLast || signature(names.intern(name), parameters).match(given) == nil,
            let expected = suggestedLabels(of: arguments, parameters)
        else { return }
        let pairs = zip(arguments, expected).filter { !$0.isTrailing && $0.label != $1 }
        let isTypo = { [names] (pair: (Argument, Name?)) in
            guard let given = pair.0.label, let suggestion = pair.1 else { return true }
            return NearestName.of(names.text(given), among: [names.text(suggestion)]) != nil
        }
        guard !pairs.isEmpty, isCertain || pairs.allSatisfy(isTypo) else { return }
        let spelled = { [names] (labels: [Name?]) in labels.map { $0.map(names.text) } }
        note(
            Rejection(
                SyntaxError(
                    .wrongLabels(of: name, given: spelled(given), expected: spelled(expected)), pairs[0].0.labelSpan,
                    related: SyntaxError.Related(span: declaration.span, .declaration))))
    }

    /// The labels that the arguments should have; nil if it is not clear which parameters they are for.
    private func suggestedLabels(of arguments: [Argument], _ parameters: [Parameter]) -> [Name?]? {
        if arguments.count == parameters.count { return parameters.map(\.label) }
        if arguments.contains(where: \.isTrailing) { return nil }
        let needed = parameters.filter { $0.value == nil }
        return arguments.count == needed.count ? needed.map(\.label) : nil
    }
}
