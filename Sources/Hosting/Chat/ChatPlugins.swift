package import Components

/// The plugins of a chat, which are switched while it is shown.
package struct ChatPlugins {
    private let plugins: [any Plugin]
    private let preferred: [PluginID]
    /// The plugins that are on, by id.
    package private(set) var ids: [String]
    /// Returns the text of an error that keeps a plugin from being switched.
    package let describe: (ComponentsError) -> String

    /// Creates the plugins of a chat.
    ///
    /// - Parameters:
    ///   - plugins: All plugins that can be on, in the order in which they are listed.
    ///   - ids: The ids of those that are on.
    ///   - preferred: The plugins that win where several replace one base.
    ///   - describe: Returns the text of an error for the reader.
    package init(
        _ plugins: [any Plugin],
        on ids: [String],
        preferring preferred: [PluginID],
        describe: @escaping (ComponentsError) -> String
    ) {
        self.plugins = plugins
        self.ids = ids
        self.preferred = preferred
        self.describe = describe
    }

    /// The ids of all plugins that can be on.
    package var known: [String] { plugins.map(\.id.rawValue) }

    /// Switches a plugin on or off in components and returns those from then on.
    ///
    /// - Throws: What keeps the plugins from being installed together; those that are on then stay as they are.
    mutating func toggle(
        _ id: String,
        in components: Components
    ) throws(ComponentsError) -> Components {
        var (components, new) = (components, ids.filter { $0 != id })
        if new.count < ids.count {
            try components.uninstall(PluginID(rawValue: id))
        } else {
            try components.install(
                plugins.filter { $0.id.rawValue == id },
                preferring: preferred.filter { $0.rawValue == id }
            )
            new.append(id)
        }
        ids = new
        return components
    }
}

extension ChatNavigator {
    /// Shows the plugins, to switch them on and off.
    func showPlugins(selected: Int = 0) {
        guard let plugins else { return }
        var sheet = Sheet(title: words("Plugins"))
        sheet.choices = plugins.known.map { id in
            let mark = plugins.ids.contains(id) ? "[x]" : "[ ]"
            return Sheet.Choice(title: "\(mark) \(id)") { $0.choosePlugin(id) }
        }
        sheet.selected = selected
        self.sheet = sheet
    }

    /// Switches a plugin of the sheet, and shows the plugins again.
    private func choosePlugin(_ id: String) {
        do throws(ComponentsError) {
            try togglePlugin(id)
        } catch {
            notice = plugins?.describe(error).shown(upTo: 200)
        }
        showPlugins(selected: plugins?.known.firstIndex(of: id) ?? 0)
    }

    /// Switches a plugin on or off at the same place, and makes anew what that changes.
    package func togglePlugin(_ id: String) throws(ComponentsError) {
        guard var plugins else { return }
        change(to: try plugins.toggle(id, in: components))
        self.plugins = plugins
    }
}
