// swift-format-ignore-file
import SnapKit
import UIKit

// MARK: - Generic container

class Container<Content: UIView>: UIView {
    let content: Content
    var insets: UIEdgeInsets = .zero {
        didSet { content.snp.updateConstraints { $0.edges.equalToSuperview().inset(insets) } }
    }

    init(_ content: Content, insets: UIEdgeInsets = .init(top: 8, left: 8, bottom: 8, right: 8)) {
        self.content = content
        self.insets = insets
        super.init(frame: .zero)
        addSubview(content)
        content.snp.makeConstraints { $0.edges.equalToSuperview().inset(insets) }
    }

    required init?(coder: NSCoder) { nil }
}

final class DashboardViewController: UIViewController {
    private enum Section: Int, CaseIterable {
        case steps, sleep, heart, weight

        var title: String {
            switch self {
            case .steps: return "Steps"
            case .sleep: return "Sleep"
            case .heart: return "Heart"
            case .weight: return "Weight"
            }
        }
    }

    private struct Layout {
        static let columns = 2
        static let gap: CGFloat = 12
        static func row(of section: Section) -> Int { section.rawValue / columns }
        static func column(of section: Section) -> Int { section.rawValue % columns }
    }

    private var tiles: [Section: Container<UILabel>] = [:]
    private let header = UILabel()
    private let bottomBar = UIToolbar()
    private let segmented = UISegmentedControl(items: ["D", "W", "M"])

    override func viewDidLoad() {
        super.viewDidLoad()
        header.text = "Today, \(Section.allCases.count) values"
        view.addSubview(header)
        view.addSubview(segmented)
        view.addSubview(bottomBar)
        header.snp.makeConstraints { make in
            make.top.equalTo(view.safeAreaLayoutGuide).offset(16)
            make.leading.equalToSuperview().offset(Layout.gap)
        }
        segmented.snp.makeConstraints { make in
            make.centerY.equalTo(header)
            make.trailing.equalToSuperview().offset(-Layout.gap)
            make.leading.greaterThanOrEqualTo(header.snp.trailing).offset(8)
        }
        for section in Section.allCases {
            let label = UILabel()
            label.text = section.title
            let tile = Container(label)
            view.addSubview(tile)
            tiles[section] = tile
            tile.snp.makeConstraints { make in
                let isFirstColumn = Layout.column(of: section) == 0
                if isFirstColumn {
                    make.left.equalToSuperview().offset(Layout.gap)
                } else if let neighbor = Section(rawValue: section.rawValue - 1).flatMap({ tiles[$0] }) {
                    make.left.equalTo(neighbor.snp.right).offset(Layout.gap)
                    make.width.equalTo(neighbor)
                    make.right.equalToSuperview().offset(-Layout.gap)
                }
                if let above = Section(rawValue: section.rawValue - Layout.columns), let tile = tiles[above] {
                    make.top.equalTo(tile.snp.bottom).offset(Layout.gap)
                } else {
                    make.top.equalTo(header.snp.bottom).offset(Layout.gap)
                }
                make.height.equalTo(80)
            }
        }
        tiles[.heart]?.insets = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        tiles[.weight]?.content.isHidden = true
        bottomBar.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview()
            make.bottom.equalTo(view.safeAreaLayoutGuide.snp.bottom)
        }
    }
}
