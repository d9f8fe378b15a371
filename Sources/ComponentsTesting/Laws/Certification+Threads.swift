import Components
import DefaultComponents
import Dispatch
import Drawing
import Synchronization

extension Certification {
    /// Trees that change each other when they are composed at the same time.
    ///
    /// Two threads seldom interfere, so a tree is also composed in the middle of another one, at each hook.
    func threadFindings() -> [CertificateFinding] {
        let difference =
            first(of: interrupted(alone), beyond: interrupted(bare))
            ?? first(of: concurrent(alone, aloneShown), beyond: concurrent(bare, bareShown))
        guard let difference else { return [] }
        return [
            broken(
                .threads,
                of: difference.id,
                "While another message is composed, it has \(difference.fact)."
            )
        ]
    }

    /// Returns the first difference in a message that has none without the plugin.
    private func first(
        of found: [(id: String, fact: String)],
        beyond usual: @autoclosure () -> [(id: String, fact: String)]
    ) -> (id: String, fact: String)? {
        guard !found.isEmpty else { return nil }
        let known = Set(usual().map(\.id))
        return found.first { !known.contains($0.id) }
    }

    /// Returns the differences in messages that are composed while another one is composed.
    private func interrupted(_ components: Components) -> [(id: String, fact: String)] {
        guard let other = rows.last else { return [] }
        var quiet = components
        quiet.extend(.messageContentView, with: Interrupting.self)
        quiet.extend(.bubble, with: Interrupting.self)
        quiet.extend(.messageText, with: Interrupting.self)
        quiet.extend(.timestamp, with: Interrupting.self)
        var loud = quiet
        loud[.interruption] = Interruption(row: other, components: components)
        quiet[.interruption] = Interruption()
        let contexts = (ComponentContext(loud), ComponentContext(quiet))
        return rows.prefix(8).compactMap { row in
            let found = [contexts.0, contexts.1].map { shown(.message(row), in: $0) }
            return firstDifference(of: [found[0]], from: [found[1]])
        }
    }

    /// Returns the differences in messages that two threads compose.
    private func concurrent(
        _ components: Components,
        _ usual: [ShownSample]
    ) -> [(id: String, fact: String)] {
        let samples = samples
        let found = Mutex<[Int: [String]]>([:])
        DispatchQueue.concurrentPerform(iterations: 2) { number in
            // Both compose the same messages, one of them from the end.
            let order = number == 0 ? samples : samples.reversed()
            let texts = Components.withValue(Components()) {
                Components.onDiagnostic = { _ in }
                return order.map { sample in
                    let composed = sample.composed(in: ComponentContext(components))
                    return TreeNode(of: composed.view, variant: .frames).description
                }
            }
            found.withLock { $0[number] = number == 0 ? texts : texts.reversed() }
        }
        let texts = found.withLock { $0 }
        return usual.prefix(samples.count).enumerated().compactMap { place, sample in
            let expected = sample.tree.description
            let text = (0..<2).lazy.compactMap { texts[$0]?[place] }.first { $0 != expected }
            return text.map { (sample.id, LineDifference(of: $0, from: expected).description) }
        }
    }
}
