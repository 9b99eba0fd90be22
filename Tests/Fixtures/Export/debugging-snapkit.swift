import SnapKit
import UIKit

final class DebuggingViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()

        let green = UIView()
        view.addSubview(green)

        let red = UIView()
        view.addSubview(red)

        let blue = UIView()
        view.addSubview(blue)

        view.snp.setLabel("superview")
        green.snp.setLabel("green")
        red.snp.setLabel("red")
        blue.snp.setLabel("blue")

        green.snp.makeConstraints { make in
            make.top.left.equalToSuperview().offset(10)
            make.right.equalTo(red.snp.left).offset(-10)
            make.bottom.equalTo(blue.snp.top).offset(-10)
            make.size.equalTo(red)
            make.height.equalTo(blue)
        }

        red.snp.makeConstraints { make in
            make.top.right.equalToSuperview().inset(10)
        }

        blue.snp.makeConstraints { make in
            make.left.equalToSuperview().offset(10)
            make.right.equalToSuperview().offset(-10).labeled("RightConstraint")
            make.bottom.equalToSuperview().offset(-10).labeled("BottomConstraint")
            make.edges.equalToSuperview().offset(1).labeled("ConflictingConstraint")
            make.height.greaterThanOrEqualTo(5000).labeled("ConstantConstraint")
        }
    }
}
