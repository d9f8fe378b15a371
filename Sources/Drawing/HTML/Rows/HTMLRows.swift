package import Views

/// The style sheet of a live page, and the writer of its rows.
///
/// A row is the same text whatever else is on the page, so that it can be sent, kept and shared by itself: classes have
/// the numbers of a sheet that is made once, of a sample, and what the sheet lacks comes with the row. Pages flow, and
/// animations stand at the present instant.
///
/// ```swift
/// let rows = HTMLRows(settings: HTMLSettings(), sampling: entries)
/// let row = rows.row(entry)
/// ```
public struct HTMLRows: Sendable {
    /// The settings; the layout is that of pages that flow.
    public let settings: HTMLSettings
    /// The rules of the page, in UTF-8.
    public let sheet: [UInt8]
    /// The symbols that rows refer to, in UTF-8; they go into the page, before its rows.
    public let symbols: [UInt8]

    private let classes: HTMLClasses
    private let enablesButtons: Bool

    /// Creates a sheet with the rules of a sample.
    ///
    /// - Parameters:
    ///   - settings: The settings of the page. Pictures that would be embedded are placeholders.
    ///   - sample: Entries like those of the page; the more alike, the less comes with rows.
    ///   - enablesButtons: Whether buttons can be pressed, for pages whose script says which was pressed; text fields are
    ///     inputs of the browser then.
    /// - Complexity: Linear in the views of the sample and the characters that they show.
    public init(
        settings: HTMLSettings,
        sampling sample: some Sequence<HTMLEntry>,
        enablesButtons: Bool = false
    ) {
        self.init(settings, sampling: sample, from: 0, enablesButtons)
    }

    /// Creates a sheet that goes behind that of other rows on the same page, whatever these are.
    ///
    /// Its classes and colours have numbers that others do not reach, and it leaves out what all pages have. Buttons cannot
    /// be pressed.
    package init(behindOthers settings: HTMLSettings, sampling sample: some Sequence<HTMLEntry>) {
        self.init(settings, sampling: sample, from: Self.numberBehindOthers, false)
    }

    /// A number that is greater than that of any class of a sheet.
    private static let numberBehindOthers = 100_000

    private init(
        _ settings: HTMLSettings,
        sampling sample: some Sequence<HTMLEntry>,
        from first: Int,
        _ enablesButtons: Bool
    ) {
        self.enablesButtons = enablesButtons
        var settings = settings
        (settings.layout, settings.animates, settings.carriesFrames) = (.flow, false, false)
        if settings.pictures == .embedded { settings.pictures = .placeholders }
        self.settings = settings
        let known =
            first > 0
            ? HTMLClasses(settings.style, from: first) : HTMLClasses(settings.style)
        var canvas = HTMLCanvas(rowOf: "", known, pictures: settings.pictures)
        for entry in sample { canvas.append(entry, carriesIdentifier: false) }
        var classes = canvas.classes
        var sheet = HTMLWriter()
        var symbols = HTMLWriter()
        if first > 0 {
            classes.writeAdded(to: &sheet, scheme: settings.scheme, elementOf: nil)
        } else {
            classes.write(
                to: &sheet,
                scheme: settings.scheme,
                style: settings.style,
                layout: .flow
            )
            HTMLPage.writeSharedRules(settings, to: &sheet)
        }
        classes.writeSymbols(to: &symbols)
        classes.seal()
        (self.sheet, self.symbols, self.classes) = (sheet.bytes, symbols.bytes, classes)
    }

    /// Returns the row of an entry.
    ///
    /// - Complexity: Linear in the views and the characters that they show.
    public func row(_ entry: HTMLEntry) -> HTMLRow {
        var canvas = canvas(for: entry.id)
        canvas.append(entry, carriesIdentifier: true)
        return row(entry.id, canvas)
    }

    /// Returns a row with views below each other, without names of their own as those of entries.
    package func row(_ id: String, of views: [View]) -> HTMLRow {
        var canvas = canvas(for: id)
        _ = canvas.append(views, inRow: id)
        return row(id, canvas)
    }

    private func row(_ id: String, _ canvas: consuming HTMLCanvas) -> HTMLRow {
        var rules = HTMLWriter()
        canvas.classes.writeAdded(to: &rules, scheme: settings.scheme, elementOf: id)
        return HTMLRow(
            id: HTMLText.identifier(ofEntry: id),
            html: String(decoding: canvas.out.bytes.dropLast(), as: UTF8.self),
            rules: String(decoding: rules.bytes, as: UTF8.self)
        )
    }

    /// A view that is pressed where an element is, or a run of its text.
    package typealias NumberedView = (view: View, run: Int?)

    /// Returns the element of an entry's row with the attribute `data-view` on the elements of views and of runs that point
    /// at something: an index of the views and runs that are returned with it.
    package func numberedViews(of entry: HTMLEntry) -> (html: String, views: [NumberedView]) {
        var canvas = canvas(for: entry.id, numbersViews: true)
        canvas.append(entry, carriesIdentifier: true)
        return (
            String(decoding: canvas.out.bytes.dropLast(), as: UTF8.self),
            canvas.numberedViews(in: entry.view)
        )
    }

    /// Returns the element of a row of views with the numbers of those in it.
    package func numberedViews(
        _ id: String,
        of views: [View]
    ) -> (html: String, views: [NumberedView]) {
        var canvas = canvas(for: id, numbersViews: true)
        let numbered = canvas.append(views, inRow: id)
        return (String(decoding: canvas.out.bytes.dropLast(), as: UTF8.self), numbered)
    }

    private func canvas(for id: String, numbersViews: Bool = false) -> HTMLCanvas {
        HTMLCanvas(
            rowOf: id,
            classes,
            pictures: settings.pictures,
            enablesButtons: enablesButtons,
            numbersViews: numbersViews
        )
    }
}

extension HTMLCanvas {
    /// Writes a row of views, and returns the views and runs that have numbers.
    fileprivate mutating func append(
        _ views: [View],
        inRow id: String
    ) -> [HTMLRows.NumberedView] {
        var numbered: [HTMLRows.NumberedView] = []
        out.markup("<li")
        out.identifier(id)
        out.markup(">")
        for view in views {
            out.markup("<div class=\"p\">")
            draw(view)
            out.markup("</div>")
            numbered += numberedViews(in: view, from: numbered.count)
        }
        out.markup("</li>\n")
        return numbered
    }

    /// Returns the views and runs with numbers from one on, which are in a view.
    fileprivate func numberedViews(in root: View, from first: Int = 0) -> [HTMLRows.NumberedView] {
        (numbered ?? []).dropFirst(first).map { element in
            (view: element.path.reduce(root) { $0.subviews[$1] }, run: element.run)
        }
    }
}
