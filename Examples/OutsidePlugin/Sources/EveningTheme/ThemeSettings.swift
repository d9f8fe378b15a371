public import Components

/// The theme settings of an app, isolated to the main actor by default, like all declarations here.
public final class ThemeSettings {
    /// Whether the chat has the colours of the evening.
    public private(set) var isEvening = false

    /// The app's container, with or without the theme.
    public private(set) var components: Components

    /// Creates settings for a container without the theme.
    public init(_ components: Components) {
        self.components = components
    }

    /// Switches the theme on or off.
    ///
    /// - Throws: The error of installing or uninstalling; nothing has changed then.
    public func toggle() throws(ComponentsError) {
        let theme = EveningThemePlugin()
        if isEvening {
            try components.uninstall(theme.id)
        } else {
            try components.install([theme])
        }
        isEvening.toggle()
    }
}
