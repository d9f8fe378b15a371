import Components
import DefaultComponents
import Views

extension Certification {
    /// Messages that take much time, and views that stay in memory.
    func costFindings() -> [CertificateFinding] {
        let ids = Set(own.map(\.id) + ["long"])
        let one = rows.filter { ids.contains($0.id) }.map { ($0.id, $0.content) }
        let crowded = MessageCellContent(
            index: 0,
            messages: AnyRandomAccessCollection(
                repeatElement(CertificateChat.hello, count: 100_000)
            ),
            channel: CertificateChat.channel
        )
        return (one + [("hello", crowded)]).compactMap(slowness) + samples.compactMap(leftView)
    }

    /// Returns a finding if a message takes much longer than without the plugin, in the best of some tries.
    private func slowness(of id: String, _ content: MessageCellContent) -> CertificateFinding? {
        var best = [Duration.seconds(60), .seconds(60)]
        // If other processes use the processor, more tries are needed.
        for number in 1...20 {
            for (place, components) in [alone, bare].enumerated() {
                let time = ContinuousClock().measure {
                    _ = ComponentContext(components).mountedCell(showing: content, width: 375)
                }
                best[place] = min(best[place], time)
            }
            if number > 2, best[0] - best[1] <= settings.time { return nil }
        }
        return broken(.cost, of: id, "It takes over \(settings.time) more to compose.")
    }

    /// Returns a finding with a view that is still alive after its tree has ended.
    private func leftView(of sample: Sample) -> CertificateFinding? {
        func left(in components: Components) -> [String] {
            var views: [() -> View?] = []
            func compose() {
                let composed = sample.composed(in: ComponentContext(components))
                composed.view.tapEverywhere()
                composed.view.visitShown { view in views.append { [weak view] in view } }
            }
            compose()
            return views.compactMap { $0() }.map { "\(type(of: $0))" }
        }
        let found = left(in: alone)
        guard let name = found.first, found.count > left(in: bare).count else { return nil }
        return broken(.cost, of: sample.id, "\(name.quoted) is there after its tree has ended.")
    }
}
