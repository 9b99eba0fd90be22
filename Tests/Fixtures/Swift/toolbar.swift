// From a pasted screen: methods of a view with subclasses, closures and optionals.
import SnapKit

extension UIView {
    func addSubviews(_ views: [UIView]) {
        for view in views { addSubview(view) }
    }
}

class Badge: UIView {
    let dot = UIView()
    var size: CGFloat { 8 }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(dot)
        dot.snp.makeConstraints { make in
            make.edges.equalToSuperview()
            make.size.equalTo(size)
        }
    }

    required init?(coder aDecoder: NSCoder) { fatalError() }
}

class Toolbar: UIView {
    enum Side { case left, right }

    private let badge = Badge()
    private var buttons: [UIButton] = []
    var onTap: ((Int) -> Void)?

    init(titles: [String] = ["Back", "Go"], side: Side = .left) {
        super.init(frame: .zero)
        for title in titles {
            let button = UIButton()
            button.setTitle(title, for: .normal)
            addSubview(button)
            buttons.append(button)
        }
        addSubview(badge)
        layout(buttons)
        UIView.animate(
            withDuration: 0.3,
            animations: { [weak self] in
                guard let self = self else { return }
                self.badge.snp.updateConstraints { $0.top.equalToSuperview().offset(self.badge.size) }
                self.layoutIfNeeded()
            }, completion: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("no storyboard")
    }

    private func layout(_ buttons: [UIButton]) {
        var last: UIView? = nil
        buttons.enumerated().forEach { index, button in
            button.snp.makeConstraints { make in
                make.centerY.equalToSuperview()
                if let last = last, index > 0 {
                    make.left.equalTo(last.snp.right).offset(10)
                } else {
                    make.left.equalToSuperview()
                }
            }
            last = button
        }
        badge.snp.makeConstraints { make in
            make.top.right.equalToSuperview()
        }
    }
}
