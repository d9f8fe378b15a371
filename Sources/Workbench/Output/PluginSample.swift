public import Components
public import DefaultComponents
public import Hosting

/// A plugin as the workbench shows it: with its code, and with messages on which it shows.
public struct PluginSample: Sendable {
    /// The plugin.
    public let plugin: any Plugin

    /// The plugin's source, which its page of the gallery ends in; nil for a page without it.
    public let code: String?

    /// A channel with messages on which the plugin shows; nil for the built-in conversation.
    ///
    /// Commands that are given no conversation show it as one more channel, and the gallery shows its messages on
    /// the plugin's page, all of them.
    public let scene: ChannelTranscript?

    /// The sheets that the chat shows for the plugin's events.
    public let sheets: [EventSheet]

    /// Creates a sample.
    public init(
        _ plugin: any Plugin,
        code: String? = nil,
        scene: ChannelTranscript? = nil,
        sheets: [EventSheet] = []
    ) {
        self.plugin = plugin
        self.code = code
        self.scene = scene
        self.sheets = sheets
    }
}

/// The plugins and themes of the program, by id.
struct PluginSamples: Sendable {
    let all: [PluginSample]
    /// The plugins that change all of a chat's look, of which one is chosen at most, by id.
    let themes: [PluginSample]

    init(_ samples: [PluginSample], themes: [PluginSample] = []) {
        all = samples.sorted { $0.plugin.id < $1.plugin.id }
        self.themes = themes.sorted { $0.plugin.id < $1.plugin.id }
    }

    /// The themes' names: their ids, without the common ending.
    var themeNames: [String] { themes.map(\.themeName) }

    /// The plugins that the command line can name, by id.
    var plugins: [any Plugin] { all.map(\.plugin) }

    /// The plugins' ids, sorted.
    var ids: [String] { all.map(\.plugin.id.rawValue) }

    /// The channels that the plugins bring.
    var scenes: [ChannelTranscript] { all.compactMap(\.scene) }

    /// Returns the theme of a name; nil if there is none.
    func theme(_ name: String) -> PluginSample? {
        themes.first { $0.themeName == name }
    }

    /// The sheets of the plugins' events.
    var sheets: [EventSheet] { all.flatMap(\.sheets) }
}

extension PluginSample {
    /// The name of the theme on the command line: `irc` for `irc-theme`.
    var themeName: String {
        let id = plugin.id.rawValue
        return id.hasSuffix("-theme") ? String(id.dropLast(6)) : id
    }
}
