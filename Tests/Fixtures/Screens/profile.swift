// swift-format-ignore-file
import UIKit
import SnapKit

public final class ProfileHeaderView: UIView {
    private let avatarSize = CGSize(width: 96, height: 96)
    private let coverImageView = UIImageView()
    private let avatarImageView = UIImageView()
    private let nameLabel = UILabel()
    private let followButton = UIButton(type: .system)
    private let statsStack = UIStackView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        addSubview(coverImageView)
        addSubview(avatarImageView)
        addSubview(nameLabel)
        addSubview(followButton)
        addSubview(statsStack)
        nameLabel.text = "Grace Hopper"
        followButton.setTitle("Follow", for: .normal)

        statsStack.axis = .horizontal
        statsStack.distribution = .fillEqually
        statsStack.spacing = 12
        statsStack.alignment = .center
        for (value, name) in [(12, "Posts"), (345, "Followers"), (67, "Following")] {
            statsStack.addArrangedSubview(makeStat(value: value, name: name))
        }

        coverImageView.snp.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
            make.height.equalTo(coverImageView.snp.width).multipliedBy(0.5)
        }
        avatarImageView.snp.makeConstraints { make in
            make.size.equalTo(avatarSize)
            make.centerX.equalToSuperview()
            make.centerY.equalTo(coverImageView.snp.bottom)
        }
        nameLabel.snp.makeConstraints { make in
            make.top.equalTo(avatarImageView.snp.bottom).offset(12)
            make.centerX.equalToSuperview()
        }
        followButton.snp.makeConstraints { make in
            make.top.equalTo(nameLabel.snp.bottom).offset(8)
            make.centerX.equalToSuperview()
            make.width.equalTo(120)
            make.height.equalTo(36)
        }
        statsStack.snp.makeConstraints { make in
            make.top.equalTo(followButton.snp.bottom).offset(16)
            make.leading.trailing.equalToSuperview().inset(20)
            make.height.equalTo(50)
        }
    }

    private func makeStat(value: Int, name: String) -> UIView {
        let valueLabel = UILabel()
        valueLabel.text = "\(value)"
        let nameLabel = UILabel()
        nameLabel.text = name
        let stack = UIStackView(arrangedSubviews: [valueLabel, nameLabel])
        stack.axis = .vertical
        stack.alignment = .center
        return stack
    }
}
