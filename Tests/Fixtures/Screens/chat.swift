import UIKit
import SnapKit

private extension CGFloat {
    static let bubbleRadius: CGFloat = 14
    static let side = 12.0 as CGFloat
}

struct Message: Hashable {
    enum Kind: Hashable { case incoming, outgoing }
    let id: Int
    let text: String
    let kind: Kind
    var isOutgoing: Bool { kind == .outgoing }
}

final class BubbleView: UIView {
    private let label: UILabel = {
        let label = UILabel()
        label.numberOfLines = 0
        return label
    }()

    var message: Message? {
        didSet {
            guard let message = message else { return }
            label.text = message.text
            backgroundColor = message.isOutgoing ? .systemBlue : .secondarySystemBackground
            setNeedsUpdateConstraints()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = .bubbleRadius
        addSubview(label)
        label.snp.makeConstraints { (make) -> Void in
            make.edges.equalTo(self).inset(UIEdgeInsets(top: 8, left: .side, bottom: 8, right: .side))
        }
    }

    required init?(coder: NSCoder) { fatalError("not supported") }
}

final class InputBar: UIView, UITextViewDelegate {
    let textField = UITextField()
    let sendButton = UIButton(type: .system)
    var onSend: ((String) -> Void)?

    convenience init(placeholder: String) {
        self.init(frame: .zero)
        textField.placeholder = placeholder
        sendButton.setTitle("Send", for: .normal)
        sendButton.setContentHuggingPriority(.defaultHigh + 1, for: .horizontal)
        sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        for subview in [textField, sendButton] as [UIView] { addSubview(subview) }
        textField.snp.makeConstraints {
            $0.leading.equalToSuperview().offset(CGFloat.side)
            $0.top.bottom.equalToSuperview().inset(8)
            $0.height.greaterThanOrEqualTo(36)
        }
        sendButton.snp.makeConstraints {
            $0.leading.equalTo(textField.snp.trailing).offset(8)
            $0.trailing.equalToSuperview().offset(-CGFloat.side)
            $0.centerY.equalTo(textField)
        }
    }

    @objc func send() {
        guard let text = textField.text, !text.trimmingCharacters(in: .whitespaces).isEmpty else { return }
        onSend?(text)
        textField.text = nil
    }
}

final class ChatViewController: UIViewController {
    private var messages = Set<Message>()
    private var bubbles: [Int: BubbleView] = [:]
    private let scrollView = UIScrollView()
    private let container = UIView()
    private lazy var inputBar = InputBar(placeholder: "Message")
    private var inputBottom: Constraint?
    private var lastBottom: Constraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        scrollView.addSubview(container)
        view.addSubview(inputBar)

        scrollView.snp.makeConstraints { make in
            make.top.left.right.equalTo(view.safeAreaLayoutGuide)
            make.bottom.equalTo(inputBar.snp.top)
        }
        container.snp.makeConstraints { make in
            make.edges.equalToSuperview()
            make.width.equalToSuperview()
        }
        inputBar.snp.makeConstraints { make in
            make.left.right.equalToSuperview()
            inputBottom = make.bottom.equalTo(view.safeAreaLayoutGuide.snp.bottom).constraint
        }
        inputBar.onSend = { [unowned self] text in
            self.append(Message(id: self.messages.count, text: text, kind: .outgoing))
        }
        NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
        ) { [weak self] note in
            guard let self = self, let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else {
                return
            }
            self.inputBottom?.update(offset: -frame.height)
            UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
        }
        append(.init(id: 0, text: "Hi there", kind: .incoming))
        append(.init(id: 1, text: "Hello, this is a text that is too long for one line", kind: .outgoing))
        append(.init(id: 1, text: "Hello, this is a text that is too long for one line", kind: .outgoing))
    }

    private func append(_ message: Message) {
        guard messages.insert(message).inserted else { return }
        let bubble = BubbleView()
        bubble.message = message
        bubble.accessibilityIdentifier = "bubble-\(message.id)"
        container.addSubview(bubble)
        let previous = bubbles[message.id - 1]
        bubble.snp.makeConstraints { make in
            if let previous {
                make.top.equalTo(previous.snp.bottom).offset(8)
            } else {
                make.top.equalToSuperview().offset(8)
            }
            make.width.lessThanOrEqualToSuperview().multipliedBy(0.7)
            switch message.kind {
            case .incoming: make.left.equalToSuperview().inset(CGFloat.side)
            case .outgoing: make.right.equalToSuperview().inset(CGFloat.side)
            }
            lastBottom?.deactivate()
            lastBottom = make.bottom.equalToSuperview().offset(-8).constraint
        }
        bubbles[message.id] = bubble
    }
}
