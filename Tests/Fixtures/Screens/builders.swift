import UIKit
import SnapKit

// A small declarative layer, as many apps have one.
protocol Builder {}

extension Builder where Self: AnyObject {
    @discardableResult
    func set<Value>(_ keyPath: ReferenceWritableKeyPath<Self, Value>, to value: Value) -> Self {
        self[keyPath: keyPath] = value
        return self
    }

    @discardableResult
    func configure(_ block: (Self) throws -> Void) rethrows -> Self {
        try block(self)
        return self
    }
}

extension UIView: Builder {}

extension UIView {
    @discardableResult
    func added(to superview: UIView, layout: (ConstraintMaker) -> Void = { _ in }) -> Self {
        superview.addSubview(self)
        snp.makeConstraints(layout)
        return self
    }

    func pinEdges(to other: UIView? = nil, insets: UIEdgeInsets = .zero) {
        guard let target = other ?? superview else { return }
        snp.makeConstraints { $0.edges.equalTo(target).inset(insets) }
    }
}

extension ConstraintMaker {
    func aspectRatio(_ ratio: CGFloat, of view: UIView) {
        width.equalTo(view.snp.height).multipliedBy(ratio)
    }
}

extension Array where Element: UIView {
    func layout(in container: UIView, spacing: CGFloat, axis: NSLayoutConstraint.Axis = .vertical) {
        var previous: ConstraintItem?
        for (index, view) in enumerated() {
            container.addSubview(view)
            view.snp.makeConstraints { make in
                switch axis {
                case .vertical:
                    make.left.right.equalToSuperview()
                    if let previous = previous {
                        make.top.equalTo(previous).offset(spacing)
                    } else {
                        make.top.equalToSuperview()
                    }
                    if index == count - 1 { make.bottom.equalToSuperview() }
                case .horizontal:
                    make.top.bottom.equalToSuperview()
                    if let previous {
                        make.left.equalTo(previous).offset(spacing)
                    } else {
                        make.left.equalToSuperview()
                    }
                    if index == endIndex - 1 { make.right.equalToSuperview() }
                @unknown default:
                    break
                }
            }
            previous = axis == .vertical ? view.snp.bottom : view.snp.right
        }
    }
}

struct Field {
    typealias Validator = (String) -> Bool
    let title: String
    var validator: Validator?

    static func email(_ title: String = "Mail") -> Field {
        Field(title: title) { $0.contains("@") }
    }
}

final class FormView: UIView {
    private(set) var rows = [UIView]()
    var fields: [Field] = [] {
        didSet {
            rows.forEach { $0.removeFromSuperview() }
            rows = fields.map(makeRow)
            rows.layout(in: self, spacing: 12)
        }
    }

    private func makeRow(for field: Field) -> UIView {
        let row = UIView()
        let label = UILabel().set(\.text, to: field.title).set(\.numberOfLines, to: 1)
        label.added(to: row) { make in
            make.left.centerY.equalToSuperview()
            make.width.equalTo(80)
        }
        UITextField()
            .configure {
                $0.borderStyle = .roundedRect; $0.isEnabled = field.validator != nil
            }
            .added(to: row) {
                $0.left.equalTo(label.snp.right).offset(8)
                $0.top.bottom.right.equalToSuperview()
                $0.height.equalTo(44)
            }
        return row
    }
}

class FormViewController: UIViewController {
    let form = FormView()
    let header = UIImageView()
    let footer = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        header.added(to: view) {
            $0.top.left.right.equalToSuperview()
            $0.aspectRatio(16.0 / 9, of: header)
        }
        form.added(to: view) {
            $0.top.equalTo(header.snp.bottom).offset(20)
            $0.left.right.equalToSuperview().inset(16)
        }
        form.fields = [.email(), Field(title: "Name", validator: { !$0.isEmpty }), Field(title: "Note")]
        footer.set(\.text, to: "\(form.rows.count) rows").added(to: view) {
            $0.top.equalTo(form.snp.bottom).offset(8)
            $0.centerX.equalToSuperview()
        }
    }
}
