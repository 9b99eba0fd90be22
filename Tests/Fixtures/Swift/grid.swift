let container = UIView()
view.addSubview(container)
container.snp.makeConstraints { make in
    make.edges.equalTo(view.safeAreaLayoutGuide).inset(UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
}

var previous: UIView?
for (index, name) in ["one", "two", "three"].enumerated() {
    let row = UILabel()
    row.text = "\(name) \(index)"
    container.addSubview(row)
    row.snp.makeConstraints { make in
        make.directionalHorizontalEdges.equalToSuperview()
        make.height.equalTo(20 + index * 10)
        if let previous = previous {
            make.top.equalTo(previous.snp.bottom).offset(5)
        } else {
            make.top.equalToSuperview()
        }
    }
    previous = row
}

let badge = UIView()
view.addSubview(badge)
badge.snp.makeConstraints { make in
    make.centerX.equalTo(50)
    make.centerY.equalTo(60).priority(.required)
    make.width.equalToSuperview().dividedBy(8).inset(5)
    make.height.equalTo(badge.snp.width)
    make.left
}
