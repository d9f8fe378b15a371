import Components
import Drawing
import Foundation
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct RegisteredSymbolTests {
    private struct Bookmarks: Plugin {
        var manifest = PluginManifest("bookmarks")
        var data = "M6 3H18V21L12 16L6 21Z"
        var name = "bookmark"

        func register(in registrar: inout Registrar) throws {
            let symbol = try Symbol(
                path: data,
                in: Rect(x: 3, y: 0, width: 18, height: 24),
                isFilled: true,
                characters: "▼▼",
                columns: 2,
                plain: "V",
                label: "Book \"mark\""
            )
            registrar.replace(.symbol(name), with: symbol)
        }
    }

    private func mounted(
        _ view: View,
        _ plugins: [any Plugin] = [Bookmarks()],
        in cells: Bool = false
    ) throws -> View {
        var components = Components()
        try components.install(plugins)
        if cells { components[.textMeasurer] = CellMeasurer() }
        let root = ContainerStackView(axis: .vertical)
        root.alignment = .leading
        root.addArrangedSubview(view)
        root.mount(in: ComponentContext(components))
        root.layout(width: 160)
        return root
    }

    private func imageView(_ name: String = "bookmark") -> ImageView {
        let view = ImageView()
        view.image = .symbol(name)
        return view
    }

    private func page(_ view: View) -> String {
        var page = HTMLPage(title: "Page")
        page.append(transcript: [HTMLEntry(id: "1", name: "1", view: view)])
        return page.text
    }

    @Test func pagesHaveItsLinesFromTheirNumbers() throws {
        let text = page(try mounted(imageView()))

        #expect(
            text.contains("viewBox=\"3 0 18 24\" role=\"img\" aria-label=\"Book &quot;mark&quot;\"")
        )
        #expect(
            text.contains(
                "<path d=\"M6 3L18 3L18 21L12 16L6 21Z\" fill=\"currentColor\" stroke-width=\"1.5\"/></svg>"
            )
        )
    }

    @Test func namedViewsKeepTheirOwnNames() throws {
        let view = imageView()
        view.accessibilityLabel = "Saved"

        let root = try mounted(view)

        #expect(!page(root).contains("mark&quot;"))
        #expect(AccessibilityTree(of: root).text == "- image \"Saved\"\n")
    }

    @Test func titlesNameButtonsBeforeSymbolsDo() throws {
        let button = Button()
        button.image = .symbol("bookmark")
        let alone = try mounted(button)
        #expect(AccessibilityTree(of: alone).text == "- button \"Book \\\"mark\\\"\"\n")
        #expect(page(alone).contains("aria-label=\"Book &quot;mark&quot;\""))

        button.title = "Save"
        alone.layout(width: 160)

        #expect(AccessibilityTree(of: alone).text == "- button \"Save\"\n")
        #expect(!page(alone).contains("mark&quot;"))
    }

    @Test(arguments: [(TerminalStyle.unicode, "▼▼\n"), (.ascii, "V\n")])
    func terminalsHaveItsCharacters(style: TerminalStyle, text: String) throws {
        let root = try mounted(imageView(), in: true)

        let picture = TerminalPicture(of: root, options: TerminalOptions(columns: 20, style: style))

        #expect(picture.text.hasSuffix(text) && picture.text.count <= text.count + 1)
    }

    @Test func treesPrintItsName() throws {
        let root = try mounted(imageView())

        #expect(TreeNode(of: root).description.contains("image=symbol:bookmark"))
    }

    @Test func builtInSymbolsCanBeReplaced() throws {
        let root = try mounted(imageView("check"), [Bookmarks(name: "check")])

        #expect(page(root).contains("<path d=\"M6 3L18 3L18 21L12 16L6 21Z\""))
    }

    @Test func uninstallingLeavesTheBox() throws {
        var components = Components()
        try components.install([Bookmarks()])
        try components.uninstall("bookmarks")

        #expect(components.value(.symbol, "bookmark") == Components().value(.symbol, "nobody"))
        #expect(components.keys(in: .symbol) == Components().keys(in: .symbol))
    }

    @Test func twoPluginsWithOneNameFailWithBothPlaces() {
        var components = Components()

        let error = #expect(throws: ComponentsError.self) {
            try components.install([
                Bookmarks(), Bookmarks(manifest: PluginManifest("other"), data: "M0 0H1"),
            ])
        }

        let text = error.map { "\($0)" } ?? ""
        #expect(text.contains("'symbol(bookmark)'") && text.contains("'bookmarks'"), "\(text)")
        #expect(text.contains("'other'"), "\(text)")
        #expect(text.components(separatedBy: "RegisteredSymbolTests.swift:").count == 3, "\(text)")
    }

    @Test func hostileDataFailTheInstallWithTheirPlace() {
        var components = Components()

        let error = #expect(throws: ComponentsError.self) {
            try components.install([Bookmarks(data: "M0 0\"/><script>alert(1)</script>")])
        }

        let text = error.map { "\($0)" } ?? ""
        #expect(
            text.contains("'bookmarks'") && text.contains("Path data have '\"' at byte 4"),
            "\(text)"
        )
        #expect(components.plugins.isEmpty)
    }

    @Test(arguments: [
        (
            Rect(width: 0, height: 24), 2.0, "▼", 1,
            ShapeError.unusableLength("viewBox.width", value: 0)
        ),
        (Rect(width: 24, height: -1), 2, "▼", 1, .unusableLength("viewBox.height", value: -1)),
        (Rect(x: 1e8, width: 24, height: 24), 2, "▼", 1, .unusableLength("viewBox.x", value: 1e8)),
        (
            Rect(width: 24, height: 24), .infinity, "▼", 1,
            .unusableLength("lineWidth", value: .infinity)
        ),
        (Rect(width: 24, height: 24), 2, "▼", 2, .otherCells("▼", stated: 2, found: 1)),
        (Rect(width: 24, height: 24), 2, "⚓", 1, .otherCells("⚓", stated: 1, found: 2)),
        (Rect(width: 24, height: 24), 2, "", 0, .otherCells("", stated: 0, found: 0)),
        (Rect(width: 24, height: 24), 2, "abc", 3, .otherCells("abc", stated: 3, found: 3)),
    ])
    func unusableSymbolsAreRejected(
        box: Rect,
        width: Double,
        characters: String,
        columns: Int,
        error: ShapeError
    ) {
        #expect(throws: error) {
            try Symbol(
                path: "M0 0H1",
                in: box,
                lineWidth: width,
                characters: characters,
                columns: columns,
                plain: "V"
            )
        }
    }

    @Test(arguments: ["", "abc", "é", "\u{1B}", " "])
    func plainCharactersAreASCII(plain: String) {
        #expect(throws: ShapeError.self) {
            try Symbol(path: "M0 0", characters: "▼", plain: plain)
        }
    }
}
