import Components
import Foundation
import Testing

@testable import Workbench
@testable import demo

struct PluginCodeTests {
    @Test(arguments: Examples.ids)
    func codeIsThePluginsFile(id: String) throws {
        let plugin = try #require(Examples.plugins.first { $0.id.rawValue == id })
        let file = Readme.root.appending(path: "Sources/ExamplePlugins/\(type(of: plugin)).swift")

        let source = try String(contentsOf: file, encoding: .utf8)

        #expect(Examples.all.all.first { $0.plugin.id == plugin.id }?.code == source)
    }

    @Test func onePluginIsInstalledInALine() {
        let plugins = Examples.plugins.filter { $0.id == "squared-bubble" }

        #expect(
            PluginCode.registration(of: plugins)
                == "try Components.default.install([SquaredBubblePlugin()])\n"
        )
    }

    @Test func manyPluginsAreInstalledInALineEach() {
        let lines = PluginCode.registration(of: Examples.plugins).split(separator: "\n")

        #expect(lines.first == "try Components.default.install([")
        #expect(lines.dropFirst().first == "    AlwaysShowMetadataPlugin(),")
        #expect(lines.last == "])")
        #expect(lines.count == Examples.ids.count + 2)
    }
}
