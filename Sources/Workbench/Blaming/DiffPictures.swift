import Components
import Drawing
import Hosting

/// Draws before and after of each message that plugins change, and of the list, into one page.
struct DiffPictures {
    let program: Program
    let arguments: Arguments
    private let settings: LayoutSettings
    private let defaults: Components
    private let plugged: Components
    private var old: MessageComposer
    private var new: MessageComposer

    init(program: Program, arguments: Arguments, old: Components, new: Components) {
        self.program = program
        self.arguments = arguments
        settings = LayoutSettings(arguments)
        (defaults, plugged) = (old, new)
        self.old = MessageComposer(old, settings: settings, variant: .frames)
        self.new = MessageComposer(new, settings: settings, variant: .frames)
    }

    /// Writes the page, and says whether it shows any difference.
    mutating func write(
        _ sections: [MessageSection],
        _ comparison: inout MessageComparison,
        plugins: [String]
    ) throws -> Bool {
        let ids = plugins.joined(separator: ", ")
        var page = HTMLPage(title: "With \(ids)", settings: settings.page(defaults))
        let style = PageStyle(plugged, unlike: defaults)
        let path = arguments[.to] ?? ""
        let spool = PageSpool(for: path)
        var hasChanges = false
        for section in sections {
            var heading: String? = section.title
            for place in section.places {
                guard let change = comparison.change(at: place, of: section) else { continue }
                if let heading { page.append(heading: heading) }
                heading = nil
                hasChanges = true
                page.append(heading: "\(change.new.author), \(change.new.id)", level: 3)
                page.append(
                    before: HTMLPicture("Default", entries: [old.picture(at: place, of: section)]),
                    after: HTMLPicture(
                        "With \(ids)",
                        entries: [new.picture(at: place, of: section)],
                        style: style
                    )
                )
                try spool.take(from: &page)
            }
        }
        if let lists = ListComparison(
            of: sections,
            old: defaults,
            new: plugged,
            settings,
            hasChanges: hasChanges
        ), lists.hasChanges {
            hasChanges = true
            page.append(heading: "List")
            page.append(
                before: lists.old.picture("Default"),
                after: lists.new.picture("With \(ids)", style: style)
            )
        }
        if !hasChanges { page.append(paragraph: "No differences.") }
        try program.publish(page, spool, to: path)
        return hasChanges
    }
}
