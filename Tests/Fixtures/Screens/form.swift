// swift-format-ignore-file
import UIKit
import SnapKit

class FormViewController: UIViewController {
    let scrollView = UIScrollView()
    let container = UIView()
    let fields: [UITextField] = (0..<4).map { index in
        let field = UITextField()
        field.placeholder = "Field \(index)"
        return field
    }
    let submitButton = UIButton(configuration: .filled())
    private var bottomConstraint: Constraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        scrollView.addSubview(container)
        fields.forEach(container.addSubview(_:))
        container.addSubview(submitButton)

        scrollView.snp.makeConstraints { make in
            make.leading.trailing.top.equalTo(view.safeAreaLayoutGuide)
            bottomConstraint = make.bottom.equalToSuperview().constraint
        }
        container.snp.makeConstraints { make in
            make.edges.equalTo(scrollView.contentLayoutGuide)
            make.width.equalTo(scrollView.frameLayoutGuide)
        }
        for (index, field) in fields.enumerated() {
            field.snp.makeConstraints { make in
                make.leading.trailing.equalToSuperview().inset(16)
                make.height.equalTo(44)
                if index == 0 {
                    make.top.equalToSuperview().inset(24)
                } else {
                    make.top.equalTo(fields[index - 1].snp.bottom).offset(12)
                }
            }
        }
        submitButton.snp.makeConstraints { make in
            make.top.equalTo(fields[fields.count - 1].snp.bottom).offset(24)
            make.leading.trailing.equalTo(fields[0])
            make.height.equalTo(50)
            make.bottom.equalToSuperview().inset(24)
        }
        registerForKeyboardNotifications()
    }

    private func registerForKeyboardNotifications() {
        NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: .main) { [weak self] notification in
            guard let self = self,
                  let info = notification.userInfo,
                  let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
            self.bottomConstraint?.update(inset: self.view.bounds.height - frame.minY)
            self.view.layoutIfNeeded()
        }
    }
}
