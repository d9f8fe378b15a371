public import Components
import DefaultComponents
import Views

/// Gives a chat the colours of the evening.
///
/// Plugins, subclasses of views and extensions are written as in any other module: none of them belongs to the main
/// actor, so none is marked `nonisolated`.
public struct EveningThemePlugin: Plugin {
    /// `evening-theme`.
    public let manifest = PluginManifest(
        "evening-theme",
        summary: "Bubbles are night blue and times are faint."
    )

    /// Creates the plugin.
    public init() {}

    /// Replaces the bubble, extends the time and changes the colours.
    public func register(in registrar: inout Registrar) {
        registrar.replace(.bubble, with: EveningBubbleView.self)
        registrar.extend(.timestamp, with: FaintTime.self)
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.palette.accent = .lamplight
            return appearance
        }
    }
}
