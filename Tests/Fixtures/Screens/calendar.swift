import UIKit
import SnapKit

@objc protocol CalendarViewDelegate: AnyObject {
    @objc optional func calendarView(_ view: CalendarView, didSelect day: Int)
}

struct Matrix<Element> {
    let rows: Int, columns: Int
    private var storage: [Element?]

    init(rows: Int, columns: Int) {
        self.rows = rows
        self.columns = columns
        storage = Array(repeating: nil, count: rows * columns)
    }

    subscript(row: Int, column: Int) -> Element? {
        get { storage[row * columns + column] }
        set { storage[row * columns + column] = newValue }
    }
}

@IBDesignable
class CalendarView: UIView {
    @IBInspectable var spacing: CGFloat = 4
    @IBOutlet weak var delegate: CalendarViewDelegate?

    private static let weekdays = ["M", "T", "W", "T", "F", "S", "S"]
    private var days = Matrix<UIButton>(rows: 5, columns: 7)
    private let header = UIView()
    private let grid = UIView()
    private(set) var selection: (row: Int, column: Int)? = nil {
        willSet {
            guard let old = selection else { return }
            days[old.row, old.column]?.isSelected = false
        }
        didSet {
            if let (row, column) = selection { days[row, column]?.isSelected = true }
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        addSubview(header)
        addSubview(grid)
        header.snp.makeConstraints { make in
            make.top.left.right.equalToSuperview()
            make.height.equalTo(30)
        }
        grid.snp.makeConstraints { make in
            make.top.equalTo(header.snp.bottom).offset(spacing)
            make.left.right.bottom.equalToSuperview()
        }
        var last: UILabel?
        for (index, day) in CalendarView.weekdays.enumerated() {
            let label = UILabel()
            label.text = day
            label.textAlignment = .center
            label.accessibilityIdentifier = "weekday\(index)"
            header.addSubview(label)
            label.snp.makeConstraints { make in
                make.top.bottom.equalToSuperview()
                make.left.equalTo(last?.snp.right ?? header.snp.left)
                if let last = last { make.width.equalTo(last) }
                if index == CalendarView.weekdays.indices.last { make.right.equalToSuperview() }
            }
            last = label
        }
        for row in 0..<days.rows {
            for column in stride(from: 0, to: days.columns, by: 1) {
                let button = UIButton()
                let day = row * days.columns + column + 1
                guard day <= 31 else { break }
                button.setTitle("\(day)", for: .normal)
                button.tag = day
                button.addTarget(self, action: #selector(select(_:)), for: .touchUpInside)
                grid.addSubview(button)
                days[row, column] = button
                button.snp.makeConstraints { make in
                    make.width.equalToSuperview().dividedBy(days.columns).offset(-spacing)
                    make.height.equalToSuperview().dividedBy(days.rows).offset(-spacing)
                    if column == 0 {
                        make.left.equalToSuperview().offset(spacing / 2)
                    } else {
                        make.left.equalTo(days[row, column - 1]?.snp.right ?? grid.snp.left).offset(spacing)
                    }
                    if row == 0 {
                        make.top.equalToSuperview().offset(spacing / 2)
                    } else {
                        make.top.equalTo(days[row - 1, column]?.snp.bottom ?? grid.snp.top).offset(spacing)
                    }
                }
            }
        }
        selection = (2, 3)
    }

    @objc private func select(_ sender: UIButton) {
        selection = ((sender.tag - 1) / 7, (sender.tag - 1) % 7)
        delegate?.calendarView?(self, didSelect: sender.tag)
    }

    override class var requiresConstraintBasedLayout: Bool { true }
}

class CalendarController: UIViewController, CalendarViewDelegate {
    @IBOutlet private var calendar: CalendarView!
    lazy var monthLabel: UILabel = { [unowned self] in
        let label = UILabel()
        label.text = self.title ?? "May"
        return label
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        calendar = CalendarView(frame: .zero)
        calendar.delegate = self
        view.addSubview(monthLabel)
        view.addSubview(calendar)
        monthLabel.snp.makeConstraints { make in
            make.top.equalTo(topLayoutGuide.snp.bottom).offset(20)
            make.centerX.equalToSuperview()
        }
        calendar.snp.makeConstraints { make in
            make.top.equalTo(monthLabel.snp.bottom).offset(10)
            make.left.right.equalToSuperview()
            make.height.equalTo(calendar.snp.width).multipliedBy(0.8)
        }
    }

    func calendarView(_ view: CalendarView, didSelect day: Int) {
        monthLabel.text = "May \(day)"
    }
}
