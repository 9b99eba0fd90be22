// swift-format-ignore-file
import UIKit
import SnapKit

@propertyWrapper
struct Clamped<Value: Comparable> {
    private var value: Value
    private let range: ClosedRange<Value>
    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        self.value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    var wrappedValue: Value {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
}

@propertyWrapper
final class ManualLayout<T: UIView> {
    var wrappedValue: T
    init(wrappedValue: T) {
        self.wrappedValue = wrappedValue
        wrappedValue.translatesAutoresizingMaskIntoConstraints = false
    }
}

protocol ViewConfigurable {
    func buildHierarchy()
    func setupConstraints()
    func configureViews()
}

extension ViewConfigurable {
    func applyViewCode() {
        buildHierarchy()
        setupConstraints()
        configureViews()
    }
    func configureViews() {}
}

final class ThemedCard: UIView, ViewConfigurable {
    @Clamped(0...24) var padding: CGFloat = 40
    @ManualLayout var imageView = UIImageView()
    @ManualLayout private var titleLabel = UILabel()
    @ManualLayout private var bodyLabel = UILabel()

    override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        applyViewCode()
    }
    required init?(coder: NSCoder) { fatalError() }

    func buildHierarchy() {
        addSubview(imageView)
        addSubview(titleLabel)
        addSubview(bodyLabel)
    }

    func setupConstraints() {
        imageView.snp.makeConstraints {
            $0.top.left.right.equalToSuperview()
            $0.height.equalTo(imageView.snp.width).multipliedBy(9.0 / 16.0)
        }
        titleLabel.snp.makeConstraints {
            $0.top.equalTo(imageView.snp.bottom).offset(padding / 2)
            $0.left.right.equalToSuperview().inset(padding)
        }
        bodyLabel.snp.makeConstraints {
            $0.top.equalTo(titleLabel.snp.bottom).offset(8)
            $0.left.right.equalTo(titleLabel)
            $0.bottom.lessThanOrEqualToSuperview().inset(padding)
        }
    }

    func configureViews() {
        titleLabel.text = "Headline"
        bodyLabel.text = "A few words about the picture that is above, and some more"
        bodyLabel.numberOfLines = 0
        backgroundColor = .white
    }
}
