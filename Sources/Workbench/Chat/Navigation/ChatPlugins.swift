import Components
import Drawing

/// The plugins of a chat, which are switched while it is shown.
struct ChatPlugins {
    private let program: Program
    private let arguments: Arguments
    /// The plugins that are on, by id.
    private(set) var ids: [String]

    /// Begins with the plugins that the command line names.
    init(_ program: Program, _ arguments: Arguments) throws(ProgramError) {
        self.program = program
        self.arguments = arguments
        ids = try program.setup(arguments).chosenIDs()
    }

    /// The ids of all plugins that can be on.
    var known: [String] { program.samples.ids }

    /// Returns what keeps a plugin from being switched, in words.
    func text(of error: ProgramError) -> String { error.text(for: program.name) }

    /// Switches a plugin on or off in components and returns those from then on.
    ///
    /// - Throws: What keeps the plugins from living together; those that are on then stay as they are.
    mutating func toggle(_ id: String, in components: Components) throws(ProgramError) -> Components
    {
        var (components, new) = (components, ids.filter { $0 != id })
        do throws(ComponentsError) {
            if new.count < ids.count {
                try components.uninstall(PluginID(rawValue: id))
            } else {
                let plugins = program.samples.plugins.filter { $0.id.rawValue == id }
                let preferred = arguments.all(.prefer).filter { $0 == id }
                try components.install(plugins, preferring: preferred.map(PluginID.init(rawValue:)))
                new.append(id)
            }
        } catch {
            throw .install(error)
        }
        ids = new
        return components
    }
}

extension ChatNavigator {
    /// Shows the plugins, to switch them on and off.
    func showPlugins(selected: Int = 0) {
        guard let plugins else { return }
        var sheet = Sheet(title: "Plugins")
        sheet.choices = plugins.known.map { id in
            let mark = plugins.ids.contains(id) ? "[x]" : "[ ]"
            return Sheet.Choice(title: "\(mark) \(id)", act: .plugin(id))
        }
        sheet.selected = selected
        self.sheet = sheet
    }

    /// Switches a plugin on or off at the same place, and makes anew what that changes.
    func togglePlugin(_ id: String) throws(ProgramError) {
        guard var plugins else { return }
        change(to: try plugins.toggle(id, in: components))
        self.plugins = plugins
    }
}
