import MasonryLanguage
import Testing

/// UIKit's own constraints, anchors, and what SnapKit has beside Masonry.
@Suite("UIKit's own constraints")
struct PlainConstraintTests {
    @Test(arguments: cases)
    func comesTo(_ item: ProjectCode) throws { try item.expectFrames() }

    static let cases: [ProjectCode] = [
        .screen(
            "constraints that are removed", "m", ["a": [260, 420, 60, 60]],
            """
            UIView *a = [UIView new]; [self.view addSubview:a];
            [a mas_makeConstraints:^(MASConstraintMaker *make) { make.top.left.equalTo(self.view); make.size.mas_equalTo(50); }];
            [self.view removeConstraints:self.view.constraints];
            [a removeConstraints:a.constraints];
            [a mas_makeConstraints:^(MASConstraintMaker *make) { make.bottom.right.equalTo(self.view); make.size.mas_equalTo(60); }];
            """),
        .screen(
            "constraints by their parts", "swift", ["a": [0, 0, 80, 70], "b": [40, 30, 5, 5]],
            """
            let a = UIView(), b = UIView()
            view.addSubview(a); view.addSubview(b)
            a.snp.makeConstraints { $0.top.left.equalToSuperview(); $0.size.equalTo(50) }
            for c in a.constraints where c.firstAttribute == .width && c.firstItem === a { c.constant = 80 }
            a.constraints.first { $0.firstAttribute == .height && $0.secondItem == nil }?.constant = 70
            b.snp.makeConstraints { $0.edges.equalToSuperview() }
            NSLayoutConstraint.deactivate(view.constraints.filter { $0.firstItem === b })
            b.snp.remakeConstraints { $0.left.equalTo(40); $0.top.equalTo(30); $0.size.equalTo(5) }
            """),
        ProjectCode(
            "a view's own anchors", "swift", ["card": [5, 5, 310, 470], "label": [8, 8, 294, 458]],
            """
            class Card: UIView {
                let label = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(label)
                    label.translatesAutoresizingMaskIntoConstraints = false
                    NSLayoutConstraint.activate([
                        label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                        trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
                    ])
                    label.snp.makeConstraints { $0.bottom.equalTo(snp.bottom).offset(-4) }
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            extension UIView {
                func fill(padding: CGFloat = 0) {
                    guard let superview = superview else { return }
                    translatesAutoresizingMaskIntoConstraints = false
                    NSLayoutConstraint.activate([
                        topAnchor.constraint(equalTo: superview.topAnchor, constant: padding),
                        leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: padding),
                        bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -padding),
                        trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -padding),
                    ])
                }
            }
            class V: UIViewController {
                override func viewDidLoad() {
                    let card = Card()
                    view.addSubview(card)
                    card.fill(padding: 5)
                }
            }
            """),
        .screen(
            "SnapKit's points and priorities", "swift", ["a": [45, 55, 10, 10], "b": [0, 0, 30, 20]],
            """
            let a = UIView(), b = UIView()
            view.addSubview(a); view.addSubview(b)
            a.snp.makeConstraints { $0.center.equalTo(CGPoint(x: 50, y: 60)); $0.size.equalTo(10) }
            b.snp.makeConstraints {
                $0.top.left.equalToSuperview()
                $0.width.equalTo(10).priority(ConstraintPriority.high.value - 2)
                $0.width.equalTo(30).priority(ConstraintPriority.high.advanced(by: -1))
                $0.height.equalTo(20)
            }
            """),
        .screen(
            "SnapKit's priorities of contents", "swift", ["a": [0, 0, 8, 20], "b": [8, 0, 312, 20]],
            """
            let a = UILabel(), b = UILabel()
            a.text = "a"; b.text = "b"
            view.addSubview(a); view.addSubview(b)
            a.snp.contentHuggingHorizontalPriority = 900
            a.snp.makeConstraints { $0.top.left.equalToSuperview() }
            b.snp.makeConstraints { $0.top.right.equalToSuperview(); $0.left.equalTo(a.snp.right) }
            """),
    ]
}
