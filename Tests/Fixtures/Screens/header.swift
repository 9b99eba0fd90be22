// swift-format-ignore-file
import UIKit
import SnapKit

final class ProfileHeaderView: UIView {
    struct ViewModel {
        let name: String
        let handle: String
        let stats: [(title: String, value: Int)]
    }

    private let avatarImageView: UIImageView = {
        let imageView = UIImageView()
        imageView.layer.cornerRadius = 36
        imageView.clipsToBounds = true
        return imageView
    }()
    private let nameLabel = UILabel.make(size: 20, weight: .semibold)
    private let handleLabel = UILabel.make(size: 14, color: .secondaryLabel)
    private let statsStack = UIStackView()
    private lazy var textStack = UIStackView(arrangedSubviews: [nameLabel, handleLabel])
    private let followButton = UIButton(type: .custom)

    init(viewModel: ViewModel = .init(name: "Ada", handle: "@ada", stats: [("Posts", 12), ("Likes", 3400)])) {
        super.init(frame: .zero)
        setupViews()
        update(with: viewModel)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func setupViews() {
        textStack.axis = .vertical
        textStack.spacing = 2
        textStack.alignment = .leading
        statsStack.axis = .horizontal
        statsStack.distribution = .fillEqually
        statsStack.spacing = 8
        followButton.setTitle("Follow", for: .normal)
        followButton.contentEdgeInsets = UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12)

        addSubview(avatarImageView)
        addSubview(textStack)
        addSubview(statsStack)
        addSubview(followButton)

        avatarImageView.snp.makeConstraints { make in
            make.size.equalTo(72)
            make.top.leading.equalToSuperview().inset(16)
        }
        textStack.snp.makeConstraints { make in
            make.leading.equalTo(avatarImageView.snp.trailing).offset(12)
            make.centerY.equalTo(avatarImageView)
            make.trailing.lessThanOrEqualTo(followButton.snp.leading).offset(-12)
        }
        followButton.snp.makeConstraints { make in
            make.trailing.equalToSuperview().inset(16)
            make.centerY.equalTo(avatarImageView)
            make.height.equalTo(36)
            make.width.greaterThanOrEqualTo(80)
        }
        statsStack.snp.makeConstraints { make in
            make.top.equalTo(avatarImageView.snp.bottom).offset(16)
            make.leading.trailing.equalToSuperview().inset(16)
            make.bottom.lessThanOrEqualToSuperview().inset(16)
        }
    }

    func update(with viewModel: ViewModel) {
        nameLabel.text = viewModel.name
        handleLabel.text = viewModel.handle
        statsStack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        viewModel.stats
            .map { stat -> UIView in
                let value = UILabel.make(size: 16, weight: .bold)
                value.text = "\(stat.value)"
                let title = UILabel.make(size: 12)
                title.text = stat.title
                let stack = UIStackView(arrangedSubviews: [value, title])
                stack.axis = .vertical
                stack.alignment = .center
                return stack
            }
            .forEach(statsStack.addArrangedSubview)
    }
}

private extension UILabel {
    static func make(size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .label) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size, weight: weight)
        label.textColor = color
        return label
    }
}
