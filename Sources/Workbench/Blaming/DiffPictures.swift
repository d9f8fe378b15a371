import Components
import Drawing
import Hosting

/// Draws before and after of each message that plugins change, and of the list, into one page.
struct DiffPictures {
    let program: Program
    let arguments: Arguments
    let ablation: Ablation

    /// Writes the page, and says whether it shows any difference.
    func write(_ sections: [MessageSection]) throws -> Bool {
        let settings = LayoutSettings(arguments)
        let (defaults, plugged) = (ablation.defaults, ablation.plugged)
        var old = MessageComposer(defaults, settings: settings, variant: .frames)
        var new = MessageComposer(plugged, settings: settings, variant: .frames)
        let ids = ablation.names
        var page = HTMLPage(title: "With \(ids)", settings: settings.page(defaults))
        let style = PageStyle(plugged, unlike: defaults)
        let path = arguments[.to] ?? ""
        let spool = PageSpool(for: path)
        var hasChanges = false
        for section in sections {
            var heading: String? = section.title
            for message in section.selected {
                guard let change = ablation.comparison.change(of: message) else { continue }
                if let heading { page.append(heading: heading) }
                heading = nil
                hasChanges = true
                page.append(heading: "\(change.new.author), \(change.new.id)", level: 3)
                page.append(
                    before: HTMLPicture("Default", entries: [old.picture(of: message)]),
                    after: HTMLPicture(
                        "With \(ids)",
                        entries: [new.picture(of: message)],
                        style: style
                    )
                )
                try spool.take(from: &page)
            }
        }
        if let lists = ablation.lists(of: sections, hasChanges: hasChanges, settings) {
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
