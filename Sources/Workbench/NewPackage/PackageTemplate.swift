import Components

/// The package `Examples/NewPlugin`, or the same with a plugin of another kind, by which new ones are made.
struct PackageTemplate {
    let name: PluginName
    /// The kind of its plugin; nil for a button.
    var kind: PluginKind?
    /// The way to the package on which the new one depends.
    let host: String

    /// The files, by their paths in the new package, the manifest last.
    var files: [(path: String, text: String)] {
        (plugin + Self.shared).map { path, bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            return (named(path), named(text).replacing(Self.way, with: host.literal))
        }
    }

    /// Returns a text with another name in the place of the template's.
    private func named(_ text: String) -> String {
        // In one pass, as another name may hold one of these.
        let own = /([Ww])ord(Count|Timer|Task|Poll|Overlay)|word-(count|timer|task|poll|overlay)/
        return text.replacing(own) { match in
            switch match.output.1 ?? "-" {
            case "W": name.type
            case "w": name.member
            default: name.id
            }
        }
    }

    /// The way from the template to the package that it is in.
    private static let way = "\"../..\""

    /// The files of the plugin, which the build puts into the program.
    private var plugin: [(String, [UInt8])] {
        Array(zip(Self.paths, texts))
    }

    /// The paths of the texts; a button alone has the last two.
    private static let paths = [
        "README.md", "Sources/WordCount/WordCountPlugin.swift",
        "Sources/word-count-demo/WordCountSample.swift",
        "Tests/WordCountTests/WordCountTests.swift",
        "Sources/WordCount/WordCountBadge.swift", "Sources/WordCount/WordCountBelow.swift",
    ]

    private var texts: [[UInt8]] {
        switch kind {
        case nil:
            [
                PackageResources.README_md_txt,
                PackageResources.WordCountPlugin_swift_txt,
                PackageResources.WordCountSample_swift_txt,
                PackageResources.WordCountTests_swift_txt,
                PackageResources.WordCountBadge_swift_txt,
                PackageResources.WordCountBelow_swift_txt,
            ]
        case .timer:
            [
                PackageResources.WordTimer_md_txt,
                PackageResources.WordTimerPlugin_swift_txt,
                PackageResources.WordTimerSample_swift_txt,
                PackageResources.WordTimerTests_swift_txt,
            ]
        case .task:
            [
                PackageResources.WordTask_md_txt,
                PackageResources.WordTaskPlugin_swift_txt,
                PackageResources.WordTaskSample_swift_txt,
                PackageResources.WordTaskTests_swift_txt,
            ]
        case .poll:
            [
                PackageResources.WordPoll_md_txt,
                PackageResources.WordPollPlugin_swift_txt,
                PackageResources.WordPollSample_swift_txt,
                PackageResources.WordPollTests_swift_txt,
            ]
        case .overlay:
            [
                PackageResources.WordOverlay_md_txt,
                PackageResources.WordOverlayPlugin_swift_txt,
                PackageResources.WordOverlaySample_swift_txt,
                PackageResources.WordOverlayTests_swift_txt,
            ]
        }
    }

    private static let shared: [(String, [UInt8])] = [
        (".gitignore", PackageResources.gitignore_txt),
        ("Sources/word-count-demo/Main.swift", PackageResources.Main_swift_txt),
        ("Package.swift", PackageResources.Package_swift_txt),
    ]
}
