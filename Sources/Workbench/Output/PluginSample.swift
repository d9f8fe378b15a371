public import Components
public import DefaultComponents
public import Hosting

/// A plugin as the workbench shows it: with its code, and with messages on which it shows.
public struct PluginSample: Sendable {
    /// The plugin.
    public let plugin: any Plugin

    /// The plugin's source, which its page of the gallery ends in; none for a page without it.
    public let code: String?

    /// A channel with messages on which the plugin shows; none if the built-in conversation will do.
    ///
    /// Commands that are given no conversation show it as one more channel, and the gallery shows its messages on
    /// the plugin's page, all of them.
    public let scene: ChannelTranscript?

    /// What the chat says of the plugin's events that nobody handles.
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
