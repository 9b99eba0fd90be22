/// A file of the page. They are in the program, as they were when it was built.
struct PageFile {
    let text: String
    let type: String

    /// What every answer says: nothing from elsewhere runs in the page, and no other page has it in a frame, reads it or keeps it.
    static let protection = [
        (
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
                + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        ),
        ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"), ("Cache-Control", "no-store"),
        ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ]

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
        "js": "text/javascript; charset=utf-8",
    ]

    /// The file with a path below the token; nil if there is none.
    init?(path: String) {
        let name = path.isEmpty ? "page.html" : path
        guard let page = EmbeddedPages.all.first(where: { $0.path == "Page/\(name)" }),
            let type = name.split(separator: ".").last.flatMap({ Self.types[String($0)] })
        else { return nil }
        text = page.text
        self.type = type
    }
}
