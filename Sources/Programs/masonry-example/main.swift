// Lays out a card from Swift, without the language, and draws it.

import Masonry
import MasonryDrawing

let scene = Scene(width: 240, height: 96)
let card = try View("card", in: scene.root)
let icon = try View("icon", kind: .image, imageSize: Size(width: 32, height: 32), in: card)
let title = try View("title", kind: .label, text: "Masonry", in: card)

try card.makeConstraints { make in
    try make.edges.equalTo(scene.root).inset(16)
}
try icon.makeConstraints { make in
    try make.left.equalTo(card).offset(16)
    try make.centerY.equalTo(card)
}
try title.makeConstraints { make in
    try make.left.equalTo(icon.right).offset(8)
    try make.right.lessThanOrEqualTo(card).offset(-16)
    try make.centerY.equalTo(icon)
}

let layout = scene.layout()
print(TerminalPicture(columns: 60, rows: 20).draw(layout), terminator: "")
for finding in layout.findings { print(finding.message) }
