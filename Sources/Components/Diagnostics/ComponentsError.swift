/// The reason why a container refused a change; the container is then unchanged.
public enum ComponentsError: Error, Sendable, Hashable {
    /// All install faults of a set of plugins, sorted by text.
    case faults([InstallFault])
    /// A plugin to uninstall that is not installed.
    case notInstalled(PluginID, installed: [PluginID])
    /// A plugin to uninstall that others need.
    case required(PluginID, by: [PluginID])
}

extension ComponentsError: CustomStringConvertible {
    /// The texts of the faults, a line each, with how to fix them.
    public var description: String {
        switch self {
        case .faults(let faults):
            faults.map(\.description).list(joint: "\n")
        case .notInstalled(let id, let installed):
            "Plugin \(id.quoted) is not installed. To fix, "
                + (installed.isEmpty
                    ? "install a plugin first." : "name one of \(installed.quotedList).")
        case .required(let id, let others):
            "Plugin \(id.quoted) is required by \(others.quotedList). To fix, uninstall "
                + "\(others.count == 1 ? "that one" : "those") first."
        }
    }
}
