// swift-format-ignore-file
import UIKit
import SnapKit

struct Card: Hashable {
    let title: String
    let subtitle: String?
    let height: CGFloat
    init(title: String, subtitle: String? = nil, height: CGFloat = 80) {
        self.title = title
        self.subtitle = subtitle
        self.height = height
    }
}

protocol Reusable { static var identifier: String { get } }
extension Reusable { static var identifier: String { String(describing: self) } }

class CardView: UIView, Reusable {
    let card: Card
    private lazy var titleLabel: UILabel = .init()
    private lazy var subtitleLabel: UILabel = {
        let label = UILabel(frame: CGRect.zero)
        label.textColor = UIColor.gray
        label.numberOfLines = 0
        return label
    }()
    init(_ card: Card) {
        self.card = card
        super.init(frame: .zero)
        titleLabel.text = card.title
        subtitleLabel.text = card.subtitle ?? ""
        subtitleLabel.isHidden = card.subtitle == nil
        addSubviews(titleLabel, subtitleLabel)
        titleLabel.snp.makeConstraints {
            $0.top.leading.equalToSuperview().inset(16)
            $0.trailing.lessThanOrEqualToSuperview().inset(16)
        }
        subtitleLabel.snp.makeConstraints {
            $0.top.equalTo(titleLabel.snp.bottom).offset(4)
            $0.leading.trailing.equalToSuperview().inset(16)
        }
    }
    required init?(coder: NSCoder) { return nil }
}

extension UIView {
    func addSubviews(_ views: UIView...) {
        views.forEach { addSubview($0) }
    }
    var bottomInset: CGFloat { 20 }
}

extension CGFloat {
    static let cardSpacing: CGFloat = 12
    static var margin: CGFloat { return 20 }
}

extension UIColor {
    static let brand = UIColor(red: 0.1, green: 0.4, blue: 0.9, alpha: 1)
    convenience init(hex: Int) {
        self.init(red: CGFloat((hex >> 16) & 0xff) / 255, green: CGFloat((hex >> 8) & 0xff) / 255, blue: CGFloat(hex & 0xff) / 255, alpha: 1)
    }
}

class CardListViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let contentView = UIView()
    private let cards = [
        Card(title: "One"), Card(title: "Two", subtitle: "second"), Card(title: "Three", height: 120),
    ]
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .brand
        view.addSubview(scrollView)
        scrollView.addSubview(contentView)
        scrollView.snp.makeConstraints { $0.edges.equalTo(view.safeAreaLayoutGuide) }
        contentView.snp.makeConstraints {
            $0.edges.equalToSuperview()
            $0.width.equalTo(scrollView)
        }
        var previous: CardView?
        for card in cards {
            let cardView = CardView(card)
            contentView.addSubview(cardView)
            cardView.snp.makeConstraints { make in
                make.leading.trailing.equalToSuperview().inset(CGFloat.margin)
                make.height.equalTo(card.height)
                make.top.equalTo(previous?.snp.bottom ?? contentView.snp.top).offset(CGFloat.cardSpacing)
                if card == cards.last {
                    make.bottom.equalToSuperview().inset(.margin)
                }
            }
            previous = cardView
        }
    }
}
