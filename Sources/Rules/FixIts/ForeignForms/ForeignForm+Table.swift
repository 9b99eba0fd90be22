extension ForeignForm {
    /// A row a form: its origin, how it is written there, and how here. More special ones come first.
    static let table = """
        Ruby | ^ A.each do ¦I¦ B end | for I in A {⏎B⏎}
        Ruby | ^ X.times do ¦I¦ B end | for I in 0..<X {⏎B⏎}
        Ruby | ^ unless X B end | if !(X) {⏎B⏎}
        Lua | ^ for I = X, Y do B end | for I in X...Y {⏎B⏎}
        Lua | ^ for J, I in ipairs(A) do B end | for I in A {⏎B⏎}
        Lua | ^ for I in A do B end | for I in A {⏎B⏎}
        Lua | ^ while X do B end | while X {⏎B⏎}
        Lua | ^ if X then B end | if X {⏎B⏎}
        Lua | ^ local function I(L) B end | func I(L) {⏎B⏎}
        Lua | ^ function I(L) B end | func I(L) {⏎B⏎}
        Ruby | ^ def I(L) B end | func I(L) {⏎B⏎}
        Rust | ^ let mut I = X | var I = X
        Excel | ^ let I = IF(X, Y, Z) | var I = Z; if X { I = Y }
        Excel | ^ var I = IF(X, Y, Z) | var I = Z; if X { I = Y }
        Android | ^ A.layoutParams = LayoutParams(MATCH_PARENT, WRAP_CONTENT) | A.makeConstraints { make in make.width.equalTo(superview) }
        Android | ^ A.layoutParams = LayoutParams(MATCH_PARENT, MATCH_PARENT) | A.makeConstraints { make in make.size.equalTo(superview) }
        Objective-C | [A mas_distributeViewsAlongAxis:X withFixedSpacing:Y leadSpacing:W tailSpacing:Z] | A.distribute(X, spacing: Y, lead: W, tail: Z)
        Objective-C | [A mas_distributeViewsAlongAxis:X withFixedItemLength:Y leadSpacing:W tailSpacing:Z] | A.distribute(X, length: Y, lead: W, tail: Z)
        Cartography | ^ constrain(L) { L in B } | B
        UIKit | ^ UIView.animate(withDuration: X) { B } | B
        UIKit | ^ UIView.animate(withDuration: X, animations: { B }) | B
        Swift | ^ DispatchQueue.main.async { B } | B
        Swift | ^ DispatchQueue.main.asyncAfter(deadline: X) { B } | B
        JavaScript | ^ setTimeout(() => { B }, X) | B
        JavaScript | ^ requestAnimationFrame(() => { B }) | B
        Objective-C | ^ A.I(^(J *K) { B }); | A.I { K in⏎B⏎}
        Objective-C | ^ A.I(^(J *K) { B }) | A.I { K in⏎B⏎}
        Objective-C | ^ [A I:^(J *K) { B }]; | A.I { K in⏎B⏎}
        Objective-C | ^ static const I J = X | let J = X
        Objective-C | ^ static I *const J = X | let J = X
        C | ^ static I J = X | let J = X
        C | ^ const I J = X | let J = X
        C++ | ^ constexpr I J = X | let J = X
        Java | ^ final I J = X | let J = X
        Android | .setVisibility(View.GONE) | .hidden = true
        Android | .setVisibility(View.INVISIBLE) | .hidden = true
        Android | .setVisibility(View.VISIBLE) | .hidden = false
        Android | .setVisibility(GONE) | .hidden = true
        Android | .setVisibility(INVISIBLE) | .hidden = true
        Android | .setVisibility(VISIBLE) | .hidden = false
        Android | .visibility = GONE | .hidden = true
        Android | .visibility = VISIBLE | .hidden = false
        Flutter | EdgeInsets.all(X) | X
        Flutter | EdgeInsets.symmetric(horizontal: X, vertical: Y) | (Y, X, Y, X)
        Flutter | EdgeInsets.symmetric(vertical: X, horizontal: Y) | (X, Y, X, Y)
        Flutter | EdgeInsets.symmetric(horizontal: X) | (0, X, 0, X)
        Flutter | EdgeInsets.symmetric(vertical: X) | (X, 0, X, 0)
        Flutter | EdgeInsets.fromLTRB(W, X, Y, Z) | (X, W, Z, Y)
        Flutter | EdgeInsets.only(top: X) | (X, 0, 0, 0)
        Flutter | EdgeInsets.only(left: X) | (0, X, 0, 0)
        Flutter | EdgeInsets.only(bottom: X) | (0, 0, X, 0)
        Flutter | EdgeInsets.only(right: X) | (0, 0, 0, X)
        a shorter form of insets | UIEdgeInsets(vertical: X, horizontal: Y) | (X, Y, X, Y)
        a shorter form of insets | UIEdgeInsets(horizontal: X, vertical: Y) | (Y, X, Y, X)
        insets of four sides | .inset((W, X, Y, Z)) | .insets((W, X, Y, Z))
        CSS | .distribute(row, | .distribute(horizontal,
        CSS | .distribute(row) | .distribute(horizontal)
        CSS | .distribute(column, | .distribute(vertical,
        CSS | .distribute(column) | .distribute(vertical)
        Android | .marginTop(X) | .offset(X)
        Android | .marginStart(X) | .offset(X)
        Android | .marginLeft(X) | .offset(X)
        Android | .marginBottom(X) | .offset(-X)
        Android | .marginEnd(X) | .offset(-X)
        Android | .marginRight(X) | .offset(-X)
        Objective-C | .distribute(axis: X | .distribute(X
        a text | .distribute("horizontal" | .distribute(horizontal
        a text | .distribute("vertical" | .distribute(vertical
        CSS | , padding: X | , lead: X, tail: X
        UIKit | .constraint(equalTo: X, multiplier: Y, constant: Z) | .equalTo(X).multipliedBy(Y).offset(Z)
        UIKit | .constraint(equalTo: X, multiplier: Y) | .equalTo(X).multipliedBy(Y)
        UIKit | .constraint(equalTo: X, constant: Y) | .equalTo(X).offset(Y)
        UIKit | .constraint(equalTo: X) | .equalTo(X)
        UIKit | .constraint(equalToConstant: X) | .equalTo(X)
        UIKit | .constraint(greaterThanOrEqualTo: X, multiplier: Y, constant: Z) | .greaterThanOrEqualTo(X).multipliedBy(Y).offset(Z)
        UIKit | .constraint(greaterThanOrEqualTo: X, multiplier: Y) | .greaterThanOrEqualTo(X).multipliedBy(Y)
        UIKit | .constraint(greaterThanOrEqualTo: X, constant: Y) | .greaterThanOrEqualTo(X).offset(Y)
        UIKit | .constraint(greaterThanOrEqualTo: X) | .greaterThanOrEqualTo(X)
        UIKit | .constraint(greaterThanOrEqualToConstant: X) | .greaterThanOrEqualTo(X)
        UIKit | .constraint(lessThanOrEqualTo: X, multiplier: Y, constant: Z) | .lessThanOrEqualTo(X).multipliedBy(Y).offset(Z)
        UIKit | .constraint(lessThanOrEqualTo: X, multiplier: Y) | .lessThanOrEqualTo(X).multipliedBy(Y)
        UIKit | .constraint(lessThanOrEqualTo: X, constant: Y) | .lessThanOrEqualTo(X).offset(Y)
        UIKit | .constraint(lessThanOrEqualTo: X) | .lessThanOrEqualTo(X)
        UIKit | .constraint(lessThanOrEqualToConstant: X) | .lessThanOrEqualTo(X)
        Swift | ^ let I = A.last?.J ?? X | var I = X; if A.count > 0 { I = A.last.J }
        Swift | ^ let I = A.first?.J ?? X | var I = X; if A.count > 0 { I = A.first.J }
        Swift | ^ let I = A?.J ?? X | var I = X; if A != nil { I = A.J }
        a size | ^ size M N | root.size = (M, N)
        a size | ^ size(M, N) | root.size = (M, N)
        SwiftUI | make.frame(width: X, height: Y) | make.size.equalTo((X, Y))
        SwiftUI | make.frame(width: X) | make.width.equalTo(X)
        SwiftUI | make.frame(height: X) | make.height.equalTo(X)
        SwiftUI | A.frame(width: X, height: Y) | A.makeConstraints { make in make.size.equalTo((X, Y)) }
        SwiftUI | A.frame(width: X) | A.makeConstraints { make in make.width.equalTo(X) }
        SwiftUI | A.frame(height: X) | A.makeConstraints { make in make.height.equalTo(X) }
        SwiftUI | A.frame(maxWidth: .infinity, maxHeight: .infinity) | A.makeConstraints { make in make.edges.equalTo(superview) }
        SwiftUI | A.frame(maxWidth: .infinity) | A.makeConstraints { make in make.left.right.equalTo(superview) }
        SwiftUI | A.frame(maxHeight: .infinity) | A.makeConstraints { make in make.top.bottom.equalTo(superview) }
        JavaScript | .style.I | .I
        JavaScript | .offsetWidth | .frame.width
        JavaScript | .offsetHeight | .frame.height
        JavaScript | .offsetLeft | .frame.x
        JavaScript | .offsetTop | .frame.y
        JavaScript | .clientWidth | .frame.width
        JavaScript | .clientHeight | .frame.height
        JavaScript | .getBoundingClientRect().I | .frame.I
        JavaScript | A.slice(X, Y) | (X..<Y).map { i in A[i] }
        JavaScript | Math.pow(A, 2) | A * A
        Python | A ** 2 | A * A
        Python | A[X:] | (X..<A.count).map { i in A[i] }
        Python | A[:X] | (0..<X).map { i in A[i] }
        Python | I not in A | !A.contains(I)
        Python | N not in A | !A.contains(N)
        Python | print(L, sep=X) | print(L)
        Python | print(L, end=X) | print(L)
        Python | reversed(A) | (0..<A.count).map({ i in A[A.count - 1 - i] })
        Swift | A.reversed() | (0..<A.count).map({ i in A[A.count - 1 - i] })
        Swift | in A.indices { | in 0..<A.count {
        Swift | ^ for I in X where Y { | for I in X.filter({ I in Y }) {
        Swift | ^ guard let I = X else { | let I = X; if I == nil {
        Swift | ^ guard X, Y else { | if !(X && Y) {
        Swift | ^ if X, Y { | if X && Y {
        Swift | ^ while X, Y { | while X && Y {
        Swift | A as? I | A
        Swift | A as! I | A
        Swift | A as I | A
        Swift | ^ @objc func | func
        C | ^ #define I X | let I = X
        Android | .visibility = View.GONE | .hidden = true
        Android | .visibility = View.INVISIBLE | .hidden = true
        Android | .visibility = View.VISIBLE | .hidden = false
        Android | ^ app:layout_constraintTop_toTopOf="parent" | make.top.equalTo(superview)
        Android | ^ app:layout_constraintBottom_toBottomOf="parent" | make.bottom.equalTo(superview)
        Android | ^ app:layout_constraintStart_toStartOf="parent" | make.leading.equalTo(superview)
        Android | ^ app:layout_constraintEnd_toEndOf="parent" | make.trailing.equalTo(superview)
        Android | ^ app:layout_constraintLeft_toLeftOf="parent" | make.left.equalTo(superview)
        Android | ^ app:layout_constraintRight_toRightOf="parent" | make.right.equalTo(superview)
        Android | ^ android:layout_width="match_parent" | make.width.equalTo(superview)
        Android | ^ android:layout_height="match_parent" | make.height.equalTo(superview)
        Kotlin | ^ repeat(X) { I -> | for I in 0..<X {
        Kotlin | ^ repeat(X) { | for it in 0..<X {
        Kotlin | ^ A.forEachIndexed { I, J -> | for I in 0..<A.count { let J = A[I];
        Kotlin | ^ let I = if (X) Y else Z | var I = Z; if X { I = Y }
        SnapKit | .labeled(X) |
        UIKit | .center.equalTo(X).offset(x: Y, y: Z) | .center.equalTo(X).centerOffset((Y, Z))
        UIKit | N.pt | N
        UIKit | NSLayoutConstraint(item: A, attribute: .I, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: X, constant: Y) | A.makeConstraints { make in make.I.equalTo(Y) }
        UIKit | NSLayoutConstraint(item: A, attribute: .I, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: X, constant: Y) | A.makeConstraints { make in make.I.greaterThanOrEqualTo(Y) }
        UIKit | NSLayoutConstraint(item: A, attribute: .I, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: X, constant: Y) | A.makeConstraints { make in make.I.lessThanOrEqualTo(Y) }
        UIKit | NSLayoutConstraint(item: A, attribute: .I, relatedBy: .equal, toItem: Z, attribute: .J, multiplier: X, constant: Y) | A.makeConstraints { make in make.I.equalTo(Z.J).multipliedBy(X).offset(Y) }
        UIKit | NSLayoutConstraint(item: A, attribute: .I, relatedBy: .greaterThanOrEqual, toItem: Z, attribute: .J, multiplier: X, constant: Y) | A.makeConstraints { make in make.I.greaterThanOrEqualTo(Z.J).multipliedBy(X).offset(Y) }
        UIKit | NSLayoutConstraint(item: A, attribute: .I, relatedBy: .lessThanOrEqual, toItem: Z, attribute: .J, multiplier: X, constant: Y) | A.makeConstraints { make in make.I.lessThanOrEqualTo(Z.J).multipliedBy(X).offset(Y) }
        UIKit | A.makeConstraints { L }.isActive = true | A.makeConstraints { L }
        Cartography | ^ distribute(by: X, leftToRight: L) | [L].distribute(horizontal, spacing: X)
        Cartography | ^ distribute(by: X, horizontally: L) | [L].distribute(horizontal, spacing: X)
        Cartography | ^ distribute(by: X, vertically: L) | [L].distribute(vertical, spacing: X)
        Cartography | ^ align(I: A, L) | [L].makeConstraints { make in make.I.equalTo(A) }
        Cartography | ^ A.edges == inset(X.edges, Y) | A.makeConstraints { make in make.edges.equalTo(X).inset(Y) }
        Cartography | ^ A.edges == X.edges | A.makeConstraints { make in make.edges.equalTo(X) }
        Cartography | ^ A.center == X.center | A.makeConstraints { make in make.center.equalTo(X) }
        Cartography | ^ A.size == X.size | A.makeConstraints { make in make.size.equalTo(X) }
        TinyConstraints | A.edgesToSuperview() | A.makeConstraints { make in make.edges.equalTo(superview) }
        TinyConstraints | A.edgesToSuperview(insets: X) | A.makeConstraints { make in make.edges.equalTo(superview).insets(X) }
        TinyConstraints | A.centerInSuperview() | A.makeConstraints { make in make.center.equalTo(superview) }
        TinyConstraints | A.widthToSuperview() | A.makeConstraints { make in make.width.equalTo(superview) }
        TinyConstraints | A.heightToSuperview() | A.makeConstraints { make in make.height.equalTo(superview) }
        TinyConstraints | A.centerXToSuperview() | A.makeConstraints { make in make.centerX.equalTo(superview) }
        TinyConstraints | A.centerYToSuperview() | A.makeConstraints { make in make.centerY.equalTo(superview) }
        Stevia | A.fillContainer() | A.makeConstraints { make in make.edges.equalTo(superview) }
        Stevia | A.fillContainer(padding: X) | A.makeConstraints { make in make.edges.equalTo(superview).inset(X) }
        Stevia | A.fillHorizontally() | A.makeConstraints { make in make.left.right.equalTo(superview) }
        Stevia | A.fillHorizontally(padding: X) | A.makeConstraints { make in make.left.right.equalTo(superview).inset(X) }
        Stevia | A.fillVertically() | A.makeConstraints { make in make.top.bottom.equalTo(superview) }
        Stevia | A.centerInContainer() | A.makeConstraints { make in make.center.equalTo(superview) }
        Stevia | A.centerHorizontally() | A.makeConstraints { make in make.centerX.equalTo(superview) }
        Stevia | A.centerVertically() | A.makeConstraints { make in make.centerY.equalTo(superview) }
        QML | ^ anchors.fill: A | make.edges.equalTo(A)
        QML | ^ anchors.centerIn: A | make.center.equalTo(A)
        QML | ^ anchors.I: A | make.I.equalTo(A)
        TinyConstraints | A.topToSuperview() | A.makeConstraints { make in make.top.equalTo(superview) }
        TinyConstraints | A.topToSuperview(offset: X) | A.makeConstraints { make in make.top.equalTo(superview).offset(X) }
        TinyConstraints | A.bottomToSuperview() | A.makeConstraints { make in make.bottom.equalTo(superview) }
        TinyConstraints | A.bottomToSuperview(offset: X) | A.makeConstraints { make in make.bottom.equalTo(superview).offset(X) }
        TinyConstraints | A.leftToSuperview() | A.makeConstraints { make in make.left.equalTo(superview) }
        TinyConstraints | A.leftToSuperview(offset: X) | A.makeConstraints { make in make.left.equalTo(superview).offset(X) }
        TinyConstraints | A.rightToSuperview() | A.makeConstraints { make in make.right.equalTo(superview) }
        TinyConstraints | A.rightToSuperview(offset: X) | A.makeConstraints { make in make.right.equalTo(superview).offset(X) }
        TinyConstraints | A.leadingToSuperview() | A.makeConstraints { make in make.leading.equalTo(superview) }
        TinyConstraints | A.leadingToSuperview(offset: X) | A.makeConstraints { make in make.leading.equalTo(superview).offset(X) }
        TinyConstraints | A.trailingToSuperview() | A.makeConstraints { make in make.trailing.equalTo(superview) }
        TinyConstraints | A.trailingToSuperview(offset: X) | A.makeConstraints { make in make.trailing.equalTo(superview).offset(X) }
        TinyConstraints | A.topToBottom(of: X) | A.makeConstraints { make in make.top.equalTo(X.bottom) }
        TinyConstraints | A.topToBottom(of: X, offset: Y) | A.makeConstraints { make in make.top.equalTo(X.bottom).offset(Y) }
        TinyConstraints | A.bottomToTop(of: X) | A.makeConstraints { make in make.bottom.equalTo(X.top) }
        TinyConstraints | A.bottomToTop(of: X, offset: Y) | A.makeConstraints { make in make.bottom.equalTo(X.top).offset(Y) }
        TinyConstraints | A.leftToRight(of: X) | A.makeConstraints { make in make.left.equalTo(X.right) }
        TinyConstraints | A.leftToRight(of: X, offset: Y) | A.makeConstraints { make in make.left.equalTo(X.right).offset(Y) }
        TinyConstraints | A.rightToLeft(of: X) | A.makeConstraints { make in make.right.equalTo(X.left) }
        TinyConstraints | A.rightToLeft(of: X, offset: Y) | A.makeConstraints { make in make.right.equalTo(X.left).offset(Y) }
        TinyConstraints | A.leadingToTrailing(of: X) | A.makeConstraints { make in make.leading.equalTo(X.trailing) }
        TinyConstraints | A.leadingToTrailing(of: X, offset: Y) | A.makeConstraints { make in make.leading.equalTo(X.trailing).offset(Y) }
        TinyConstraints | A.trailingToLeading(of: X) | A.makeConstraints { make in make.trailing.equalTo(X.leading) }
        TinyConstraints | A.trailingToLeading(of: X, offset: Y) | A.makeConstraints { make in make.trailing.equalTo(X.leading).offset(Y) }
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
        Cartography | ^ A.I == X ~ Y | A.makeConstraints { make in make.I.equalTo(X).priority(Y) }
        Cartography | ^ A.I <= X ~ Y | A.makeConstraints { make in make.I.lessThanOrEqualTo(X).priority(Y) }
        Cartography | ^ A.I >= X ~ Y | A.makeConstraints { make in make.I.greaterThanOrEqualTo(X).priority(Y) }
        Cartography | ^ A.I == X | A.makeConstraints { make in make.I.equalTo(X) }
        Cartography | ^ A.I >= X | A.makeConstraints { make in make.I.greaterThanOrEqualTo(X) }
        Cartography | ^ A.I <= X | A.makeConstraints { make in make.I.lessThanOrEqualTo(X) }
        Dart | ^ A..I = X..J = Y..K = Z | A.I = X⏎A.J = Y⏎A.K = Z
        Dart | ^ A..I = X..J = Y | A.I = X⏎A.J = Y
        JavaScript | { width: X, height: Y } | (width: X, height: Y)
        JavaScript | { x: X, y: Y } | (x: X, y: Y)
        JavaScript | { top: W, left: X, bottom: Y, right: Z } | (top: W, left: X, bottom: Y, right: Z)
        Jetpack Compose | .fillMaxWidth() | .left.right.equalTo(superview)
        Jetpack Compose | .fillMaxHeight() | .top.bottom.equalTo(superview)
        Jetpack Compose | .fillMaxSize() | .edges.equalTo(superview)
        C++ | ^ for (const auto& I : X) { | for I in X {
        C++ | ^ for (auto& I : X) { | for I in X {
        C++ | ^ for (const auto &I : X) { | for I in X {
        C++ | ^ for (J I : X) { | for I in X {
        Kotlin | ^ for (I : X) { | for I in X {
        CSS | .max-width.equalTo(X) | .width.lessThanOrEqualTo(X)
        CSS | .min-width.equalTo(X) | .width.greaterThanOrEqualTo(X)
        CSS | .max-height.equalTo(X) | .height.lessThanOrEqualTo(X)
        CSS | .min-height.equalTo(X) | .height.greaterThanOrEqualTo(X)
        CSS | .maxWidth.equalTo(X) | .width.lessThanOrEqualTo(X)
        CSS | .minWidth.equalTo(X) | .width.greaterThanOrEqualTo(X)
        CSS | .maxHeight.equalTo(X) | .height.lessThanOrEqualTo(X)
        CSS | .minHeight.equalTo(X) | .height.greaterThanOrEqualTo(X)
        a sign of HTML | &gt;= | >=
        a sign of HTML | &lt;= | <=
        a sign of HTML | &gt; | >
        a sign of HTML | &lt; | <
        a sign of HTML | &amp;&amp; | &&
        a ratio | .multipliedBy(M:N) | .multipliedBy(M / N)
        a limit at both ends | ^ make.I.between(X, Y) | make.I.greaterThanOrEqualTo(X)⏎make.I.lessThanOrEqualTo(Y)
        CSS | .scale(X) | .multipliedBy(X)
        Swift | ^ view I, in: A | view I in A
        Swift | ^ label I X, in: A | label I X in A
        Swift | ^ button I X, in: A | button I X in A
        UIKit | .contentHuggingPriority.I = X | .setContentHuggingPriority(X, I)
        UIKit | .contentCompressionResistancePriority.I = X | .setContentCompressionResistancePriority(X, I)
        a word for all edges but one | .edges.except(.top) | .left.right.bottom
        a word for all edges but one | .edges.except(.bottom) | .left.right.top
        a word for all edges but one | .edges.except(.left) | .right.top.bottom
        a word for all edges but one | .edges.except(.right) | .left.top.bottom
        a word for all edges but one | make.edges.equalTo(X).exceptTop() | make.left.right.bottom.equalTo(X)
        a word for all edges but one | make.edges.equalTo(X).exceptBottom() | make.left.right.top.equalTo(X)
        a word for all edges but one | make.edges.equalTo(X).inset(Y).exceptTop() | make.left.right.bottom.equalTo(X).inset(Y)
        a word for all edges but one | make.edges.equalTo(X).inset(Y).exceptBottom() | make.left.right.top.equalTo(X).inset(Y)
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
        Kotlin | in X until Y) { | in X..<Y) {
        Kotlin | in X upTo Y { | in X..<Y {
        Scala | in X to Y { | in X...Y {
        Rust | in X through Y { | in X...Y {
        Kotlin | in X downTo 0 { | in (0...X).map({ n in X - n }) {
        Kotlin | in X downTo 0) { | in (0...X).map({ n in X - n })) {
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
