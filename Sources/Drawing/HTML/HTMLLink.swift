/// A link to another page of the same folder.
public struct HTMLLink: Sendable, Hashable {
    /// The words; hostile until escaped.
    public var title: String
    /// What is on the page; hostile until escaped.
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

/// The name of a page's file, such as `squared-bubble.html`, safe as a path and as an address.
public struct HTMLFileName: Sendable, Hashable {
    /// The name with its ending.
    public let text: String

    /// Creates the name from a word; letters are lowered, and everything but `a` to `z` and digits becomes `-`.
    public init(_ word: String) {
        text = "\(word).html"
    }
}
