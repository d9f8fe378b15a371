import Components
import DefaultComponents
import Tracing
import Views

extension Certification {
    /// Values that cells keep from earlier messages, and a composer from earlier content.
    func reuseFindings() -> [CertificateFinding] {
        cellFindings() + composerFindings()
    }

    private func cellFindings() -> [CertificateFinding] {
        // Before the registration was excluded from a message, it wrote to the cell.
        for case .excluded in aloneShown.flatMap(\.diagnostics) { return [] }
        let usual = Set(leaks(in: bare))
        return leaks(in: alone).filter { !usual.contains($0) }.map { leak in
            let (fact, fix) = leak.description.splitFix
            return broken(.reuse, of: "list", fact, fix: fix)
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
        return list.list.reuseLeaks + leaksOfTaps(in: components)
    }

    /// Returns values that cells keep from messages that were tapped, for others that were not.
    private func leaksOfTaps(in components: Components) -> [ReuseLeak] {
        let texts = CertificateChat.parts.map(\.text)
        let copies = (0..<40).map { number in
            var message = CertificateChat.hello
            message.id = "hello-\(number)"
            message.text = texts[number % texts.count]
            return message
        }
        let list = SampleList(copies, in: ComponentContext(components), checksReuse: true)
        let cells = list.list.listView.visibleRows.compactMap(list.list.listView.cell)
        for cell in cells { cell.tapEverywhere() }
        for _ in 0..<4 { list.list.listView.scroll(by: -400) }
        return list.list.reuseLeaks
    }

    private func composerFindings() -> [CertificateFinding] {
        let pairs = zip(composerLeaks(in: alone), composerLeaks(in: bare))
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

extension ViewDifference {
    /// The property and the path of views to it.
    fileprivate var place: [String] { names + [property] }
}
