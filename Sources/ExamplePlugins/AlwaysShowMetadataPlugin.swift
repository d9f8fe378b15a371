public import Components
import DefaultComponents

/// Shows avatar, author and time of every message, all on the leading side, without threads and reactions.
///
/// The documentation's section *Simple Layout Changes*.
public struct AlwaysShowMetadataPlugin: Plugin {
    /// `always-show-metadata`.
    public let manifest = PluginManifest(
        "always-show-metadata",
        summary: "Every message shows avatar, author and time, on the leading side."
    )

    /// Creates the plugin.
    public init() {}

    /// Wraps the layout options.
    public func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            var options = next(request)
            options.remove([.flipped, .threadInfo, .reactions])
            options.insert([.avatar, .timestamp, .authorName])
            return options
        }
    }
}
