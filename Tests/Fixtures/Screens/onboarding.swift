// swift-format-ignore-file
import UIKit
import SnapKit

extension UIView {
    @discardableResult
    func add(to parent: UIView, _ closure: (ConstraintMaker) -> Void) -> Self {
        parent.addSubview(self)
        snp.makeConstraints(closure)
        return self
    }

    var safeTop: ConstraintItem {
        if #available(iOS 11.0, *) {
            return safeAreaLayoutGuide.snp.top
        }
        return snp.top
    }
}

extension ConstraintMaker {
    func pin(_ insets: UIEdgeInsets = .zero) {
        edges.equalToSuperview().inset(insets)
    }
}

struct OnboardingPage {
    let title: String
    let detail: String
    static let all: [OnboardingPage] = [
        .init(title: "Hello", detail: "What this is"),
        .init(title: "Rules", detail: "How it is used"),
    ]
}

final class OnboardingViewController: UIViewController {
    private let pages: [OnboardingPage]
    private var index = 0 { didSet { show(pages[index]) } }
    private let imageContainer = UIView()
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let pageControl = UIPageControl()
    private lazy var nextButton = UIButton(type: .system, primaryAction: UIAction(title: "Next", handler: { [weak self] _ in self?.next() }))
    private lazy var skipButton: UIButton = {
        $0.setTitle("Skip", for: .normal)
        return $0
    }(UIButton(type: .system))

    init(pages: [OnboardingPage] = OnboardingPage.all) {
        self.pages = pages
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        let wrapper = UIView().add(to: view) { $0.pin(UIEdgeInsets(top: 20, left: 24, bottom: 20, right: 24)) }
        imageContainer.add(to: wrapper) { make in
            make.top.equalTo(view.safeTop).offset(40)
            make.leading.trailing.equalToSuperview()
            make.height.equalToSuperview().multipliedBy(0.4)
        }
        titleLabel.add(to: wrapper) { make in
            make.top.equalTo(imageContainer.snp.bottom).offset(24)
            make.centerX.equalToSuperview()
        }
        detailLabel.add(to: wrapper) { make in
            make.firstBaseline.equalTo(titleLabel.snp.lastBaseline).offset(28)
            make.centerX.equalTo(titleLabel)
        }
        pageControl.numberOfPages = pages.count
        nextButton.add(to: wrapper) { make in
            make.bottom.leading.trailing.equalToSuperview()
            make.height.equalTo(50)
        }
        pageControl.add(to: wrapper) { make in
            make.centerX.equalToSuperview()
            make.bottom.equalTo(nextButton.snp.top).offset(-12)
        }
        skipButton.add(to: view) {
            $0.top.equalTo(view.safeTop).offset(8)
            $0.trailing.equalToSuperview().inset(16)
        }
        show(pages[index])
    }

    private func show(_ page: OnboardingPage) {
        titleLabel.text = page.title
        detailLabel.text = page.detail
        pageControl.currentPage = index
        nextButton.setTitle(index == pages.count - 1 ? "Start" : "Next", for: .normal)
    }

    private func next() {
        guard index + 1 < pages.count else { return dismiss(animated: true) }
        index += 1
    }
}
