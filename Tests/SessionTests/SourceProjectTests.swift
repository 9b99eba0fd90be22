import Foundation
import Testing

/// Files of Swift and Objective-C among the other files of their projects, which the program finds.
struct SourceProjectTests {
    private let folder: URL

    init() throws {
        folder = try TerminalSession.newFolder()
        try write(Self.screen, to: "App/Screens/Screen.swift")
        try write("let pad: CGFloat = 10\n", to: "App/Theme.swift")
    }

    private static let screen = """
        class Screen: UIView {
            override init(frame: CGRect) {
                super.init(frame: frame)
                let box = UIView(frame: CGRect(x: pad, y: 0, width: 20, height: 20))
                addSubview(box)
            }
        }
        """

    private func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func frames(_ arguments: String, in place: String = "") throws -> BuiltProgram.Result {
        try BuiltProgram.run(
            ["-i", "--ascii"] + arguments.split(separator: " ").map(String.init), input: ":frames\n",
            in: folder.appending(path: place))
    }

    @Test(arguments: ["App.xcodeproj/", "App.xcworkspace/", "Package.swift", "Podfile", ".git/"])
    func theNearestFolderWithAMarkIsTheProject(mark: String) throws {
        #expect(try frames("App/Screens/Screen.swift").output.contains(#/box +8\*/#))
        if mark.hasSuffix("/") {
            try FileManager.default.createDirectory(
                at: folder.appending(path: mark), withIntermediateDirectories: true)
        } else {
            try write("", to: mark)
        }
        let found = try frames("App/Screens/Screen.swift")
        #expect(found.output.contains(#/box +10 /#) && found.errors.isEmpty, "\(found)")
        #expect(try frames("Screen.swift", in: "App/Screens").output.contains(#/box +10 /#))
        #expect(try frames("--no-project App/Screens/Screen.swift").output.contains(#/box +8\*/#))
        let checked = try BuiltProgram.run(["check", "App"], in: folder)
        #expect(checked.status == 0 && !checked.errors.contains("unknown-name"), "\(checked)")
    }

    @Test func anotherFolderCanBeTheProject() throws {
        try write("let pad: CGFloat = 30\n", to: "Other/Theme.swift")
        #expect(try frames("--project Other App/Screens/Screen.swift").output.contains(#/box +30 /#))
        #expect(try frames("--project Other --no-project App/Screens/Screen.swift").status == 64)
    }

    /// Neither linked files nor linked folders are read, nor what other tools have filled or Git ignores.
    @Test func nothingOutsideIsRead() throws {
        try write("", to: "App/Podfile")
        try FileManager.default.removeItem(at: folder.appending(path: "App/Theme.swift"))
        try write("let pad: CGFloat = 10\n", to: "Outside/Theme.swift")
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "App/Linked"), withDestinationURL: folder.appending(path: "Outside"))
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "App/Theme.swift"),
            withDestinationURL: folder.appending(path: "Outside/Theme.swift"))
        try write("let pad: CGFloat = 10\n", to: "App/Pods/Theme.swift")
        try write("let pad: CGFloat = 10\n", to: "App/Generated/Theme.swift")
        try write("Generated/\n", to: "App/.gitignore")
        #expect(try frames("App/Screens/Screen.swift").output.contains(#/box +8\*/#))
    }

    /// The header of a PNG file of 28 × 24 pixels.
    private static let image =
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8)
        + Data([0, 0, 0, 28, 0, 0, 0, 24, 8, 6, 0, 0, 0])

    /// Two pixels are a point: 14 × 12.
    @Test(arguments: [
        ("swift", "UIImage(named: \"icon_like\")"), ("swift", "UIImage(resource: .iconLike)"),
        ("swift", "UIImage(named: \"plain\")!"), ("m", "[UIImage imageNamed:@\"icon_like\"]"),
    ])
    func imagesOfTheProjectHaveTheirSize(_ ending: String, _ image: String) throws {
        try write("", to: "App/Podfile")
        let set = "App/Assets.xcassets/Icons/icon_like.imageset"
        try write(
            #"{"images": [{"idiom": "universal", "scale": "1x"}, {"filename" : "like@2x.png", "scale" : "2x"}]}"#,
            to: "\(set)/Contents.json")
        try write("", to: "App/Images/empty.png")
        for path in ["\(set)/like@2x.png", "App/Images/plain@2x.png"] {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Self.image.write(to: file)
        }
        let code = """
            class Icons: UIView {
                override init(frame: CGRect) { super.init(frame: frame); setUp() }
                func setUp() {
                    let icon = UIImageView(image: \(image))
                    addSubview(icon)
                    icon.snp.makeConstraints { $0.left.top.equalToSuperview() }
                }
            }
            """
        let objectiveC = """
            @implementation Icons
            - (void)viewDidLoad {
                UIImageView *icon = [UIImageView new];
                icon.image = \(image);
                [self.view addSubview:icon];
                [icon mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.equalTo(self.view); }];
            }
            @end
            """
        try write(ending == "m" ? objectiveC : code, to: "App/Icons.\(ending)")
        let found = try frames("App/Icons.\(ending)")
        #expect(found.output.contains(#/icon +0 +0 +14 +12/#) && !found.errors.contains("image"), "\(found)")
    }

    @Test func filesThatAreNamedTogetherNeedNoProject() throws {
        let found = try frames("./App/Theme.swift App/Screens/../Screens/Screen.swift")
        #expect(found.output.contains(#/box +10 /#) && found.errors.isEmpty, "\(found)")
    }
}
