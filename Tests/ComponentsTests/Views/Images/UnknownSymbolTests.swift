import Components
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct UnknownSymbolTests {
    private final class Pinned: ComponentExtension<Board> {
        override func updateContent() {
            super.updateContent()
            host.sign.image = .symbol("chekc")
        }
    }

    private struct Pins: Plugin {
        let manifest = PluginManifest("pins")

        func register(in registrar: inout Registrar) {
            registrar.extend(.board, with: Pinned.self, fileID: "Pins/Pins.swift", line: 7)
        }
    }

    @Test func unknownSymbolsAreReportedOnceWithPluginFileAndLine() throws {
        var components = Components()
        try components.install([Pins()])

        #expect(
            diagnostics(of: components.make(.board), components) == [
                "The symbol 'chekc' of 'pins' (Pinned at Pins/Pins.swift:7) is neither built in nor registered, so "
                    + "an empty box is drawn. To fix, write 'check', or call registrar.replace(.symbol(\"chekc\"), "
                    + "with:) with a symbol."
            ]
        )
    }

    @Test(.enabled(if: DebugBuild.isOn, "Debug builds look at symbols again."))
    func symbolsThatWereSetBeforeAreReportedAfterLayout() {
        let view = ImageView()
        view.image = .symbol("\u{1B}[2J\"")

        let found = diagnostics(of: view, Components())

        #expect(
            found == [
                "The symbol '\\u{1B}[2J\"' is neither built in nor registered, so an empty box is drawn. To fix, call "
                    + "registrar.replace(.symbol(\"\\\\u{1B}[2J\\\"\"), with:) with a symbol."
            ]
        )
    }

    @Test func knownSymbolsAreNotReported() throws {
        var components = Components()
        components.replace(
            .symbol("own"),
            with: try Symbol(path: "M0 0H24", characters: "-", plain: "-")
        )
        let (view, button) = (ImageView(), Button())
        view.image = .symbol("own")
        view.placeholder = .symbol("star")
        button.image = .symbol("check")
        view.addSubview(button)

        #expect(diagnostics(of: view, components) == [])
    }

    @Test func placeholdersAreChecked() {
        let view = ImageView()
        let tree = view.mount(in: ComponentContext(Components()))

        view.placeholder = .symbol("nothing alike")

        #expect(tree.diagnostics.count == 1)
    }

    private func diagnostics(of view: some View, _ components: Components) -> [String] {
        let tree = view.mount(in: ComponentContext(components))
        view.layout(width: 100)
        view.layout(width: 120)
        return tree.diagnostics.map(\.description)
    }
}

private protocol BoardRole: View, Component {}

private final class Board: View, BoardRole {
    let sign = ImageView()

    override func setUpLayout() {
        super.setUpLayout()
        addSubview(sign)
    }
}

extension Slot where Value == any BoardRole.Type, Part == any BoardRole {
    fileprivate static let board = Slot("unknownSymbolBoard", default: Board.self) { $0.init($1) }
}
