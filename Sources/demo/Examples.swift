import Components
import ExamplePlugins
import Hosting
import Workbench

/// The example plugins, each with its source.
enum Examples {
    static var samples: [PluginSample] {
        ExampleCatalogue.plugins.map { plugin in
            PluginSample(
                plugin,
                code: code(of: plugin),
                sheets: plugin is ShareAttachmentsPlugin ? [shared] : []
            )
        }
    }

    /// The example themes, each with its source.
    static var themes: [PluginSample] {
        ExampleThemes.themes.map { PluginSample($0, code: code(of: $0)) }
    }

    private static func code(of plugin: any Plugin) -> String? {
        code["\(type(of: plugin))"].map { String(decoding: $0, as: UTF8.self) }
    }

    /// The links that an app would pass to the system.
    private static let shared = EventSheet(.shareAttachments, title: "Share") { request in
        request.links.isEmpty ? ["No links."] : request.links
    }

    /// The files of `Code`, which the build embeds into the program, by the types of their plugins.
    private static let code: [String: [UInt8]] = [
        "AlwaysShowMetadataPlugin": PackageResources.AlwaysShowMetadataPlugin_swift_txt,
        "CenteredScrollButtonPlugin": PackageResources.CenteredScrollButtonPlugin_swift_txt,
        "CustomRouterPlugin": PackageResources.CustomRouterPlugin_swift_txt,
        "DateSeparatorStylePlugin": PackageResources.DateSeparatorStylePlugin_swift_txt,
        "HideDeliveryStatusPlugin": PackageResources.HideDeliveryStatusPlugin_swift_txt,
        "IRCThemePlugin": PackageResources.IRCThemePlugin_swift_txt,
        "PerListContentPlugin": PackageResources.PerListContentPlugin_swift_txt,
        "PrintThemePlugin": PackageResources.PrintThemePlugin_swift_txt,
        "ReadByAvatarsPlugin": PackageResources.ReadByAvatarsPlugin_swift_txt,
        "ReversedMetadataPlugin": PackageResources.ReversedMetadataPlugin_swift_txt,
        "RoundThemePlugin": PackageResources.RoundThemePlugin_swift_txt,
        "ShareAttachmentsPlugin": PackageResources.ShareAttachmentsPlugin_swift_txt,
        "SquareAvatarsPlugin": PackageResources.SquareAvatarsPlugin_swift_txt,
        "SquaredBubblePlugin": PackageResources.SquaredBubblePlugin_swift_txt,
        "ThreadRepliesLinesPlugin": PackageResources.ThreadRepliesLinesPlugin_swift_txt,
    ]
}
