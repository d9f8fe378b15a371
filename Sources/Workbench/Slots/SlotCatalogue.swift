import Components
import DefaultComponents
import Drawing
import Hosting
import Tracing
import Views

/// A page of all slots: the purpose, the layers, the makers and readers of each, and code that changes it.
struct SlotCatalogue {
    private let reports: [SlotReport]
    private var uses = SlotUses()

    /// Finds out what slots do in the messages of some sections, and on the screen of a channel.
    init(
        _ components: Components,
        _ sections: [MessageSection],
        _ composer: inout MessageComposer,
        screen: CatalogueScreen?
    ) {
        reports = components.slots
        for message in sections.selected {
            let (cell, explanation) = composer.explained(message)
            uses.add(explanation.trace, composer.picture(of: message, in: cell))
        }
        if let screen { uses.add(screen.trace, screen.entry) }
    }

    /// Returns the page: contents, then a chapter for each slot.
    func page(_ settings: HTMLSettings) -> HTMLPage {
        var page = HTMLPage(title: "Slots", settings: settings)
        page.append(paragraph: "Parts and rules are in slots, which plugins fill and extend.")
        let groups = SlotGroup.allCases.map { group in
            (group, reports.filter { SlotGroup($0) == group })
        }
        for (group, reports) in groups where !reports.isEmpty {
            page.append(heading: group.rawValue, level: 3)
            page.append(contents: reports.map(\.name))
        }
        for (group, reports) in groups {
            for report in reports { append(report, group, to: &page) }
        }
        return page
    }

    private func append(_ report: SlotReport, _ group: SlotGroup, to page: inout HTMLPage) {
        let text = SlotText.of(report.name)
        page.append(chapter: report.name)
        text.map { page.append(paragraph: $0.sentence) }
        page.append(facts: group == .events ? listeners(of: report) : stack(of: report))
        page.append(facts: [InspectedFact("promises", report.contract.words)])
        page.append(facts: useFacts(of: report))
        if group == .components, uses.readers[report.name] == nil {
            page.append(paragraph: "No hook makes it in the built-in conversation.")
        }
        if let picture = uses.pictures[report.name] {
            page.append(picture: HTMLPicture("Where it is seen", entries: [picture]))
        }
        if let role = text?.role {
            page.append(heading: "What goes into it", level: 3)
            page.append(code: role)
        }
        if let code = SlotCode.of(report.name) {
            page.append(heading: "Replaced and extended", level: 3)
            page.append(code: code)
        }
    }

    private func stack(of report: SlotReport) -> [InspectedFact] {
        [InspectedFact("accepts", report.accepts, place: "declared at \(report.site)")]
            + report.stack
            + [InspectedFact("stands there", report.rule.reason)]
    }

    private func listeners(of report: SlotReport) -> [InspectedFact] {
        [InspectedFact("accepts", report.accepts, place: "declared at \(report.site)")]
            + report.layers.reversed().map { InspectedFact($0) }
    }

    private func useFacts(of report: SlotReport) -> [InspectedFact] {
        let facts = [
            ("made or read by", uses.readers[report.name] ?? []),
            ("reads", uses.reads[report.name] ?? []),
        ]
        return facts.filter { !$1.isEmpty }
            .map { InspectedFact($0, $1.joined(separator: ", ")) }
    }
}

/// The group of the catalogue that a slot is listed in.
private enum SlotGroup: String, CaseIterable {
    case components = "Components"
    case values = "Values and rules"
    case events = "Events"

    init(_ report: SlotReport) {
        self = report.makesViews ? .components : report.kind == .event ? .events : .values
    }
}

/// Which hooks make or read slots, and where their parts are seen, found in recorded trees.
struct SlotUses {
    /// The methods that made or read a slot, by its name, each once, in the order of the first time.
    private(set) var readers: [String: [String]] = [:]
    /// The slots that the hooks of a slot's parts read or made, by its name, likewise.
    private(set) var reads: [String: [String]] = [:]
    /// A picture in which a slot's part is outlined, by its name.
    private(set) var pictures: [String: HTMLEntry] = [:]

    /// Adds the slots of a recorded tree, whose root the entry draws.
    mutating func add(_ trace: CompositionTrace, _ entry: HTMLEntry) {
        for run in trace.runs {
            for slot in run.reads {
                readers[slot, default: []].addOnce("\(run.owner.type).\(run.call.name)")
                if let own = run.owner.slot { reads[own, default: []].addOnce(slot) }
            }
        }
        for slot in trace.outsideReads { readers[slot, default: []].addOnce("outside of hooks") }
        let facts = TraceFacts(trace)
        for view in trace.views.compactMap({ ExplainedView($0, facts) }) {
            guard let slot = view.view.slot?.name, pictures[slot] == nil,
                view.view.frame.size.width > 0, view.view.frame.size.height > 0,
                let part = entry.view.descendant(at: Array(view.order.dropFirst()))
            else { continue }
            var picture = entry
            picture.outlined = [part]
            pictures[slot] = picture
        }
    }
}

extension [String] {
    fileprivate mutating func addOnce(_ name: String) {
        if !contains(name) { append(name) }
    }
}
