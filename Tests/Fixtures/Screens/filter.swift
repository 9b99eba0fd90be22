import UIKit
import SnapKit

class RatingView: UIControl {
    var rating: Int = 0 {
        didSet {
            guard oldValue != rating else { return }
            for (index, star) in stars.enumerated() { star.isSelected = index < rating }
            sendActions(for: .valueChanged)
        }
    }
    let maximum: Int
    private(set) var stars: [UIButton] = []
    override var intrinsicContentSize: CGSize {
        CGSize(width: CGFloat(maximum) * 24 + CGFloat(maximum - 1) * 4, height: 24)
    }
    override var isEnabled: Bool {
        didSet { alpha = isEnabled ? 1 : 0.5 }
    }
    init(maximum: Int = 5) {
        self.maximum = maximum
        super.init(frame: .zero)
        stars = (0..<maximum).map { index in
            let star = UIButton()
            star.tag = index
            star.setImage(UIImage(systemName: "star"), for: [])
            return star
        }
        for (index, star) in stars.enumerated() where index >= 0 {
            addSubview(star)
            star.snp.makeConstraints { make in
                make.centerY.equalToSuperview()
                make.size.equalTo(24)
                _ = index == 0 ? make.left.equalToSuperview() : make.left.equalTo(stars[index - 1].snp.right).offset(4)
            }
        }
    }
    required init?(coder: NSCoder) { fatalError() }
}

class FilterViewController: UIViewController {
    @IBOutlet weak var unused: UIView?
    let rating = RatingView(maximum: 3)
    let segmented = UISegmentedControl(items: ["Day", "Week", "Month"])
    let slider = UISlider(), toggle = UISwitch(), progress = UIProgressView(progressViewStyle: .default)
    let search = UISearchBar(), activity = UIActivityIndicatorView(style: .medium)
    private var observers = [NSObjectProtocol]()
    private weak var overlay: UIView?

    deinit { observers.forEach(NotificationCenter.default.removeObserver) }

    override func viewDidLoad() {
        super.viewDidLoad()
        let all: [UIView] = [search, segmented, rating, slider, toggle, progress, activity]
        all.forEach(view.addSubview(_:))
        all.reduce(into: view.snp.topMargin) { top, next in
            next.snp.makeConstraints { make in
                make.top.equalTo(top).offset(10)
            }
            top = next.snp.bottom
        }
        search.snp.makeConstraints { $0.left.right.equalToSuperview() }
        segmented.snp.makeConstraints { $0.centerX.equalToSuperview() }
        rating.snp.makeConstraints { $0.left.equalTo(16) }
        slider.snp.makeConstraints { $0.left.right.equalToSuperview().inset(16) }
        toggle.snp.makeConstraints { $0.right.equalTo(-16) }
        progress.snp.makeConstraints {
            $0.left.equalTo(slider)
            $0.right.equalTo(slider.snp.centerX)
        }
        activity.snp.makeConstraints { $0.centerX.equalToSuperview() }
        rating.rating = 2
        showOverlay(if: rating.rating > 1 && !UIAccessibility.isReduceMotionEnabled)
    }

    private func showOverlay(if needed: Bool) {
        guard needed, overlay == nil else { return }
        let overlay = UIView()
        view.insertSubview(overlay, at: 0)
        overlay.snp.makeConstraints { $0.edges.equalTo(view.safeAreaLayoutGuide) }
        self.overlay = overlay
    }
}
