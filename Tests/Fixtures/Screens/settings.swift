// swift-format-ignore-file
import UIKit
import SnapKit

class SettingRow: UIControl {
    enum Accessory {
        case none
        case toggle(isOn: Bool)
        case detail(String)
    }
    let titleLabel = UILabel()
    var onChange: ((Bool) -> Void)?

    convenience init(title: String, accessory: Accessory = .none) {
        self.init(frame: .zero)
        titleLabel.text = title
        addSubview(titleLabel)
        titleLabel.snp.makeConstraints { make in
            make.leading.equalToSuperview().offset(16)
            make.centerY.equalToSuperview()
        }
        let accessoryView: UIView?
        switch accessory {
        case .none:
            accessoryView = nil
        case .toggle(let isOn):
            let toggle = UISwitch()
            toggle.isOn = isOn
            accessoryView = toggle
        case .detail(let text):
            let label = UILabel()
            label.text = text
            accessoryView = label
        }
        if let accessoryView {
            addSubview(accessoryView)
            accessoryView.snp.makeConstraints { make in
                make.trailing.equalToSuperview().offset(-16)
                make.centerY.equalToSuperview()
                make.leading.greaterThanOrEqualTo(titleLabel.snp.trailing).offset(8)
            }
        }
    }
}

class SettingsViewController: UIViewController {
    private let rows: [SettingRow] = [
        SettingRow(title: "Account"),
        SettingRow(title: "Sounds", accessory: .toggle(isOn: true)),
        SettingRow(title: "Version", accessory: .detail("1.0.3")),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        var last: UIView? = nil
        rows.forEach { row in
            view.addSubview(row)
            row.snp.makeConstraints { make in
                make.leading.trailing.equalToSuperview()
                make.height.equalTo(52)
                if let last = last {
                    make.top.equalTo(last.snp.bottom).offset(1)
                } else {
                    make.top.equalTo(view.safeAreaLayoutGuide.snp.top)
                }
            }
            last = row
        }
        rows[1].onChange = { isOn in print(isOn) }
        let total = rows.map { $0.titleLabel.text ?? "" }.joined(separator: ", ")
        print(total)
        let named = rows.filter { $0.titleLabel.text?.hasPrefix("S") == true }
        print(named.count, rows.first(where: { $0.titleLabel.text == "Version" })?.titleLabel.text ?? "none")
    }
}
