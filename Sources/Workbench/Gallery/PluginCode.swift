import Components

/// The code that installs plugins, as a user would write it.
enum PluginCode {
    /// Returns the line that installs plugins.
    static func registration(of plugins: [any Plugin]) -> String {
        let calls = plugins.map { "\(type(of: $0))()" }
        let line = "try Components.default.install([\(calls.joined(separator: ", "))])\n"
        guard line.count > 80 else { return line }
        let lines = calls.map { "    \($0),\n" }.joined()
        return "try Components.default.install([\n\(lines)])\n"
    }
}
