public import Components

/// Themes that do not look like each other at all; install one of them.
public enum ExampleThemes: Sendable {
    /// Every theme, by id.
    public static let themes: [any Plugin] = [
        IRCThemePlugin(),
        PrintThemePlugin(),
        RoundThemePlugin(),
    ]
}
