import Views

/// A page of laid-out views as one file, without scripts, readable in light and in dark.
///
/// It loads nothing, unless ``HTMLSettings/pictures`` links pictures. Appended views are written at once, from top to
/// bottom, and not retained. All text may be hostile; it is cleaned and escaped.
///
/// ```swift
/// var page = HTMLPage(title: "Sailing")
/// page.append(heading: "Friday")
/// page.append(transcript: [HTMLEntry(id: "m1", name: "Martin, 9:41 AM", view: cell)])
/// print(page.text)
/// ```
public struct HTMLPage {
    /// The settings of the whole page.
    public let settings: HTMLSettings

    /// The page's name.
    public let title: String

    private var owner: CanvasOwner
    private var identifiers: Set<String> = []

    /// Creates a page with its title as the first heading.
    public init(title: String, settings: HTMLSettings = HTMLSettings()) {
        self.title = title
        self.settings = settings
        owner = CanvasOwner(
            HTMLCanvas(
                layout: settings.layout,
                carriesFrames: settings.carriesFrames,
                animates: settings.animates,
                pictures: settings.pictures,
                style: settings.style
            )
        )
    }

    /// The appended content; copies of a page share it until one of them changes.
    private(set) var canvas: HTMLCanvas {
        _read { yield owner.canvas }
        _modify {
            if !isKnownUniquelyReferenced(&owner) {
                owner = CanvasOwner(HTMLCanvas(copying: owner.canvas))
            }
            yield &owner.canvas
        }
    }

    /// The whole file, in UTF-8.
    ///
    /// - Complexity: Linear in the length of the file.
    public var bytes: [UInt8] {
        var out = HTMLWriter()
        writeHead(to: &out)
        out.append(canvas.out)
        out.markup(Self.end)
        return out.bytes
    }

    /// The bytes before all appended content, in UTF-8; it includes the styles of that, so read it last.
    public var head: [UInt8] {
        var out = HTMLWriter()
        writeHead(to: &out)
        return out.bytes
    }

    /// The appended content that was not taken, with the end of the page, in UTF-8.
    public var rest: [UInt8] {
        var out = HTMLWriter()
        out.append(canvas.out)
        out.markup(Self.end)
        return out.bytes
    }

    /// Returns the appended content, in UTF-8, and discards it except for its styles; empty if there are fewer than a
    /// number of bytes.
    ///
    /// For pages that are too large for memory: the taken pieces, in order, belong between ``head`` and ``rest``.
    public mutating func take(atLeast count: Int) -> [UInt8]? {
        guard canvas.out.count >= count else { return nil }
        let bytes = canvas.out.bytes
        canvas.out = HTMLWriter()
        return bytes
    }

    private static let end: HTMLMarkup = "</main>\n</body>\n</html>\n"

    private func writeHead(to out: inout HTMLWriter) {
        out.head(title: title, settings: settings)
        out.markup("<style>\n")
        writeOwnRules(to: &out, style: settings.style)
        Self.writeSharedRules(settings, to: &out)
        if canvas.isInspected { out.markup(InspectionStyle.rules) }
        out.markup("</style>\n</head>\n<body>\n")
        canvas.classes.writeSymbols(to: &out)
        out.markup("<main>\n<h1 dir=\"auto\">")
        out.text(title)
        out.markup("</h1>\n")
    }

    /// The whole file.
    ///
    /// - Complexity: Linear in the length of the file.
    public var text: String {
        String(decoding: bytes, as: UTF8.self)
    }

    /// Appends a heading; levels below 2 become 2, and those above 6 become 6.
    public mutating func append(heading text: String, level: Int = 2) {
        canvas.out.heading(text, level: level)
    }

    /// Appends a heading that contents lead to.
    public mutating func append(chapter title: String) {
        let isNew = identifiers.insert(title).inserted
        canvas.out.markup("<h2 dir=\"auto\"")
        if isNew { canvas.out.identifier(title) }
        canvas.out.markup(">")
        canvas.out.text(title)
        canvas.out.markup("</h2>\n")
    }

    /// Appends links to chapters of the page.
    public mutating func append(contents chapters: [String]) {
        canvas.isInspected = true
        canvas.out.markup("<ul class=\"contents\">")
        for chapter in chapters {
            canvas.out.markup("<li><a")
            canvas.out.address(of: chapter)
            canvas.out.markup(">")
            canvas.out.text(chapter)
            canvas.out.markup("</a></li>\n")
        }
        canvas.out.markup("</ul>\n")
    }

    /// Appends facts as a list.
    public mutating func append(facts: [InspectedFact]) {
        canvas.append(facts)
    }

    /// Appends a paragraph.
    public mutating func append(paragraph text: String) {
        canvas.out.markup("<p dir=\"auto\">")
        canvas.out.text(text)
        canvas.out.markup("</p>\n")
    }

    /// Appends lines of code.
    public mutating func append(code text: String) {
        canvas.out.markup("<pre class=\"code\" tabindex=\"0\"><code>")
        canvas.out.text(text)
        canvas.out.markup("</code></pre>\n")
    }

    /// Appends messages as a list, the oldest first.
    ///
    /// An entry is written before the next one is requested, so that a lazy sequence need not keep them all.
    ///
    /// - Complexity: Linear in the views and the characters that they show.
    public mutating func append(transcript entries: some Sequence<HTMLEntry>) {
        append(transcript: entries) { _ in }
    }

    /// Appends messages as a list, and calls the closure after each, in which pieces of the page can be taken.
    ///
    /// An error of the closure ends the list in the middle; discard such a page.
    public mutating func append<Failure>(
        transcript entries: some Sequence<HTMLEntry>,
        afterEach: (inout HTMLPage) throws(Failure) -> Void
    ) throws(Failure) {
        canvas.out.markup("<div class=\"card\">")
        try append(entries, carryIdentifiers: true, afterEach)
        canvas.out.markup("</div>\n")
    }

    /// Appends a picture.
    ///
    /// - Complexity: Linear in the views and the characters that they show.
    public mutating func append(picture: HTMLPicture) {
        append(figure: picture)
    }

    /// Appends two pictures beside each other, or where there is no room, below each other.
    ///
    /// - Complexity: Linear in the views and the characters that they show.
    public mutating func append(before: HTMLPicture, after: HTMLPicture) {
        canvas.out.markup("<div class=\"pair\">\n")
        append(figure: before)
        append(figure: after)
        canvas.out.markup("</div>\n")
    }

    /// Appends a picture beside its parts, each with its facts.
    ///
    /// - Complexity: Linear in the views, the characters that they show and the facts.
    public mutating func append(inspection: HTMLInspection) {
        let isNew = identifiers.insert(inspection.entry.id).inserted
        canvas.append(inspection, carriesIdentifier: isNew)
    }

    /// Appends links to other pages of the same folder.
    public mutating func append(links: [HTMLLink]) {
        canvas.out.markup("<ul class=\"links\">\n")
        for link in links {
            canvas.out.markup("<li><a")
            canvas.out.link(link.file)
            canvas.out.markup(" dir=\"auto\">")
            canvas.out.text(link.title)
            if let summary = link.summary {
                canvas.out.markup("<span dir=\"auto\">")
                canvas.out.text(summary)
                canvas.out.markup("</span>")
            }
            canvas.out.markup("</a></li>\n")
        }
        canvas.out.markup("</ul>\n")
    }

    private mutating func append(figure picture: HTMLPicture) {
        canvas.out.markup("<figure class=\"card")
        if let scheme = picture.scheme {
            canvas.out.markup(scheme == .light ? " light" : " dark")
            canvas.classes.schemes.insert(scheme)
        }
        if let style = picture.style {
            canvas.out.markup(" z")
            canvas.out.integer(UInt(canvas.classes.enter(style)))
        }
        canvas.out.markup("\">")
        canvas.out.markup("<figcaption dir=\"auto\">")
        canvas.out.text(picture.caption)
        canvas.out.markup("</figcaption>")
        append(picture.entries, carryIdentifiers: false) { _ in }
        canvas.classes.change(to: settings.style)
        canvas.out.markup("</figure>\n")
    }

    private mutating func append<Failure>(
        _ entries: some Sequence<HTMLEntry>,
        carryIdentifiers: Bool,
        _ afterEach: (inout HTMLPage) throws(Failure) -> Void
    ) throws(Failure) {
        // A region that scrolls must be reachable with the keyboard.
        canvas.out.markup("<div class=\"scroll\" tabindex=\"0\"><ol class=\"list\" role=\"list\"")
        var entries = entries.makeIterator()
        var next = entries.next()
        let isRightToLeft = next?.view.effectiveLayoutDirection == .rightToLeft
        canvas.out.markup(isRightToLeft ? " dir=\"rtl\">\n" : " dir=\"ltr\">\n")
        while let entry = next {
            // One message may be in two lists, but an id must be unique in a page.
            let isNew = carryIdentifiers && identifiers.insert(entry.id).inserted
            canvas.append(entry, carriesIdentifier: isNew)
            try afterEach(&self)
            next = entries.next()
        }
        canvas.out.markup("</ol></div>\n")
    }
}

@available(*, unavailable)
extension HTMLPage: Sendable {}

/// Holds the canvas of a page, which cannot be copied by itself.
private final class CanvasOwner {
    var canvas: HTMLCanvas

    init(_ canvas: consuming HTMLCanvas) {
        self.canvas = canvas
    }
}
