import UIKit
import SnapKit

class ProfileCell: UITableViewCell {
    static let padding: CGFloat = 12
    let avatar = UIImageView()
    var nameLabel: UILabel?
    var statusLabel: UILabel?
    weak var delegate: AnyObject?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel = makeLabel(text: "Ada Lovelace")
        statusLabel = makeLabel(text: "online", isSmall: true)
        contentView.addSubview(avatar)
        layoutContents()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func makeLabel(text: String, isSmall: Bool = false) -> UILabel {
        let label = UILabel()
        label.text = text
        label.textColor = isSmall ? .systemGray : .black
        label.setContentHuggingPriority(.required, for: .vertical)
        contentView.addSubview(label)
        return label
    }

    private func layoutContents() {
        let padding = Self.padding
        guard let nameLabel = nameLabel, let statusLabel else { return }
        avatar.snp.makeConstraints { make in
            make.left.top.equalTo(padding)
            make.size.equalTo(CGSize(width: 48, height: 48))
        }
        nameLabel.snp.makeConstraints { make in
            make.leading.equalTo(avatar.snp.trailing).offset(padding)
            make.top.equalTo(avatar)
            make.trailing.lessThanOrEqualToSuperview().offset(-padding)
        }
        statusLabel.snp.makeConstraints { make in
            make.leading.equalTo(nameLabel)
            make.top.equalTo(nameLabel.snp.bottom).offset(4)
        }
    }
}
