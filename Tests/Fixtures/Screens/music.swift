import UIKit
import SnapKit
import RxSwift
import RxCocoa

final class PlayerViewModel {
    struct Output {
        let title: Driver<String>
        let isPlaying: Driver<Bool>
    }
    let title = BehaviorRelay<String>(value: "")
    func transform() -> Output {
        Output(title: title.asDriver(), isPlaying: .just(true))
    }
}

protocol ViewBuildable {
    func setupSubviews()
    func setupLayout()
    func setupStyle()
}

extension ViewBuildable {
    func build() {
        setupSubviews()
        setupLayout()
        setupStyle()
    }
    func setupStyle() {}
}

class ViewController<ViewModel>: UIViewController {
    let viewModel: ViewModel
    let disposeBag = DisposeBag()
    init(viewModel: ViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
}

final class PlayerViewController: ViewController<PlayerViewModel>, ViewBuildable {
    private let artwork = UIImageView()
    private let titleLabel = UILabel()
    private let artistLabel = UILabel()
    private let slider = UISlider()
    private let controls = UIStackView()
    private lazy var buttons: [UIButton] = ["Back", "Play", "Next"].map { title in
        let button = UIButton(type: .custom)
        button.setTitle(title, for: .normal)
        button.addTarget(self, action: #selector(didTap(_:)), for: .touchUpInside)
        return button
    }
    private var portrait: [Constraint] = []
    private var landscape: [Constraint] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        build()
        bind()
        updateOrientation(isLandscape: view.bounds.width > view.bounds.height)
    }

    func setupSubviews() {
        view.addSubview(artwork)
        view.addSubview(titleLabel)
        view.addSubview(artistLabel)
        view.addSubview(slider)
        view.addSubview(controls)
        buttons.forEach { controls.addArrangedSubview($0) }
    }

    func setupLayout() {
        artwork.snp.makeConstraints { make in
            make.top.equalTo(view.safeAreaLayoutGuide.snp.top).offset(24)
            make.width.equalTo(artwork.snp.height)
            portrait.append(contentsOf: [
                make.centerX.equalToSuperview().constraint,
                make.width.equalToSuperview().multipliedBy(0.7).constraint,
            ])
            landscape += [
                make.leading.equalToSuperview().offset(24).constraint,
                make.bottom.equalTo(view.safeAreaLayoutGuide).offset(-24).constraint,
            ]
        }
        titleLabel.snp.makeConstraints { make in
            portrait.append(make.top.equalTo(artwork.snp.bottom).offset(24).constraint)
            landscape.append(make.top.equalTo(artwork).constraint)
            portrait.append(make.centerX.equalToSuperview().constraint)
            landscape.append(make.leading.equalTo(artwork.snp.trailing).offset(24).constraint)
        }
        artistLabel.snp.makeConstraints { make in
            make.centerX.equalTo(titleLabel)
            make.top.equalTo(titleLabel.snp.bottom).offset(4)
        }
        slider.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview().inset(32)
            make.top.equalTo(artistLabel.snp.bottom).offset(20)
        }
        controls.snp.makeConstraints { make in
            make.top.equalTo(slider.snp.bottom).offset(20)
            make.leading.trailing.equalTo(slider)
            make.height.equalTo(64).priority(.medium)
            make.bottom.lessThanOrEqualTo(view.safeAreaLayoutGuide).inset(16)
        }
        landscape.forEach { $0.deactivate() }
    }

    func setupStyle() {
        controls.distribution = .fillEqually
        controls.alignment = .center
        controls.spacing = 12
        artwork.layer.cornerRadius = 8
        artistLabel.text = "Unknown"
    }

    private func bind() {
        let output = viewModel.transform()
        output.title
            .map { $0.uppercased() }
            .filter { !$0.isEmpty }
            .drive(titleLabel.rx.text)
            .disposed(by: disposeBag)
        output.isPlaying
            .drive(onNext: { [weak self] isPlaying in
                self?.buttons[1].setTitle(isPlaying ? "Pause" : "Play", for: .normal)
            })
            .disposed(by: disposeBag)
        titleLabel.text = "Song"
    }

    private func updateOrientation(isLandscape: Bool) {
        let (on, off) = isLandscape ? (landscape, portrait) : (portrait, landscape)
        off.forEach { $0.deactivate() }
        on.forEach { $0.activate() }
    }

    @objc private func didTap(_ sender: UIButton) {
        guard let index = buttons.firstIndex(of: sender) else { return }
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: .curveEaseOut,
            animations: {
                self.controls.snp.updateConstraints { $0.height.equalTo(index == 1 ? 80 : 64).priority(.medium) }
                self.view.layoutIfNeeded()
            }, completion: nil)
    }
}
