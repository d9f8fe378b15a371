/// A place in source code.
public struct SourceSite: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The module and file, as `#fileID` gives them.
    public let fileID: String

    /// The line, from 1.
    public let line: Int

    /// Creates a site.
    public init(fileID: String, line: Int) {
        self.fileID = fileID
        self.line = line
    }

    /// The file and the line, joined by a colon.
    public var description: String {
        "\(fileID):\(line)"
    }

    /// The module, as `#fileID` begins with it.
    var module: String {
        String(fileID.prefix { $0 != "/" })
    }

    /// Whether this is in one of the modules whose slots every container knows, without any plugin.
    package var isOfThePackage: Bool {
        module == "Views" || module == "DefaultComponents"
    }

    /// The description as errors show it.
    package var shown: String {
        description.shown()
    }

    /// Orders by file, then by line.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.fileID, lhs.line) < (rhs.fileID, rhs.line)
    }
}
