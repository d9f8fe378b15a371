/// A page of laid-out views as one file: no script, no requests, readable in light and in dark.
///
/// What is appended is written at once, from top to bottom, and nothing of the views is kept. Text is hostile
/// until escaped, and everything given here is escaped.
///
/// ```swift
/// var page = HTMLPage(title: "Sailing", language: "en")
/// page.append(heading: "Friday", level: 2)
/// page.append(transcript: [HTMLEntry(id: "m1", name: "Martin, 9:41 AM", view: cell)])
/// try file.write(page.bytes)
/// ```
public struct HTMLPage {
    /// What surrounds and describes a page's content.
    public let settings: HTMLSettings

    /// Creates a page with its title as the main heading.
    public init(title: String, settings: HTMLSettings = HTMLSettings()) {
        self.settings = settings
    }

    /// The whole file, in UTF-8.
    public var bytes: [UInt8] { [] }

    /// The whole file.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Appends a heading; levels outside 2 to 6 are clamped.
    public mutating func append(heading text: String, level: Int = 2) {}

    /// Appends a paragraph of plain text.
    public mutating func append(paragraph text: String) {}

    /// Appends lines of code.
    public mutating func append(code text: String) {}

    /// Appends messages, the oldest first, as a list.
    public mutating func append(transcript entries: [HTMLEntry]) {}

    /// Appends two pictures side by side.
    public mutating func append(before: HTMLPicture, after: HTMLPicture) {}

    /// Appends one picture.
    public mutating func append(picture: HTMLPicture) {}

    /// Appends links to other pages of the same folder.
    public mutating func append(links: [HTMLLink]) {}
}

@available(*, unavailable)
extension HTMLPage: Sendable {}
