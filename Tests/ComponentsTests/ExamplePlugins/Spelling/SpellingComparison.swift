import Components
import Drawing
import ExamplePlugins

/// Returns the differences between trees composed after assignments to `Components.default` and those composed with a
/// plugin, except the registrants of the components and the names of supplied types.
///
/// - Parameters:
///   - plugin: The plugin with the same effect as the assignments.
///   - assign: Assigns to the default; runs in a scope of its own.
/// - Returns: A line for each difference.
/// - Throws: The error of installing the plugin.
func differences(from plugin: PluginID, _ assign: () -> Void) throws -> [String] {
    let plugins = ExampleCatalogue.plugins.filter { $0.id == plugin }
    let expected = ComposedChat(with: try .with(plugins), listed: true)
    let spelled = Components.withValue(Components()) {
        assign()
        return ComposedChat(with: .default, listed: true)
    }
    return zip(expected.entries, spelled.entries).flatMap { expected, spelled in
        let pairs = zip(expected.nodes, spelled.nodes).map { expected, spelled in
            let isSupplied = spelled.node.supplier == "app"
            return (expected.facts(withType: !isSupplied), spelled.facts(withType: !isSupplied))
        }
        let sizes = [expected.nodes.count, spelled.nodes.count]
        return pairs.filter { $0 != $1 }.map { "\(expected.id): \($0) is \($1)" }
            + (sizes[0] == sizes[1] ? [] : ["\(expected.id): \(sizes[0]) views are \(sizes[1])"])
    } + spelled.diagnostics.map(\.description)
}

extension PlacedNode {
    /// The content and layout of the node.
    fileprivate func facts(withType: Bool) -> String {
        let keys = node.keys.map { "\($0.name)=\($0.value ?? "")" }
        return
            ([path.joined(separator: "/"), withType ? node.type : "", node.text ?? ""] + keys
            + node.constraints)
            .joined(separator: " ")
    }
}
