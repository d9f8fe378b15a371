import Components
import DefaultComponents
import Tracing
import Views

extension Certification {
    /// Values that cells keep from earlier messages, and a composer from earlier content.
    func reuseFindings() -> [CertificateFinding] {
        cellFindings() + tapFindings() + composerFindings()
    }

    private func cellFindings() -> [CertificateFinding] {
        // Before the registration was excluded from a message, it wrote to the cell.
        for case .excluded in aloneShown.flatMap(\.diagnostics) { return [] }
        let (found, tapped) = (leaks(in: alone), leaksOfTaps(in: alone))
        let usual =
            found.isEmpty && tapped.isEmpty ? [] : Set(leaks(in: bare) + leaksOfTaps(in: bare))
        return (found + tapped).filter { !usual.contains($0) }.map { leak in
            let (fact, fix) = leak.description.splitFix
            let isOfTap = !found.contains(leak)
            let advice = "To fix, keep what taps change as StateKey state of the message, and "
            return broken(.reuse, of: "list", fact, fix: isOfTap ? advice + fix.dropFirst(8) : fix)
        }
    }

    private func leaks(in components: Components) -> [ReuseLeak] {
        var generator = SeededGenerator(settings.seed)
        let list = SampleList(listed, in: ComponentContext(components), checksReuse: true)
        let messages = listed + allSamples.compactMap(\.row?.message)
        for number in 0..<max(0, settings.reuses) {
            let visible = list.list.listView.visibleRows
            guard let index = visible.randomElement(using: &generator) else { break }
            if number % 4 == 3 {
                list.list.listView.scroll(by: .random(in: -500...500, using: &generator))
            } else if let message = messages.randomElement(using: &generator) {
                list.replace(at: index, with: message)
            }
        }
        return list.list.reuseLeaks + leaksOfKinds(in: components)
    }

    /// Returns values that a cell keeps from a message of one kind for one of another, in the same layout.
    private func leaksOfKinds(in components: Components) -> [ReuseLeak] {
        let context = ComponentContext(components)
        let list = SampleList([CertificateChat.hello], in: context, checksReuse: true)
        let groups = Dictionary(grouping: own + CertificateChat.kinds) { message in
            list.replace(at: 0, with: message)
            let options = list.list.layoutOptions(at: 0).map(\.rawValue)
            let kinds = message.attachments.map { "of \($0.kind.rawValue)" }
            return Set(options + kinds).sorted().joined(separator: ",")
        }
        for (_, group) in groups.sorted(by: { $0.key < $1.key }) {
            for (place, first) in group.enumerated() where place == 0 || group[0].isPlain {
                // After what has only a text, all that has only a text comes; after the first one, all comes.
                for second in group.dropFirst(place + 1) where place == 0 || second.isPlain {
                    list.replace(at: 0, with: first)
                    list.replace(at: 0, with: second)
                }
                list.replace(at: 0, with: first)
            }
        }
        return list.list.reuseLeaks
    }

    /// Returns values that cells keep from messages that were tapped, for others that were not.
    private func leaksOfTaps(in components: Components) -> [ReuseLeak] {
        let texts = CertificateChat.parts.map(\.text)
        let copies = (0..<40).map { number in
            var message = CertificateChat.hello
            message.id = "hello-\(number)"
            // Each in a group of its own, with all parts of the last one.
            message.createdAt = Timestamp(seconds: message.createdAt.seconds - Int64(number) * 900)
            message.text = texts[number % texts.count]
            return message
        }
        // What one tap opens, the next one may close.
        return (0..<3).flatMap { mode in
            let list = SampleList(copies, in: ComponentContext(components), checksReuse: true)
            for cell in list.list.listView.visibleRows.compactMap(list.list.listView.cell) {
                if mode == 0 { cell.tapEverywhere() }
                cell.visitShown { view in
                    let isTapped = mode == 1 || mode == 2 && view is TextView
                    guard isTapped, view.subviews.isEmpty else { return }
                    view.tap(at: Point(x: view.frame.size.width / 2, y: view.frame.size.height / 2))
                }
            }
            for _ in 0..<4 { list.list.listView.scroll(by: -400) }
            return list.list.reuseLeaks
        }
    }

    /// Taps that concern messages which the cells showed before.
    private func tapFindings() -> [CertificateFinding] {
        let ids: Set = ["hello", "links", "read", "root"]
        return (own + CertificateChat.parts.filter { ids.contains($0.id) }).flatMap { message in
            var (former, present, context) = (message, message, ComponentContext(alone))
            former.id = FormerEvents.id
            // What a tap changes may stay for the message, so no other law shows this one.
            present.id = "certificate-present"
            former.text = RichText(message.text.runs + [TextRun(" \(former.id)")])
            let events = FormerEvents()
            context.events = events
            let cell = SampleRow(former).cell(in: context)
            cell.content = SampleRow(present).content
            cell.layout(width: 375)
            cell.tapEverywhere()
            return events.names.sorted().map {
                let fact = "A tap raises \($0.quoted) with what its cell showed before."
                let fix = "To fix, let actions take the message from their host when they run."
                return broken(.reuse, of: message.id, fact, fix: fix)
            }
        }
    }

    private func composerFindings() -> [CertificateFinding] {
        let found = composerLeaks(in: alone)
        guard found.contains(where: { !$0.isEmpty }) else { return [] }
        let pairs = zip(found, composerLeaks(in: bare))
        return zip(composers, pairs).compactMap { sample, leaks in
            let usual = Set(leaks.1.map(\.place))
            guard let leak = leaks.0.first(where: { !usual.contains($0.place) }) else {
                return nil
            }
            return broken(
                .reuse,
                of: sample.id,
                "\((leak.names.last ?? "").quoted) kept \(leak.property.quoted) \(leak.found.quoted) from "
                    + "what was composed before, and has \(leak.expected.quoted) in a new composer."
            )
        }
    }

    /// Returns the differences of each state of one composer, which goes through all states, from a new one.
    private func composerLeaks(in components: Components) -> [[ViewDifference]] {
        guard let last = composers.last else { return [] }
        let context = ComponentContext(components)
        let used = last.composer(in: context)
        return composers.map { sample in
            sample.show(in: used)
            let fresh = sample.composer(in: context)
            return ViewDifference.all(of: used.view, from: fresh.view)
        }
    }
}

/// The names of the events that are raised with a message which is no longer shown.
private final class FormerEvents: EventSink {
    static let id = "certificate-former"
    private(set) var names: Set<String> = []

    func receive(_ event: RaisedEvent) -> EventReply {
        if "\(event)".contains(Self.id) { names.insert(event.name) }
        return .passed
    }
}

extension ChatMessage {
    /// Whether it has no parts besides its text.
    fileprivate var isPlain: Bool {
        attachments.isEmpty && reactions.isEmpty && quote == nil && replyCount == 0
    }
}

extension ViewDifference {
    /// The property and the path of views to it.
    fileprivate var place: [String] { names + [property] }
}
