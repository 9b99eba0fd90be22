// swift-format-ignore-file
import UIKit
import SnapKit

final class PlayerControlsView: UIView {
    struct Appearance {
        var insets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
        var spacing: CGFloat = 8
        let barHeight: CGFloat
        static let `default` = Appearance(barHeight: 44)
    }

    private let appearance: Appearance
    private(set) lazy var playButton = UIButton()
    private let slider = UISlider().then {
        $0.minimumValue = 0
        $0.maximumValue = 1
    }
    private let timeLabel: UILabel = {
        $0.text = "00:00"
        $0.textAlignment = .center
        return $0
    }(UILabel())
    private let bar = UIView()

    private var isExpanded = false {
        willSet { print("will", newValue) }
        didSet { updateBar() }
    }
    private var heightConstraint: Constraint?

    init(appearance: Appearance = .default) {
        self.appearance = appearance
        super.init(frame: .zero)
        setup()
    }

    required init?(coder: NSCoder) { fatalError() }

    private func setup() {
        addSubview(bar)
        bar.addSubview(playButton)
        bar.addSubview(slider)
        bar.addSubview(timeLabel)
        bar.snp.makeConstraints { make in
            make.leading.trailing.bottom.equalToSuperview().inset(appearance.insets)
            heightConstraint = make.height.equalTo(appearance.barHeight).constraint
        }
        playButton.snp.makeConstraints { make in
            make.leading.centerY.equalToSuperview()
            make.size.equalTo(32)
        }
        timeLabel.snp.makeConstraints { make in
            make.trailing.centerY.equalToSuperview()
            make.width.equalTo(48)
        }
        slider.snp.makeConstraints { make in
            make.leading.equalTo(playButton.snp.trailing).offset(appearance.spacing)
            make.trailing.equalTo(timeLabel.snp.leading).offset(-appearance.spacing)
            make.centerY.equalToSuperview()
            make.height.equalTo(30)
        }
        isExpanded = true
        isExpanded.toggle()
        playButton.addAction(UIAction { [weak self] _ in
            self?.toggle()
        }, for: .touchUpInside)
    }

    private func updateBar() {
        heightConstraint?.update(offset: isExpanded ? 88 : 44)
        UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseInOut]) {
            self.layoutIfNeeded()
        }
    }

    @objc func toggle() { isExpanded.toggle() }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 60)
    }
}
