// swift-format-ignore-file
import UIKit
import SnapKit

enum ViewState {
    case loading
    case loaded([String])
    case failed(message: String, code: Int)
    case empty
}

enum Tab: Int, CaseIterable {
    case home, search, profile
    var title: String {
        switch self {
        case .home: return "Home"
        case .search: return "Search"
        case .profile: return "Me"
        }
    }
}

class StateViewController: UIViewController {
    private let spinner = UIActivityIndicatorView(style: .large)
    private let stackContainer = UIView()
    private let messageLabel = UILabel()
    private var rows: [UILabel] = []
    private var tabs: [UIButton] = []

    var state: ViewState = .empty {
        didSet { render() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(spinner)
        view.addSubview(stackContainer)
        view.addSubview(messageLabel)
        spinner.snp.makeConstraints { $0.center.equalToSuperview() }
        stackContainer.snp.makeConstraints {
            $0.top.equalTo(view.safeAreaLayoutGuide)
            $0.left.right.equalToSuperview()
        }
        messageLabel.snp.makeConstraints { make in
            make.center.equalToSuperview()
            make.left.greaterThanOrEqualToSuperview().offset(20)
        }
        for (index, tab) in Tab.allCases.enumerated() {
            let button = UIButton(type: .system)
            button.setTitle(tab.title, for: .normal)
            button.tag = tab.rawValue
            view.addSubview(button)
            button.snp.makeConstraints { make in
                make.bottom.equalTo(view.safeAreaLayoutGuide)
                make.height.equalTo(49)
                make.width.equalToSuperview().dividedBy(Tab.allCases.count)
                if index == 0 {
                    make.left.equalToSuperview()
                } else if let previous = tabs.last {
                    make.left.equalTo(previous.snp.right)
                }
            }
            tabs.append(button)
        }
        state = .loading
        state = .failed(message: "No network", code: 42)
        state = .loaded(["One", "Two", "Three"])
        if case .loaded(let items) = state { print("count", items.count) }
        if case let .failed(message, _) = state { print(message) }
        guard case .loaded = state else { return }
        print(state == .empty ? "empty" : "not empty", Tab(rawValue: 1)!)
    }

    private func render() {
        rows.forEach { $0.removeFromSuperview() }
        rows.removeAll()
        switch state {
        case .loading:
            spinner.startAnimating()
            messageLabel.text = nil
        case .loaded(let items) where items.isEmpty:
            messageLabel.text = "Nothing"
        case .loaded(let items):
            var previous: UIView?
            for item in items {
                let label = UILabel()
                label.text = item
                stackContainer.addSubview(label)
                label.snp.makeConstraints { make in
                    make.left.right.equalToSuperview().inset(16)
                    if let previous = previous {
                        make.top.equalTo(previous.snp.bottom).offset(8)
                    } else {
                        make.top.equalToSuperview()
                    }
                }
                previous = label
                rows.append(label)
            }
            previous?.snp.makeConstraints { $0.bottom.equalToSuperview() }
        case let .failed(message, code):
            messageLabel.text = "\(message) (\(code))"
            print(messageLabel.text!)
        case .empty:
            break
        }
    }
}
