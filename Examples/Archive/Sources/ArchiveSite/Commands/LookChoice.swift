import ArchiveStorage
import DefaultComponents

/// The look that was chosen for a site, which later builds keep.
public struct LookChoice: Sendable, Equatable {
    /// The ids of the plugins, sorted.
    public var plugins: [String]
    /// The id of the theme.
    public var theme: String?
    /// The person whose messages are on the other side, by id.
    public var reader: String?

    /// Creates a choice; the default look has no plugins.
    public init(plugins: [String] = [], theme: String? = nil, reader: String? = nil) {
        self.plugins = Set(plugins).sorted()
        self.theme = theme
        self.reader = reader
    }

    /// The version of the files of sites.
    private static let version = 1

    /// Reads the choice of a site; `nil` if there is none yet.
    init?(_ site: SiteFolder) throws(SiteError) {
        guard let bytes = try site.bytes(of: SiteFiles.site) else { return nil }
        let path = site.place(of: SiteFiles.site)
        let version: Int
        do throws(ConversationError) {
            let root = try JSONCursor(reading: bytes, file: SiteFiles.site)
            version = try root.required("version").count()
            self.init(
                plugins: try root.member("plugins")?.strings() ?? [],
                theme: try root.words("theme"),
                reader: try root.words("me")
            )
        } catch {
            throw .damaged(path: path, line: 1)
        }
        guard version == Self.version else { throw .tooNew(path: path, version: version) }
    }

    func write(to site: SiteFolder) throws(SiteError) {
        var json = JSONWriter()
        json.open()
        json.write("version", Self.version)
        json.open("plugins", "[")
        for plugin in plugins { json.write(nil, plugin) }
        json.close("]")
        json.write("theme", theme)
        json.write("me", reader)
        json.close()
        try site.write(json.bytes + [0x0A], to: SiteFiles.site)
    }
}
