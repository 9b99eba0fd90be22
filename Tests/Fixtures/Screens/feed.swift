//
//  FeedViewController.swift
//
import UIKit
import SnapKit
import Then

// MARK: - Model

enum Media: Equatable {
    case none
    case image(url: URL, ratio: CGFloat)
    case poll(options: [String], votes: Int)

    var height: CGFloat? {
        switch self {
        case .none: return nil
        case let .image(_, ratio): return 200 * ratio
        case .poll(let options, _): return CGFloat(options.count) * 32
        }
    }
}

struct Post {
    let author: String
    let text: String
    var media: Media = .none
    var isPinned = false
}

protocol PostViewModelType {
    var title: String { get }
    var subtitle: String { get }
    var media: Media { get }
}

extension PostViewModelType {
    var subtitle: String { "just now" }
    var hasMedia: Bool { media != .none }
}

struct PostViewModel: PostViewModelType {
    private let post: Post
    init(_ post: Post) { self.post = post }
    var title: String { post.isPinned ? "* \(post.author)" : post.author }
    var media: Media { post.media }
    var text: String { post.text }
}

// MARK: - Styling

enum Metrics {
    static let margin: CGFloat = 16
    static let spacing: CGFloat = margin / 2
    enum Avatar {
        static let side: CGFloat = 40
        static var size: CGSize { .init(width: side, height: side) }
    }
}

@propertyWrapper
final class Layoutable<Value: Equatable> {
    var wrappedValue: Value {
        didSet { if oldValue != wrappedValue { onChange?(wrappedValue) } }
    }
    var onChange: ((Value) -> Void)?
    var projectedValue: Layoutable<Value> { self }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension UILabel {
    convenience init(_ style: UIFont.TextStyle, color: UIColor = .label, lines: Int = 1) {
        self.init(frame: .zero)
        font = .preferredFont(forTextStyle: style)
        textColor = color
        numberOfLines = lines
    }
}

// MARK: - Card

final class PostCard: UIView {
    struct Configuration {
        var insets: UIEdgeInsets = .init(top: 12, left: Metrics.margin, bottom: 12, right: Metrics.margin)
        var showsShadow = true
    }

    private let avatar = UIImageView().then {
        $0.layer.cornerRadius = Metrics.Avatar.side / 2
        $0.clipsToBounds = true
        $0.backgroundColor = .systemGray5
    }
    private lazy var nameLabel = UILabel(.headline)
    private lazy var timeLabel: UILabel = {
        let label = UILabel(.caption1, color: .secondaryLabel)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        label.setContentHuggingPriority(.required, for: .horizontal)
        return label
    }()
    private let bodyLabel = UILabel(.body, lines: 0)
    private let mediaView = UIView()
    private let stack = UIStackView().then {
        $0.axis = .vertical
        $0.spacing = Metrics.spacing
    }
    private var mediaHeight: Constraint?
    private let configuration: Configuration
    @Layoutable private var isExpanded = false

    init(configuration: Configuration = .init()) {
        self.configuration = configuration
        super.init(frame: .zero)
        setup()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func setup() {
        let header = UIView()
        [avatar, nameLabel, timeLabel].forEach(header.addSubview)
        addSubview(stack)
        [header, bodyLabel, mediaView].forEach { stack.addArrangedSubview($0) }
        stack.snp.makeConstraints { $0.edges.equalToSuperview().inset(configuration.insets) }
        avatar.snp.makeConstraints { make in
            make.size.equalTo(Metrics.Avatar.size)
            make.leading.top.bottom.equalToSuperview()
        }
        nameLabel.snp.makeConstraints { make in
            make.leading.equalTo(avatar.snp.trailing).offset(Metrics.spacing)
            make.centerY.equalTo(avatar)
        }
        timeLabel.snp.makeConstraints { make in
            make.leading.greaterThanOrEqualTo(nameLabel.snp.trailing).offset(Metrics.spacing)
            make.trailing.equalToSuperview()
            make.lastBaseline.equalTo(nameLabel)
        }
        mediaView.snp.makeConstraints { mediaHeight = $0.height.equalTo(0).priority(.high).constraint }
        $isExpanded.onChange = { [weak self] expanded in
            guard let self else { return }
            self.bodyLabel.numberOfLines = expanded ? 0 : 2
        }
    }

    func configure(with model: PostViewModel) {
        nameLabel.text = model.title
        timeLabel.text = model.subtitle
        bodyLabel.text = model.text
        mediaView.isHidden = !model.hasMedia
        if let height = model.media.height {
            mediaHeight?.update(offset: height)
        }
        isExpanded = model.text.count > 20
    }
}

// MARK: - Screen

final class FeedViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let content = UIStackView()
    private let composeButton = UIButton(type: .system)
    private var cards: [PostCard] = []
    private let posts: [Post]

    init(posts: [Post] = FeedViewController.samples) {
        self.posts = posts
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    static let samples: [Post] = [
        Post(author: "Ada", text: "First"),
        Post(
            author: "Grace", text: "A longer text that takes more than one line of the card",
            media: .poll(options: ["Yes", "No"], votes: 3), isPinned: true),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        content.axis = .vertical
        content.spacing = 1
        view.addSubview(scrollView)
        scrollView.addSubview(content)
        view.addSubview(composeButton)
        composeButton.setTitle("New", for: .normal)
        scrollView.snp.makeConstraints { make in
            make.top.equalTo(view.safeAreaLayoutGuide)
            make.leading.trailing.bottom.equalToSuperview()
        }
        content.snp.makeConstraints { make in
            make.edges.equalTo(scrollView.contentLayoutGuide)
            make.width.equalTo(scrollView.frameLayoutGuide)
        }
        composeButton.snp.makeConstraints { make in
            make.trailing.bottom.equalTo(view.safeAreaLayoutGuide).inset(Metrics.margin)
            make.width.height.equalTo(56)
        }
        reload()
    }

    private func reload() {
        cards.forEach { $0.removeFromSuperview() }
        cards = posts.map(PostViewModel.init).enumerated().map { index, model in
            let card = PostCard()
            card.configure(with: model)
            card.accessibilityIdentifier = "card\(index)"
            return card
        }
        cards.forEach(content.addArrangedSubview)
    }
}
