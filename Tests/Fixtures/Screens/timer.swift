// swift-format-ignore-file
import UIKit
import SnapKit

class TimerView: UIView {
    enum State: Equatable {
        case idle
        case running(remaining: TimeInterval)
        case finished

        var title: String {
            switch self {
            case .idle: "Start"
            case .running(let remaining): String(format: "%02d:%02d", Int(remaining) / 60, Int(remaining) % 60)
            case .finished: "Again"
            }
        }
        var ringSize: CGFloat {
            switch self {
            case .idle, .finished: return 120
            case .running: return 200
            }
        }
    }

    var state: State = .idle {
        didSet {
            guard oldValue != state else { return }
            render(animated: oldValue != .idle)
        }
    }

    private let ring = UIView().then { $0.layer.borderWidth = 4 }
    private let label = UILabel().then {
        $0.textAlignment = .center
        $0.adjustsFontSizeToFitWidth = true
    }
    private let button = UIButton().then { $0.setTitle("Stop", for: .normal) }

    convenience init() {
        self.init(frame: .zero)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(ring, label, button)
        ring.snp.makeConstraints {
            $0.center.equalToSuperview()
            $0.size.equalTo(state.ringSize)
        }
        label.snp.makeConstraints {
            $0.center.equalTo(ring)
            $0.width.lessThanOrEqualTo(ring).offset(-24)
        }
        button.snp.makeConstraints {
            $0.centerX.equalToSuperview()
            $0.top.equalTo(ring.snp.bottom).offset(24)
            $0.height.equalTo(44)
            $0.width.equalTo(ring).multipliedBy(0.5).priority(.medium)
            $0.width.greaterThanOrEqualTo(88)
        }
        render(animated: false)
        state = .running(remaining: 125)
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func render(animated: Bool) {
        label.text = state.title
        button.isHidden = state == .idle
        ring.snp.updateConstraints { $0.size.equalTo(state.ringSize) }
        setNeedsLayout()
        let duration = animated ? 0.3 : 0.0
        UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: [.beginFromCurrentState, .allowUserInteraction]) { [weak self] in
            guard let self = self else { return }
            self.layoutIfNeeded()
        } completion: { finished in
            if finished { print("done") }
        }
    }
}

extension UIView {
    func addSubviews(_ views: UIView...) {
        views.forEach { addSubview($0) }
    }
}

protocol Then {}
extension Then where Self: AnyObject {
    @discardableResult
    func then(_ block: (Self) throws -> Void) rethrows -> Self {
        try block(self)
        return self
    }
}
extension NSObject: Then {}
