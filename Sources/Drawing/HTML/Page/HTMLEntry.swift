import Components
public import Views

/// A laid-out view as an entry of a list: one message of a transcript.
public struct HTMLEntry {
    /// The message's id; hostile until escaped.
    public var id: String
    /// The accessibility label, such as `Martin, 9:41 AM`; hostile until escaped.
    public var name: String
    /// The time, such as `2026-03-02T09:41:00Z`.
    public var time: String?
    /// The root of a mounted and laid-out tree.
    public var view: View
    /// The views in it that are outlined.
    public var outlined: [View]
    /// Whether it is a group of views, such as a link, and no article.
    package var isGroup = false
    /// Links below the view: files, a thread, the quoted message.
    public var links: [HTMLReference] = []

    /// Creates an entry.
    public init(
        id: String,
        name: String,
        time: String? = nil,
        view: View,
        outlining outlined: [View] = []
    ) {
        view.tellBeforeReading()
        self.id = id
        self.name = name
        self.time = time
        self.view = view
        self.outlined = outlined
    }
}

@available(*, unavailable)
extension HTMLEntry: Sendable {}

/// A link to a file of the same site, or to a page of the web.
public struct HTMLReference: Sendable, Hashable {
    /// The words; hostile until escaped.
    public var title: String

    let address: String
    let isOutside: Bool

    /// Creates a link to a file of the same site.
    public init(_ title: String, to path: HTMLPath) {
        self.title = title
        address = path.text
        isOutside = false
    }

    /// Creates a link that leads out of the site.
    public init(_ title: String, to link: LinkAddress) {
        self.title = title
        address = HTMLAddress(link.text)?.text ?? ""
        isOutside = true
    }
}
