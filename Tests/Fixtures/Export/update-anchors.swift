import UIKit

final class UpdateViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()

        let grow = UIButton(type: .system)
        grow.setTitle("Grow Me!", for: .normal)
        grow.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        grow.setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
        grow.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(grow)

        let growWidth = grow.widthAnchor.constraint(equalToConstant: 371.293)
        growWidth.priority = .defaultLow
        let growHeight = grow.heightAnchor.constraint(equalToConstant: 371.293)
        growHeight.priority = .defaultLow

        NSLayoutConstraint.activate([
            grow.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            grow.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            growWidth,
            growHeight,
            grow.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor),
            grow.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor),
        ])
    }
}
