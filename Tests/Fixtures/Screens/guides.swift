// swift-format-ignore-file
import UIKit
import SnapKit

class LayoutGuideViewController: UIViewController {
    @IBOutlet weak var unused: UIView?
    let leftGuide = UILayoutGuide()
    let rightGuide = UILayoutGuide()
    let first = UIView(), second = UIView(), footer = UILabel()
    private var didSetupConstraints = false

    override func loadView() {
        view = UIView()
        view.backgroundColor = .white
        view.addLayoutGuide(leftGuide)
        view.addLayoutGuide(rightGuide)
        [first, second, footer].forEach { view.addSubview($0) }
        footer.text = "© 2024"
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        view.setNeedsUpdateConstraints()
    }

    override func updateViewConstraints() {
        if !didSetupConstraints {
            leftGuide.snp.makeConstraints { make in
                make.leading.equalTo(view.layoutMarginsGuide)
                make.top.bottom.equalTo(view.safeAreaLayoutGuide)
                make.width.equalTo(rightGuide)
            }
            rightGuide.snp.makeConstraints { make in
                make.leading.equalTo(leftGuide.snp.trailing).offset(16)
                make.trailing.equalTo(view.snp.trailingMargin)
                make.top.bottom.equalTo(leftGuide)
            }
            first.snp.makeConstraints { make in
                make.center.equalTo(leftGuide)
                make.width.equalTo(leftGuide).dividedBy(2)
                make.height.equalTo(first.snp.width)
            }
            second.snp.makeConstraints { make in
                make.centerX.equalTo(rightGuide.snp.centerX)
                make.centerY.equalTo(rightGuide.snp.centerY).offset(-40)
                make.size.equalTo(first)
            }
            footer.snp.makeConstraints { make in
                make.centerX.equalToSuperview()
                make.bottom.equalTo(view.safeAreaLayoutGuide.snp.bottom).inset(8)
            }
            didSetupConstraints = true
        }
        super.updateViewConstraints()
    }
}
