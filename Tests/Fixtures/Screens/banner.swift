// swift-format-ignore-file
import UIKit

class BaseView: UIView {
    override init(frame: CGRect) { super.init(frame: frame); setup() }
    required init?(coder: NSCoder) { super.init(coder: coder); setup() }
    open func setup() {}
}
class BannerView: BaseView {
    let label = UILabel()
    let closeButton = UIButton()
    override func setup() {
        super.setup()
        addSubview(label)
        addSubview(closeButton)
        label.text = "Update available"
        label.snp.makeConstraints { m in
            m.left.equalTo(self).offset(16)
            m.top.bottom.equalTo(self).inset(10)
            m.right.equalTo(closeButton.snp.left).offset(-8)
        }
        closeButton.snp.makeConstraints { m in
            m.right.equalTo(self.snp.right).offset(-8)
            m.centerY.equalTo(self.snp.centerY)
            m.size.equalTo(CGSize.init(width: 24, height: 24))
        }
    }
}
class HostController: UIViewController {
    let banner = BannerView()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(banner)
        banner.snp.makeConstraints { m in
            m.top.equalTo(topLayoutGuide.snp.bottom)
            m.left.right.equalToSuperview()
        }
        let footer = UIView()
        view.addSubview(footer)
        footer.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            footer.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            footer.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            footer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            footer.heightAnchor.constraint(equalToConstant: 44),
        ])
    }
}
