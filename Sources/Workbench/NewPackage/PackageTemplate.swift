import Components

/// The package `Examples/NewPlugin`, by which new ones are made.
struct PackageTemplate {
    let name: PluginName
    /// The way to the package on which the new one depends.
    let host: String

    /// The files, by their paths in the new package, the manifest last.
    var files: [(path: String, text: String)] {
        Self.files.map { path, bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            return (named(path), named(text).replacing(Self.way, with: host.literal))
        }
    }

    /// Returns a text with another name in the place of the template's.
    private func named(_ text: String) -> String {
        // In one pass, as another name may hold one of these.
        text.replacing(/WordCount|wordCount|word-count/) { match in
            switch match.output {
            case "WordCount": name.type
            case "wordCount": name.member
            default: name.id
            }
        }
    }

    /// The way from the template to the package that it is in.
    private static let way = "\"../..\""

    /// The files, which the build puts into the program.
    private static let files: [(String, [UInt8])] = [
        (".gitignore", PackageResources.gitignore_txt),
        ("README.md", PackageResources.README_md_txt),
        ("Sources/WordCount/WordCountPlugin.swift", PackageResources.WordCountPlugin_swift_txt),
        ("Sources/WordCount/WordCountBadge.swift", PackageResources.WordCountBadge_swift_txt),
        ("Sources/WordCount/WordCountBelow.swift", PackageResources.WordCountBelow_swift_txt),
        ("Sources/word-count-demo/Main.swift", PackageResources.Main_swift_txt),
        (
            "Sources/word-count-demo/WordCountSample.swift",
            PackageResources.WordCountSample_swift_txt
        ),
        ("Tests/WordCountTests/WordCountTests.swift", PackageResources.WordCountTests_swift_txt),
        ("Package.swift", PackageResources.Package_swift_txt),
    ]
}
