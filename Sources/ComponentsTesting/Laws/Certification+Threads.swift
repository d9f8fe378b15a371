import Components
import DefaultComponents
import Dispatch
import Drawing
import Synchronization

extension Certification {
    /// Where trees that are composed at the same time change each other.
    ///
    /// On two threads they seldom meet, so a tree is composed in the middle of another one as well, at each hook.
    func threadFindings() -> [CertificateFinding] {
        guard let difference = interruptedDifference ?? concurrentDifference else { return [] }
        return [
            CertificateFinding(
                .threads,
                of: difference.id,
                "While another message is composed, it has \(difference.fact).",
                repetition: certifying(.threads),
                fix:
                    "To fix, keep what one hook tells another one in the part or extension itself, and nothing in "
                    + "global or static variables."
            )
        ]
    }

    private var interruptedDifference: (id: String, fact: String)? {
        guard let other = rows.last else { return nil }
        var quiet = alone
        quiet.extend(.messageContentView, with: Interrupting.self)
        quiet.extend(.bubble, with: Interrupting.self)
        quiet.extend(.messageText, with: Interrupting.self)
        quiet.extend(.timestamp, with: Interrupting.self)
        var loud = quiet
        loud[.interruption] = Interruption(row: other, components: alone)
        quiet[.interruption] = Interruption()
        let contexts = (ComponentContext(loud), ComponentContext(quiet))
        for row in rows.prefix(8) {
            let found = [contexts.0, contexts.1].map { shown(.message(row), in: $0) }
            if let difference = firstDifference(of: [found[0]], from: [found[1]]) {
                return difference
            }
        }
        return nil
    }

    private var concurrentDifference: (id: String, fact: String)? {
        let (samples, alone) = (samples, alone)
        let found = Mutex<[Int: [String]]>([:])
        DispatchQueue.concurrentPerform(iterations: 2) { number in
            // Both compose the same messages, one of them from the end.
            let order = number == 0 ? samples : samples.reversed()
            let texts = Components.withValue(Components()) {
                Components.onDiagnostic = { _ in }
                return order.map { sample in
                    let composed = sample.composed(in: ComponentContext(alone))
                    return TreeNode(of: composed.view, variant: .frames).description
                }
            }
            found.withLock { $0[number] = number == 0 ? texts : texts.reversed() }
        }
        let texts = found.withLock { $0 }
        for (place, sample) in aloneShown.prefix(samples.count).enumerated() {
            let expected = sample.tree.description
            for number in 0..<2 {
                guard let text = texts[number]?[place], text != expected else { continue }
                return (sample.id, LineDifference(of: text, from: expected).description)
            }
        }
        return nil
    }
}
