import Components

/// The code of the example plugins, as a user would write it.
enum PluginCode {
    /// Returns the line that installs plugins.
    static func registration(of plugins: [any Plugin]) -> String {
        let calls = plugins.map { "\(name(of: $0))()" }
        let line = "try Components.default.install([\(calls.joined(separator: ", "))])\n"
        guard line.count > 80 else { return line }
        let lines = calls.map { "    \($0),\n" }.joined()
        return "try Components.default.install([\n\(lines)])\n"
    }

    /// Returns a plugin's source file; none if the program does not carry it.
    static func source(of plugin: any Plugin) -> String? {
        sources[name(of: plugin)].map { String(decoding: $0, as: UTF8.self) }
    }

    private static func name(of plugin: any Plugin) -> String {
        String(describing: type(of: plugin))
    }

    /// The files of `Gallery/Code`, which the build puts into the program, by their plugins' types.
    private static let sources: [String: [UInt8]] = [
        "AlwaysShowMetadataPlugin": PackageResources.AlwaysShowMetadataPlugin_swift_txt,
        "CenteredScrollButtonPlugin": PackageResources.CenteredScrollButtonPlugin_swift_txt,
        "CustomRouterPlugin": PackageResources.CustomRouterPlugin_swift_txt,
        "DateSeparatorStylePlugin": PackageResources.DateSeparatorStylePlugin_swift_txt,
        "HideDeliveryStatusPlugin": PackageResources.HideDeliveryStatusPlugin_swift_txt,
        "PerListContentPlugin": PackageResources.PerListContentPlugin_swift_txt,
        "ReadByAvatarsPlugin": PackageResources.ReadByAvatarsPlugin_swift_txt,
        "ReversedMetadataPlugin": PackageResources.ReversedMetadataPlugin_swift_txt,
        "ShareAttachmentsPlugin": PackageResources.ShareAttachmentsPlugin_swift_txt,
        "SquareAvatarsPlugin": PackageResources.SquareAvatarsPlugin_swift_txt,
        "SquaredBubblePlugin": PackageResources.SquaredBubblePlugin_swift_txt,
        "ThreadRepliesLinesPlugin": PackageResources.ThreadRepliesLinesPlugin_swift_txt,
    ]
}
