// swift-format-ignore-file
import UIKit
import SnapKit

public final class BottomSheetViewController: UIViewController {
    public enum Detent: CGFloat {
        case small = 120
        case medium = 240
        case large = 400

        mutating func advance() {
            switch self {
            case .small: self = .medium
            case .medium: self = .large
            case .large: self = .small
            }
        }
    }

    private let dimmingView = UIView()
    private let sheetView = UIView()
    private let grabber = UIView()
    private let titleLabel = UILabel()
    private let closeButton = UIButton(type: .close)
    private var heightConstraint: Constraint?
    private(set) var detent = Detent.small
    private var topToEdge: Constraint?, bottomToEdge: Constraint?

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(dimmingView)
        view.addSubview(sheetView)
        sheetView.addSubview(grabber)
        sheetView.addSubview(titleLabel)
        sheetView.addSubview(closeButton)
        titleLabel.text = "Options"
        dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        sheetView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]

        dimmingView.snp.makeConstraints { $0.edges.equalToSuperview() }
        sheetView.snp.makeConstraints { (make) -> Void in
            make.left.right.equalTo(self.view)
            self.bottomToEdge = make.bottom.equalTo(self.view).constraint
            self.topToEdge = make.top.equalTo(self.view.snp.bottom).constraint
            self.heightConstraint = make.height.equalTo(detent.rawValue).priority(.high).constraint
            make.height.lessThanOrEqualTo(view.snp.height).offset(-60)
        }
        topToEdge?.isActive = false
        grabber.snp.makeConstraints { make in
            make.top.equalTo(8)
            make.centerX.equalToSuperview()
            make.width.equalTo(36)
            make.height.equalTo(5)
        }
        titleLabel.snp.makeConstraints { make in
            make.top.equalTo(grabber.snp.bottom).offset(12)
            make.leading.equalTo(20)
        }
        closeButton.snp.makeConstraints { make in
            make.trailing.equalTo(-20)
            make.centerY.equalTo(titleLabel)
            make.size.equalTo(CGSize(width: 30, height: 30))
            make.leading.greaterThanOrEqualTo(titleLabel.snp.trailing).offset(10).priority(.required)
        }
        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        sheetView.addGestureRecognizer(pan)
        detent.advance()
        move(to: detent)
    }

    private func move(to detent: Detent, animated: Bool = true) {
        heightConstraint?.update(offset: detent.rawValue)
        guard animated else { return view.layoutIfNeeded() }
        let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.9)
        animator.addAnimations { self.view.layoutIfNeeded() }
        animator.addCompletion { position in
            if position == .end { print("moved") }
        }
        animator.startAnimation()
    }

    @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: view)
        switch recognizer.state {
        case .changed:
            heightConstraint?.update(offset: max(0, detent.rawValue - translation.y))
        case .ended, .cancelled:
            recognizer.velocity(in: view).y > 500 ? dismissSheet() : move(to: detent)
        default:
            break
        }
    }

    public func dismissSheet() {
        bottomToEdge?.deactivate()
        topToEdge?.activate()
        UIView.animate(withDuration: 0.25, animations: { self.view.layoutIfNeeded() }) { _ in
            self.dismiss(animated: false)
        }
    }
}
