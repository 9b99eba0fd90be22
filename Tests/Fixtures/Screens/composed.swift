import SnapKit
import UIKit

@resultBuilder
struct StackBuilder {
    static func buildExpression(_ view: UIView) -> [UIView] { [view] }
    static func buildExpression(_ views: [UIView]) -> [UIView] { views }
    static func buildBlock(_ components: [UIView]...) -> [UIView] { components.flatMap { $0 } }
    static func buildOptional(_ component: [UIView]?) -> [UIView] { component ?? [] }
    static func buildEither(first component: [UIView]) -> [UIView] { component }
    static func buildEither(second component: [UIView]) -> [UIView] { component }
    static func buildArray(_ components: [[UIView]]) -> [UIView] { Array(components.joined()) }
}

extension UIStackView {
    convenience init(
        axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, @StackBuilder content: () -> [UIView]
    ) {
        self.init(arrangedSubviews: content())
        self.axis = axis
        self.spacing = spacing
    }
}

class Padded<Content: UIView>: UIView {
    let content: Content
    private var edges: Constraint?

    var insets: UIEdgeInsets = .zero {
        didSet { edges?.update(inset: insets) }
    }

    init(_ content: Content = Content()) {
        self.content = content
        super.init(frame: .zero)
        addSubview(content)
        content.snp.makeConstraints { edges = $0.edges.equalToSuperview().inset(insets).constraint }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class Swatch: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        snp.makeConstraints { $0.height.equalTo(18) }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class PaletteViewController: UIViewController {
    private struct State {
        var isPremium = false
        var heights: [CGFloat] = [10]
    }

    private var state = State() {
        didSet {
            guard state.heights != oldValue.heights else { return }
            header.snp.updateConstraints { $0.height.equalTo(20 + 4 * state.heights.count) }
        }
    }

    private let header = UIView()
    private let padded = Padded<Swatch>()
    private let footer = UIView()

    private lazy var stack = UIStackView(axis: .vertical, spacing: 6) {
        header
        if state.isPremium {
            padded
        } else {
            UIView()
        }
        for height in state.heights {
            bar(height)
        }
        footer
    }

    private func bar(_ height: CGFloat) -> UIView {
        let bar = UIView()
        bar.snp.makeConstraints { $0.height.equalTo(height) }
        return bar
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        header.snp.makeConstraints { $0.height.equalTo(20) }
        footer.snp.makeConstraints { $0.height.equalTo(12) }
        state.isPremium = true
        var more = state.heights
        more.append(contentsOf: [30, 8])
        state.heights.append(16)
        padded.insets = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
        view.addSubview(stack)
        stack.snp.makeConstraints { make in
            make.top.equalTo(CGFloat(more.count) * 5)
            make.leading.trailing.equalToSuperview().inset(16)
        }
    }
}
