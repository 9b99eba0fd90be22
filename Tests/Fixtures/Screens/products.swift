// swift-format-ignore-file
import UIKit
import SnapKit
import Combine

class BaseViewController<ViewModel>: UIViewController {
    let viewModel: ViewModel
    var cancellables = Set<AnyCancellable>()

    init(viewModel: ViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        configureViews()
        configureConstraints()
        bind()
    }

    func configureViews() {}
    func configureConstraints() {}
    func bind() {}
}

final class ProductListViewModel {
    @Published var products: [String] = []
    var title: String { "Products" }
}

final class ProductListViewController: BaseViewController<ProductListViewModel> {
    private let headerView = UIView()
    private let searchBar = UISearchBar()
    private lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 12
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.dataSource = self
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
        return view
    }()
    private let emptyLabel = UILabel()
    private let spinner = UIActivityIndicatorView(style: .large)

    override func configureViews() {
        title = viewModel.title
        emptyLabel.text = "Nothing here"
        view.addSubview(headerView)
        headerView.addSubview(searchBar)
        view.addSubview(collectionView)
        view.addSubview(emptyLabel)
        view.addSubview(spinner)
    }

    override func configureConstraints() {
        headerView.snp.makeConstraints { make in
            make.top.equalTo(view.safeAreaLayoutGuide.snp.top)
            make.horizontalEdges.equalToSuperview()
        }
        searchBar.snp.makeConstraints { make in
            make.edges.equalToSuperview().inset(NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
        }
        collectionView.snp.makeConstraints { make in
            make.top.equalTo(headerView.snp.bottom)
            make.directionalHorizontalEdges.bottom.equalToSuperview()
        }
        emptyLabel.snp.makeConstraints { $0.center.equalTo(collectionView) }
        spinner.snp.makeConstraints {
            $0.centerX.equalToSuperview()
            $0.bottom.equalTo(emptyLabel.snp.top).offset(-16)
        }
    }

    override func bind() {
        viewModel.$products
            .receive(on: DispatchQueue.main)
            .sink { [weak self] products in
                self?.emptyLabel.isHidden = !products.isEmpty
                self?.collectionView.reloadData()
            }
            .store(in: &cancellables)
    }
}

extension ProductListViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        viewModel.products.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    }
}
