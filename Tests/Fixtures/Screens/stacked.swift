// swift-format-ignore-file
import UIKit
import SnapKit

class DetailViewController: UIViewController {
    private let imageView = UIImageView()
    private lazy var stackView: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [titleLabel, descriptionLabel, buttonStack])
        stack.axis = .vertical
        stack.spacing = 12
        stack.setCustomSpacing(24, after: descriptionLabel)
        return stack
    }()
    private let titleLabel = UILabel()
    private let descriptionLabel = UILabel()
    private let buttonStack: UIStackView = {
        let s = UIStackView()
        s.axis = .horizontal
        s.distribution = .fillEqually
        s.spacing = 8
        s.isLayoutMarginsRelativeArrangement = true
        s.layoutMargins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
        return s
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "Title"
        descriptionLabel.text = "Description"
        ["Yes", "No"].map(makeButton).forEach(buttonStack.addArrangedSubview)
        view.addSubview(imageView)
        view.addSubview(stackView)
        imageView.snp.makeConstraints { make in
            make.top.left.right.equalToSuperview()
            make.height.equalTo(200)
        }
        stackView.snp.makeConstraints { make in
            make.top.equalTo(imageView.snp.bottom).offset(16)
            make.left.right.equalToSuperview().inset(16)
        }
    }
    private func makeButton(_ title: String) -> UIButton {
        let b = UIButton()
        b.setTitle(title, for: .normal)
        b.snp.makeConstraints { $0.height.equalTo(44) }
        return b
    }
}
