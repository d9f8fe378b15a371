import Components
import ExamplePlugins

/// The plugins that the command line can name, and a line about each.
enum ExampleCatalogue {
    /// The plugins, by id.
    static let plugins: [any Plugin] = []

    /// The plugins' ids, sorted.
    static var ids: [String] {
        plugins.map(\.id.rawValue).sorted()
    }

    /// Returns what a plugin does, on one line.
    static func summary(of id: PluginID) -> String {
        summaries[id] ?? ""
    }

    private static let summaries: [PluginID: String] = [
        "squared-bubble": "Bubbles have square corners.",
        "square-avatars": "Avatars are square.",
        "always-show-metadata":
            "Every message shows avatar, author and time on the leading side; no threads, no reactions.",
        "reversed-metadata":
            "Author and time stand above the text; no bubble, full width, avatar at the top.",
        "share-attachments": "Messages with attachments end in a button that shares their links.",
        "read-by-avatars": "Read messages show up to three of their readers, and how many more.",
        "hide-delivery-status": "Nothing says how far a message came.",
        "date-separator-style": "The first message of each day has the day above it, restyled.",
        "thread-replies-lines": "The number of replies stands between two hairlines.",
    ]
}
