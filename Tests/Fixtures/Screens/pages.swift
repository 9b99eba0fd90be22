import SnapKit
import UIKit

class OnboardingPage: UIView {
    enum Style { case light, dark }
    let style: Style
    private let imageView = UIImageView(image: UIImage(named: "onboarding"))
    private let titleLabel = UILabel()
    private let textLabel = UILabel()

    init(style: Style, title: String, text: String) {
        self.style = style
        super.init(frame: .zero)
        titleLabel.text = title
        textLabel.text = text
        textLabel.numberOfLines = 0
        textLabel.textAlignment = .center
        [imageView, titleLabel, textLabel].forEach { addSubview($0) }
        imageView.snp.makeConstraints {
            $0.top.equalToSuperview().offset(40)
            $0.centerX.equalToSuperview()
            $0.width.equalToSuperview().multipliedBy(0.5)
            $0.height.equalTo(self.imageView.snp.width).multipliedBy(3.0 / 4.0)
        }
        titleLabel.snp.makeConstraints {
            $0.top.equalTo(self.imageView.snp.bottom).offset(24)
            $0.centerX.equalToSuperview()
        }
        textLabel.snp.makeConstraints {
            $0.top.equalTo(self.titleLabel.snp.bottom).offset(8)
            $0.left.right.equalToSuperview().inset(32)
            $0.bottom.lessThanOrEqualToSuperview()
        }
    }

    required init?(coder aDecoder: NSCoder) { fatalError() }
}

class OnboardingViewController: UIViewController, UIScrollViewDelegate {
    private let pages: [OnboardingPage] = [
        OnboardingPage(style: .light, title: "Plan", text: "All that you want to do in one place"),
        OnboardingPage(style: .dark, title: "Share", text: "With whom you like"),
    ]
    private let scrollView = UIScrollView()
    private let pageControl = UIPageControl()
    private let nextButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpScrollView()
        setUpControls()
        update(page: 0)
    }

    private func setUpScrollView() {
        scrollView.isPagingEnabled = true
        scrollView.delegate = self
        view.addSubview(scrollView)
        scrollView.snp.makeConstraints { make in
            make.top.left.right.equalToSuperview()
        }
        for (i, page) in pages.enumerated() {
            scrollView.addSubview(page)
            page.snp.makeConstraints { make in
                make.top.bottom.equalToSuperview()
                make.size.equalTo(scrollView)
                if i == 0 {
                    make.left.equalToSuperview()
                } else {
                    make.left.equalTo(pages[i - 1].snp.right)
                }
                if page == pages.last {
                    make.right.equalToSuperview()
                }
            }
        }
    }

    private func setUpControls() {
        pageControl.numberOfPages = pages.count
        nextButton.setTitle("Next", for: .normal)
        nextButton.contentEdgeInsets = UIEdgeInsets(top: 4, left: 24, bottom: 4, right: 24)
        view.addSubview(pageControl)
        view.addSubview(nextButton)
        pageControl.snp.makeConstraints { make in
            make.top.equalTo(scrollView.snp.bottom).offset(8)
            make.centerX.equalToSuperview()
        }
        nextButton.snp.makeConstraints { make in
            make.top.equalTo(pageControl.snp.bottom).offset(8)
            make.centerX.equalToSuperview()
            make.bottom.equalTo(view.snp.bottomMargin).offset(-16)
        }
    }

    private func update(page: Int) {
        pageControl.currentPage = page
        let isLast = page == pages.count - 1
        nextButton.setTitle(isLast ? "Done" : "Next", for: .normal)
        defer { view.setNeedsLayout() }
        guard pages.indices ~= page else { return }
        do {
            try validate(page)
        } catch let error as ValidationError {
            print(error)
        } catch {
            print("other", error)
        }
    }

    enum ValidationError: Error { case outOfRange(Int) }
    private func validate(_ page: Int) throws {
        if page < 0 { throw ValidationError.outOfRange(page) }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        let page = Int(round(scrollView.contentOffset.x / max(scrollView.bounds.width, 1)))
        update(page: page)
    }
}
