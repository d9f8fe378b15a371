/// A link to another page of the same folder.
public struct HTMLLink: Sendable, Hashable {
    /// The words; hostile until escaped.
    public var title: String
    /// The description of the page; hostile until escaped.
    public var summary: String?
    /// The file.
    public var file: HTMLFileName

    /// Creates a link.
    public init(_ title: String, to file: HTMLFileName, summary: String? = nil) {
        self.title = title
        self.file = file
        self.summary = summary
    }
}
