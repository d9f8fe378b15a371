import Components
import DefaultComponents

extension Certification {
    /// What cells keep from messages that they showed before.
    func reuseFindings() -> [CertificateFinding] {
        let usual = Set(leaks(in: bare))
        return leaks(in: alone).filter { !usual.contains($0) }.map { leak in
            let (fact, fix) = leak.description.splitFix
            return CertificateFinding(
                .reuse,
                of: "list",
                fact,
                repetition: certifying(.reuse),
                fix: fix
            )
        }
    }

    private func leaks(in components: Components) -> [ReuseLeak] {
        var generator = SeededGenerator(settings.seed)
        let list = SampleList(listed, in: ComponentContext(components), checksReuse: true)
        let messages = listed + allRows.map(\.message)
        for number in 0..<max(0, settings.reuses) {
            let visible = list.list.listView.visibleRows
            guard let index = visible.randomElement(using: &generator) else { break }
            if number % 4 == 3 {
                list.list.listView.scroll(by: .random(in: -500...500, using: &generator))
            } else if let message = messages.randomElement(using: &generator) {
                list.replace(at: index, with: message)
            }
        }
        return list.list.reuseLeaks
    }
}
