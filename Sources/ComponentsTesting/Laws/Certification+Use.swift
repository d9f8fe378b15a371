import Components
import DefaultComponents

extension Certification {
    /// What people do that has another effect than without the plugin.
    func useFindings() -> [CertificateFinding] {
        let chats = [bare, alone].map { UsedChat(listed, in: ComponentContext($0)) }
        chats[0].use()
        chats[1].use(drafts: drafts, steps)
        let (usual, used) = (chats[0].steps, chats[1].steps)
        let kept = Dictionary(grouping: used, by: \.name)
        let ownIDs = Set(own.map(\.id))
        var findings = usual.filter { !ownIDs.contains($0.message ?? "") }.compactMap { step in
            loss(of: step, among: kept[step.name] ?? [])
        }
        let names = Set(usual.map(\.name))
        for step in used {
            let isIdle =
                step.effects.isEmpty && !step.isSeen && step.name.hasPrefix("choosing")
                && !names.contains(step.name)
            guard isIdle || step.effects.contains("raw") else { continue }
            findings.append(broken(.use, "\(step.name.quoted) has no effect."))
        }
        return findings
            + chats[1].unheard.sorted().map { event in
                broken(.use, "Event \(event.quoted) is raised, and nobody listens.", .warning)
            }
    }

    /// Returns which effect a step lost that may have another one in sight instead, if any.
    private func loss(of step: UsedChat.Step, among kept: [UsedChat.Step]) -> CertificateFinding? {
        guard !step.effects.isEmpty else { return nil }
        guard let own = kept.first(where: { $0.message == step.message }) else {
            // That a message was not sent has to be seen.
            let isBad = step.name.hasSuffix("errorIndicator")
            let fact = "\(step.name.quoted) is no longer possible."
            return broken(.use, of: step.message, fact, isBad ? .error : .warning)
        }
        var possible = step.effects
        // Where it is sent now, there is nothing to explain.
        if !own.effects.contains("nothing is sent") {
            possible.subtract(["nothing is sent", "a reason"])
        }
        guard let lost = possible.subtracting(own.effects).min() else { return nil }
        let isSent = step.name.hasPrefix("sending")
        // What a panel says of somebody stays as it is when that is asked for again.
        let isSeen = kept.contains { $0.isSeen && !$0.effects.contains(lost) }
        if isSeen, !isSent, step.message != nil, !lost.hasPrefix("the composer") { return nil }
        let isRefused = isSent && own.effects.contains("a reason")
        let fact = "\(step.name.quoted) no longer leads to \(lost.quoted)."
        return broken(.use, of: step.message, fact, isRefused ? .warning : .error)
    }
}
