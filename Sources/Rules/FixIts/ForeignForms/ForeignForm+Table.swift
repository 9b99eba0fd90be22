extension ForeignForm {
    /// A row a form: its origin, how it is written there, and how here. More special ones come first.
    static let table = """
        Jetpack Compose | .end.linkTo(X, margin = Y) | .trailing.equalTo(X).offset(-Y)
        Jetpack Compose | .bottom.linkTo(X, margin = Y) | .bottom.equalTo(X).offset(-Y)
        Jetpack Compose | .end.linkTo(X, Y) | .trailing.equalTo(X).offset(-Y)
        Jetpack Compose | .bottom.linkTo(X, Y) | .bottom.equalTo(X).offset(-Y)
        Jetpack Compose | .linkTo(X, margin = Y) | .equalTo(X).offset(Y)
        Jetpack Compose | .linkTo(X, Y) | .equalTo(X).offset(Y)
        Jetpack Compose | .linkTo(X) | .equalTo(X)
        Jetpack Compose | .centerVerticallyTo(X) | .centerY.equalTo(X)
        Jetpack Compose | .centerHorizontallyTo(X) | .centerX.equalTo(X)
        Jetpack Compose | .centerTo(X) | .center.equalTo(X)
        Jetpack Compose | parent.start | superview.leading
        Jetpack Compose | parent.end | superview.trailing
        Jetpack Compose | parent.I | superview.I
        Jetpack Compose | equalTo(parent) | equalTo(superview)
        Jetpack Compose | equalTo(parent, | equalTo(superview,
        Android | N.dp | N
        Android | N.sp | N
        Android | N.px | N
        Android | I.dp | I
        PureLayout | A.autoPinEdgesToSuperviewEdges() | A.makeConstraints { make in make.edges.equalTo(superview) }
        PureLayout | A.autoPinEdgesToSuperviewEdges(with: X) | A.makeConstraints { make in make.edges.equalTo(superview).insets(X) }
        PureLayout | A.autoPinEdgesToSuperviewMargins() | A.makeConstraints { make in make.edges.equalTo(superview.layoutMarginsGuide) }
        PureLayout | A.autoPinEdgesToSuperviewSafeArea() | A.makeConstraints { make in make.edges.equalTo(superview.safeArea) }
        PureLayout | A.autoPinEdge(.I, to: .J, of: X, withOffset: Y) | A.makeConstraints { make in make.I.equalTo(X.J).offset(Y) }
        PureLayout | A.autoPinEdge(.I, to: .J, of: X) | A.makeConstraints { make in make.I.equalTo(X.J) }
        PureLayout | A.autoPinEdge(toSuperviewEdge: .I, withInset: Y) | A.makeConstraints { make in make.I.equalTo(superview).inset(Y) }
        PureLayout | A.autoPinEdge(toSuperviewEdge: .I) | A.makeConstraints { make in make.I.equalTo(superview) }
        PureLayout | A.autoPinEdge(toSuperviewMargin: .I) | A.makeConstraints { make in make.I.equalTo(superview.layoutMarginsGuide) }
        PureLayout | A.autoPinEdge(toSuperviewSafeArea: .I, withInset: Y) | A.makeConstraints { make in make.I.equalTo(superview.safeArea).inset(Y) }
        PureLayout | A.autoPinEdge(toSuperviewSafeArea: .I) | A.makeConstraints { make in make.I.equalTo(superview.safeArea) }
        PureLayout | A.autoPinEdgeToSuperviewEdge(.I, withInset: Y) | A.makeConstraints { make in make.I.equalTo(superview).inset(Y) }
        PureLayout | A.autoPinEdgeToSuperviewEdge(.I) | A.makeConstraints { make in make.I.equalTo(superview) }
        PureLayout | A.autoSetDimension(.I, toSize: X) | A.makeConstraints { make in make.I.equalTo(X) }
        PureLayout | A.autoSetDimension(.I, toSize: X, relation: .greaterThanOrEqual) | A.makeConstraints { make in make.I.greaterThanOrEqualTo(X) }
        PureLayout | A.autoSetDimensions(to: X) | A.makeConstraints { make in make.size.equalTo(X) }
        PureLayout | A.autoCenterInSuperview() | A.makeConstraints { make in make.center.equalTo(superview) }
        PureLayout | A.autoAlignAxis(toSuperviewAxis: .vertical) | A.makeConstraints { make in make.centerX.equalTo(superview) }
        PureLayout | A.autoAlignAxis(toSuperviewAxis: .horizontal) | A.makeConstraints { make in make.centerY.equalTo(superview) }
        PureLayout | A.autoAlignAxis(.vertical, toSameAxisOf: X) | A.makeConstraints { make in make.centerX.equalTo(X) }
        PureLayout | A.autoAlignAxis(.horizontal, toSameAxisOf: X) | A.makeConstraints { make in make.centerY.equalTo(X) }
        PureLayout | A.autoMatchDimension(.I, to: .J, of: X, withMultiplier: Y) | A.makeConstraints { make in make.I.equalTo(X.J).multipliedBy(Y) }
        PureLayout | A.autoMatchDimension(.I, to: .J, of: X, withOffset: Y) | A.makeConstraints { make in make.I.equalTo(X.J).offset(Y) }
        PureLayout | A.autoMatchDimension(.I, to: .J, of: X) | A.makeConstraints { make in make.I.equalTo(X.J) }
        Cartography | A.I == X ~ Y | A.makeConstraints { make in make.I.equalTo(X).priority(Y) }
        Cartography | A.I <= X ~ Y | A.makeConstraints { make in make.I.lessThanOrEqualTo(X).priority(Y) }
        Cartography | A.I >= X ~ Y | A.makeConstraints { make in make.I.greaterThanOrEqualTo(X).priority(Y) }
        UIKit | .safeAreaLayoutGuide.IAnchor | .safeArea.I
        SnapKit | .safeAreaLayoutGuide.snp.I | .safeArea.I
        UIKit | .layoutMarginsGuide.IAnchor | .layoutMarginsGuide.I
        UIKit | UIScreen.main.bounds.size.I | root.frame.I
        UIKit | UIScreen.main.bounds.I | root.frame.I
        UIKit | view.I | root.I
        UIKit | (view) | (root)
        UIKit | (view, | (root,
        UIKit | .frame.size.I | .frame.I
        UIKit | .frame.origin.I | .frame.I
        UIKit | .bounds.size.I | .frame.I
        UIKit | UILayoutPriority(rawValue: X) | X
        UIKit | UILayoutPriority(X) | X
        UIKit | NSLocalizedString(X, comment: Y) | X
        Swift | String(localized: X) | X
        Swift | String(describing: X) | "\\(X)"
        SnapKit | .updatePriority(X) | .priority(X)
        SnapKit | .updateOffset(amount: X) | .offset(X)
        SnapKit | .update(offset: X) | .offset(X)
        SnapKit | .update(inset: X) | .inset(X)
        a sum | .plus(X) | .offset(X)
        a sum | .minus(X) | .offset(-X)
        UIKit | .equalTo(X, constant: Y) | .equalTo(X).offset(Y)
        UIKit | .greaterThanOrEqualTo(X, constant: Y) | .greaterThanOrEqualTo(X).offset(Y)
        UIKit | .lessThanOrEqualTo(X, constant: Y) | .lessThanOrEqualTo(X).offset(Y)
        UIKit | .equalTo(X, multiplier: Y) | .equalTo(X).multipliedBy(Y)
        UIKit | .greaterThanOrEqualTo(X, multiplier: Y) | .greaterThanOrEqualTo(X).multipliedBy(Y)
        UIKit | .lessThanOrEqualTo(X, multiplier: Y) | .lessThanOrEqualTo(X).multipliedBy(Y)
        an assignment | .equalTo = X | .equalTo(X)
        Kotlin | listOf(L) | [L]
        Kotlin | mutableListOf(L) | [L]
        Kotlin | arrayOf(L) | [L]
        Kotlin | arrayListOf(L) | [L]
        Kotlin | setOf(L) | [L]
        JavaScript | new Array(L) | [L]
        JavaScript | new I(L) | I(L)
        JavaScript | .I(X, {J: L}) | .I(X, J: L)
        JavaScript | Array.of(L) | [L]
        JavaScript | Array.from(X) | X
        JavaScript | Math.PI | 3.14159
        Kotlin | I.toInt() | floor(I)
        Kotlin | I.toFloat() | I
        Kotlin | I.toDouble() | I
        Swift | !A.isEmpty | A.count > 0
        Kotlin | A.isEmpty() | A.count == 0
        Swift | A.isEmpty | A.count == 0
        Python | is not | !=
        Python | lambda: X | { X }
        Python | lambda L: X | { L in X }
        Python | ^ let I = X and N or M | var I = M; if X { I = N }
        Ruby | ^ unless X { | if !(X) {
        Swift | ^ guard X else { | if !(X) {
        Ruby | ^ until X { | while !(X) {
        Logo | ^ repeat X { | for _ in 0..<X {
        Lua | ^ loop X { | for _ in 0..<X {
        Kotlin | in X until Y { | in X..<Y {
        Kotlin | in X upTo Y { | in X..<Y {
        Scala | in X to Y { | in X...Y {
        Rust | in X through Y { | in X...Y {
        Kotlin | in X downTo 0 { | in (0...X).map({ n in X - n }) {
        Kotlin | in X downTo Y { | in (Y...X).map({ n in X + Y - n }) {
        SwiftUI | VStack(spacing: X) { L } | [L].distribute(vertical, spacing: X)
        SwiftUI | HStack(spacing: X) { L } | [L].distribute(horizontal, spacing: X)
        C | ^ ++I | I += 1
        C | ^ --I | I -= 1
        Python | A[-N] | A[A.count - N]
        Python | A[X:Y] | (X..<Y).map { i in A[i] }
        a style sheet | ^ view I height: X | view I⏎make.height.equalTo(X)
        a style sheet | ^ view I width: X | view I⏎make.width.equalTo(X)
        a style sheet | ^ view I height X | view I⏎make.height.equalTo(X)
        a style sheet | ^ view I width X | view I⏎make.width.equalTo(X)
        a style sheet | ^ view I in J height: X | view I in J⏎make.height.equalTo(X)
        a style sheet | ^ view I in J width: X | view I in J⏎make.width.equalTo(X)
        a label without its colon | , spacing (X) | , spacing: (X)
        a label without its colon | , lead (X) | , lead: (X)
        a label without its colon | , tail (X) | , tail: (X)
        a quoted mail | ^ > |
        a quoted mail | ^ >> |
        a prompt | ^ >>> |
        a prompt | ^ mas> |
        a list | ^ - |
        a list | ^ N. |
        Java | ^ new view I | view I
        plain English | ^ create view I | view I
        plain English | ^ add view I | view I
        """
}
