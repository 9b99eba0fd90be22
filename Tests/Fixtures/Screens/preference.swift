import UIKit
import SnapKit

protocol Reusable: AnyObject {
    static var reuseIdentifier: String { get }
}

extension Reusable {
    static var reuseIdentifier: String { String(describing: self) }
}

class BaseCell: UICollectionViewCell, Reusable {
    override init(frame: CGRect) {
        super.init(frame: frame)
        addViews()
        setConstraints()
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func addViews() {}
    func setConstraints() {}
}

enum Accessory {
    case toggle(isOn: Bool)
    case value(String)
    case disclosure
}

final class SettingsCell: BaseCell {
    enum Constant {
        static let iconSize = CGSize(width: 28, height: 28)
        static let insets = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
    }

    let iconView: UIImageView = {
        let imageView = UIImageView()
        imageView.contentMode = .scaleAspectFit
        return imageView
    }()

    let titleLabel = UILabel()
    let detailLabel = UILabel()
    private var accessory: UIView?
    private(set) lazy var separator: UIView = {
        $0.backgroundColor = .separator
        return $0
    }(UIView())

    private var titleTrailing: Constraint?

    override func addViews() {
        super.addViews()
        [iconView, titleLabel, detailLabel, separator].forEach(contentView.addSubview(_:))
        titleLabel.text = "Notifications"
        detailLabel.text = "Sounds, badges and previews"
        detailLabel.numberOfLines = 0
    }

    override func setConstraints() {
        super.setConstraints()
        iconView.snp.makeConstraints {
            $0.left.equalToSuperview().inset(Constant.insets.left)
            $0.centerY.equalToSuperview()
            $0.size.equalTo(Constant.iconSize)
        }
        titleLabel.snp.makeConstraints {
            $0.top.equalToSuperview().inset(Constant.insets)
            $0.left.equalTo(iconView.snp.right).offset(12)
            titleTrailing = $0.right.lessThanOrEqualToSuperview().inset(Constant.insets).constraint
        }
        detailLabel.snp.makeConstraints {
            $0.top.equalTo(titleLabel.snp.bottom).offset(2)
            $0.left.equalTo(titleLabel)
            $0.right.bottom.equalToSuperview().inset(Constant.insets)
        }
        separator.snp.makeConstraints {
            $0.left.equalTo(titleLabel.snp.left)
            $0.right.bottom.equalToSuperview()
            $0.height.equalTo(1)
        }
        set(.toggle(isOn: true))
    }

    func set(_ accessory: Accessory) {
        self.accessory?.removeFromSuperview()
        let new: UIView
        switch accessory {
        case .toggle(let isOn):
            let toggle = UISwitch()
            toggle.isOn = isOn
            new = toggle
        case .value(let text):
            let label = UILabel()
            label.text = text
            new = label
        case .disclosure:
            new = UIImageView(image: UIImage(systemName: "chevron.right"))
        }
        contentView.addSubview(new)
        new.setContentHuggingPriority(.required, for: .horizontal)
        new.setContentCompressionResistancePriority(.required, for: .horizontal)
        new.snp.makeConstraints { make in
            make.right.equalToSuperview().inset(Constant.insets)
            make.centerY.equalTo(iconView)
        }
        titleTrailing?.deactivate()
        titleLabel.snp.makeConstraints { make in
            make.right.lessThanOrEqualTo(new.snp.left).offset(-8)
        }
        detailLabel.snp.remakeConstraints { make in
            make.top.equalTo(titleLabel.snp.bottom).offset(2)
            make.left.equalTo(titleLabel)
            make.right.equalTo(new.snp.left).offset(-8)
            make.bottom.equalToSuperview().inset(Constant.insets)
        }
        self.accessory = new
    }
}
