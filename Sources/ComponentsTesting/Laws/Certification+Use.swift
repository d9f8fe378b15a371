import Components
import DefaultComponents

extension Certification {
    /// User actions whose effect differs from that without the plugin.
    func useFindings() -> [CertificateFinding] {
        let chats = [bare, alone].map { UsedChat(listed, in: ComponentContext($0)) }
        chats[0].use()
        chats[1].use(drafts: drafts, steps)
        let (usual, used) = (chats[0].steps, chats[1].steps)
        let kept = Dictionary(grouping: used, by: \.name)
        let ownIDs = Set(own.map(\.id))
        var findings = usual.filter { !ownIDs.contains($0.message ?? "") }.compactMap { step in
            loss(of: step, among: kept[step.name] ?? [], in: chats[1])
        }
        let names = Set(usual.map(\.name))
        for step in used {
            let isIdle =
                step.effects.isEmpty && !step.isSeen && step.name.hasPrefix("choosing")
                && !names.contains(step.name)
            // A command may need words behind it.
            let isRaw =
                step.effects.contains("raw")
                && used.allSatisfy { $0.command != step.command || $0.effects.contains("raw") }
            if isIdle || isRaw {
                findings.append(broken(.use, "\(step.name.quoted) has no effect."))
            }
            guard step.effects.contains("unsafe link") else { continue }
            let fact = "\(step.name.quoted) leads to an address that is not safe to open."
            findings.append(broken(.use, of: step.message, fact))
        }
        findings += chats[1].unasked.subtracting(chats[0].unasked).sorted().map { request in
            broken(.use, "Showing messages leads to \(request.quoted), which nobody asked for.")
        }
        return findings
            + chats[1].unheard.sorted().map { event in
                broken(.use, "Event \(event.quoted) is raised, and nobody listens.", .warning)
            }
    }

    /// Returns the effect that a step lost, unless another visible effect replaces it.
    private func loss(
        of step: UsedChat.Step,
        among kept: [UsedChat.Step],
        in chat: UsedChat
    ) -> CertificateFinding? {
        guard !step.effects.isEmpty else { return nil }
        guard let own = kept.first(where: { $0.message == step.message }) else {
            // One of the messages of a group has the author's picture.
            let author = listed.first { $0.id == step.message }?.author
            let same = listed.filter { $0.author == author }.map(\.id)
            let isAtOthers = kept.contains { same.contains($0.message ?? "") }
            if step.name == "tapping avatar", isAtOthers { return nil }
            // An unsent message has to be visible, and links that are visible have to lead somewhere.
            let text = chat.shown[step.message ?? ""] ?? ""
            let isDead = !step.words.isEmpty && text.contains(step.words)
            let isBad = isDead || step.name.hasSuffix("errorIndicator")
            let fact = "\(step.name.quoted) is no longer possible."
            return broken(.use, of: step.message, fact, isBad ? .error : .warning)
        }
        var possible = step.effects
        // If the message is sent now, no reason need be shown.
        if !own.effects.contains("nothing is sent") {
            possible.subtract(["nothing is sent", "a reason"])
        }
        guard let lost = possible.subtracting(own.effects).min() else { return nil }
        let isSent = step.name.hasPrefix("sending")
        // A panel about a person stays as it is when it is opened again.
        let isSeen = kept.contains { $0.isSeen && !$0.effects.contains(lost) }
        if isSeen, !isSent, step.message != nil, !lost.hasPrefix("the composer") { return nil }
        let isRefused = isSent && own.effects.contains("a reason")
        let fact = "\(step.name.quoted) no longer leads to \(lost.quoted)."
        return broken(.use, of: step.message, fact, isRefused ? .warning : .error)
    }
}
