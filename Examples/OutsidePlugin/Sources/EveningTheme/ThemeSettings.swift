public import Components

/// What an app remembers of its theme: the main actor's, like everything here that says nothing else.
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
    /// - Throws: What installing or uninstalling throws; nothing has changed then.
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
