import SnapKit
import UIKit

typealias Action = (title: String, style: ActionStyle, handler: (() -> Void)?)
typealias Completion<Result> = (Result) -> Void

enum ActionStyle: String, CaseIterable {
    case normal, cancel, destructive

    var color: UIColor {
        switch self {
        case .normal: return .systemBlue
        case .cancel: return .label
        case .destructive: return UIColor(hex: "#ff3b30") ?? .red
        }
    }
}

extension UIColor {
    convenience init?(hex: String) {
        let digits = hex.trimmingCharacters(in: CharacterSet(charactersIn: "#"))
        guard digits.count == 6, let value = Int(digits, radix: 16) else { return nil }
        self.init(
            red: CGFloat((value >> 16) & 0xff) / 255, green: CGFloat((value >> 8) & 0xff) / 255,
            blue: CGFloat(value & 0xff) / 255, alpha: 1)
    }
}

protocol Styled {
    associatedtype Style
    func apply(_ style: Style)
}

class ActionButton: UIButton, Styled {
    func apply(_ style: ActionStyle) {
        setTitleColor(style.color, for: .normal)
        titleLabel?.font = style == .cancel ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    }
}

class ModalView<Content: UIView>: UIView {
    let content: Content
    let titleLabel = UILabel()
    private let buttons = UIStackView()

    init(content: Content, title: String?) {
        self.content = content
        super.init(frame: .zero)
        titleLabel.text = title
        titleLabel.isHidden = title == nil
        addSubview(titleLabel)
        addSubview(content)
        addSubview(buttons)
        buttons.distribution = .fillEqually
        buttons.spacing = 1
        titleLabel.snp.makeConstraints { make in
            make.top.equalToSuperview().offset(16)
            make.centerX.equalToSuperview()
            make.leading.greaterThanOrEqualToSuperview().offset(16)
        }
        content.snp.makeConstraints { make in
            make.top.equalTo(titleLabel.snp.bottom).offset(12)
            make.horizontalEdges.equalToSuperview().inset(16)
        }
        buttons.snp.makeConstraints { make in
            make.top.equalTo(content.snp.bottom).offset(16)
            make.directionalHorizontalEdges.bottom.equalToSuperview()
            make.height.equalTo(44)
        }
    }

    required init?(coder: NSCoder) { nil }

    func add(_ actions: Action...) {
        actions
            .sorted { a, b in a.style == .cancel && b.style != .cancel }
            .forEach { action in
                let button = ActionButton(type: .custom)
                button.setTitle(action.title, for: .normal)
                button.apply(action.style)
                button.addAction(UIAction { _ in action.handler?() }, for: .touchUpInside)
                buttons.addArrangedSubview(button)
            }
        buttons.axis = actions.count > 2 ? .vertical : .horizontal
    }
}

final class ModalViewController: UIViewController {
    private let dimming = UIView()
    private lazy var modal: ModalView<UILabel> = {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = ["The order is sent", "and can't be changed"].joined(separator: "\n")
        return ModalView(content: label, title: "Sent")
    }()
    private var hidden: [Constraint] = []
    private var shown: [Constraint] = []
    var completion: Completion<Bool>?

    override func loadView() {
        super.loadView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        view.addSubview(dimming)
        view.addSubview(modal)
        modal.add(
            (title: "OK", style: .cancel, handler: nil),
            (title: "Undo", style: .destructive, handler: { [weak self] in self?.completion?(false) }))
        dimming.snp.makeConstraints { $0.edges.equalToSuperview() }
        modal.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview().inset(24).priority(.high)
            make.width.lessThanOrEqualTo(400)
            make.centerX.equalToSuperview()
        }
        hidden = modal.snp.prepareConstraints { $0.top.equalTo(view.snp.bottom) }
        shown = modal.snp.prepareConstraints { $0.centerY.equalToSuperview() }
        hidden.forEach { $0.activate() }
        show(true)
    }

    func show(_ isShown: Bool, animated: Bool = true, completion: Completion<Bool>? = nil) {
        let (on, off) = isShown ? (shown, hidden) : (hidden, shown)
        off.forEach { $0.deactivate() }
        on.forEach { $0.activate() }
        guard animated else {
            completion?(true)
            return
        }
        UIView.animate(
            withDuration: 0.3,
            animations: { self.view.layoutIfNeeded() },
            completion: { finished in completion?(finished) })
    }
}
