public import Components

/// Themes with very different looks; install one of them.
public enum ExampleThemes: Sendable {
    /// Every theme, by id.
    public static let themes: [any Plugin] = [
        IRCThemePlugin(),
        PrintThemePlugin(),
        RoundThemePlugin(),
    ]
}
