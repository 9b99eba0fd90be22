//
//  LoginViewController.swift
//

import SnapKit
import UIKit

private enum Metrics {
    static let margin: CGFloat = 16
    static let fieldHeight: CGFloat = 44
}

final class LoginViewController: UIViewController {
    private let titleLabel: UILabel = {
        let label = UILabel()
        label.text = "Welcome"
        label.textAlignment = .center
        return label
    }()
    private let card = UIView()
    private lazy var userField: UITextField = {
        let field = UITextField()
        field.placeholder = "User"
        field.delegate = self
        return field
    }()
    private let passwordField = UITextField()
    private let loginButton = UIButton(type: .system)
    private var cardHeight: Constraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        setupViews()
        setupConstraints()
    }

    private func setupViews() {
        [titleLabel, card, loginButton].forEach { view.addSubview($0) }
        [userField, passwordField].forEach(card.addSubview)
        card.backgroundColor = UIColor.lightGray
        loginButton.setTitle("Sign in", for: .normal)
        loginButton.addTarget(self, action: #selector(didTapLogin), for: .touchUpInside)
    }

    private func setupConstraints() {
        titleLabel.snp.makeConstraints { make in
            make.top.equalToSuperview().offset(64)
            make.centerX.equalToSuperview()
        }
        card.snp.makeConstraints { (make) -> Void in
            make.top.equalTo(titleLabel.snp.bottom).offset(Metrics.margin)
            make.leading.trailing.equalToSuperview().inset(Metrics.margin)
            cardHeight = make.height.equalTo(Metrics.fieldHeight * 2 + 1).constraint
        }
        userField.snp.makeConstraints {
            $0.top.horizontalEdges.equalToSuperview()
            $0.height.equalTo(Metrics.fieldHeight)
        }
        passwordField.snp.makeConstraints { make in
            make.left.right.bottom.equalToSuperview()
            make.height.equalTo(userField)
        }
        loginButton.snp.makeConstraints { make in
            make.top.equalTo(card.snp.bottom).offset(Metrics.margin / 2)
            make.width.equalTo(card).multipliedBy(0.5).priority(.high)
            make.centerX.equalTo(card)
            make.height.greaterThanOrEqualTo(40)
            make.height.equalTo(40).priority(999)
        }
    }

    @objc private func didTapLogin() {
        cardHeight?.update(offset: 120)
        passwordField.snp.updateConstraints { make in
            make.bottom.equalToSuperview().offset(-10)
        }
    }
}
