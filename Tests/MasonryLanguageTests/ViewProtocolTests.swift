import Masonry
import MasonryLanguage
import Testing

/// Unknown values of which only a protocol says that they are views.
@Suite("Protocols of views")
struct ViewProtocolTests {
    private static let cell = """
        final class BannerCell: UICollectionViewCell {
            private let banner = Setting.app.makeBanner()
            override init(frame: CGRect) {
                super.init(frame: frame)
                contentView.addSubview(banner)
                banner.snp.makeConstraints { $0.edges.equalToSuperview().inset(5) }
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        """

    private static let setting =
        "enum Setting { static var app: Interface { Container.shared.resolve(Interface.self)! } }\n"

    private static let cases = [
        "protocol Banner: UIView { func load() }\nprotocol Interface { func makeBanner() -> Banner }\n" + setting
            + cell,
        "protocol Banner where Self: UIView {}\nprotocol Interface { func makeBanner() -> any Banner }\n" + setting
            + cell,
        "protocol Base: AnyObject where Self: UIView {}\nprotocol Banner: Base {}\n"
            + cell.replacing("private let banner = ", with: "private let banner: Banner = "),
        "protocol Banner: UIView {}\n"
            + cell.replacing("Setting.app.makeBanner()", with: "Container.shared.resolve() as! Banner"),
    ]

    /// An unknown view takes the room that its constraints give it: 5 points from each edge of the cell.
    @Test(arguments: cases)
    func standInForViews(_ code: String) throws {
        let run = AccentRun(code, ending: "swift")
        #expect(!run.outcome.diagnostics.contains { $0.message.contains("ConstraintView") })
        let banner = try run.frame("banner")
        let cell = run.interpreter.scene.size
        #expect(banner == Rect(x: 5, y: 5, width: cell.width - 10, height: cell.height - 10))
    }
}
