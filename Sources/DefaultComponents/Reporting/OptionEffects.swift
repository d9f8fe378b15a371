import Components
import Tracing
import Views

/// The effects of the layout options that plugins and the app insert, remove and declare.
///
/// Reads of an option cannot be observed, but whether a message looks different without it.
struct OptionEffects {
    private struct Insertion: Hashable {
        let layer: SlotLayer
        let option: ChatMessageLayoutOption
    }

    /// The insertions that remained for at least one message.
    private var lasting: Set<Insertion> = []
    /// The layers that removed the others.
    private var takers: [Insertion: Set<SlotLayer>] = [:]
    /// The first layer that removed an option.
    private var removers: [ChatMessageLayoutOption: SlotLayer] = [:]
    /// The options with which a message looks different.
    private var read: Set<ChatMessageLayoutOption> = []
    /// The declared options that no message had yet.
    private var unused: [ChatMessageLayoutOption: DeclaredName]

    init(_ components: Components) {
        let defaults = Set(ChatMessageLayoutOption.defaults.map(\.rawValue))
        let declared = components.declaredNames.filter {
            $0.kind == ChatMessageLayoutOption.kindOfName && !defaults.contains($0.name)
        }
        unused = Dictionary(
            declared.map { (ChatMessageLayoutOption(rawValue: $0.name), $0) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Adds a message.
    ///
    /// - Parameters:
    ///   - account: The account of its options.
    ///   - compose: Returns the message with other options, laid out.
    mutating func add(
        _ account: LayoutOptionsAccount,
        compose: (ChatMessageLayoutOptions) -> View
    ) {
        for (place, step) in account.steps.enumerated() where step.layer.owner != .declaration {
            for option in step.removed where removers[option] == nil {
                removers[option] = step.layer
            }
            let later = account.steps.dropFirst(place + 1)
            for option in step.inserted {
                let insertion = Insertion(layer: step.layer, option: option)
                if account.options.contains(option) {
                    lasting.insert(insertion)
                } else if let taker = later.first(where: { $0.removed.contains(option) }) {
                    takers[insertion, default: []].insert(taker.layer)
                }
            }
        }
        for option in account.options { unused[option] = nil }
        compare(account.options, compose)
    }

    /// Determines for more options whether the message changes with them.
    private mutating func compare(
        _ options: ChatMessageLayoutOptions,
        _ compose: (ChatMessageLayoutOptions) -> View
    ) {
        let inserted = lasting.map(\.option).filter(options.contains)
        let doubtful = Set(inserted + unused.keys).subtracting(read)
        guard !doubtful.isEmpty else { return }
        let standard = compose(options)
        for option in doubtful
        where ViewDifference(of: compose(options.symmetricDifference([option])), from: standard)
            != nil
        {
            read.insert(option)
        }
    }

    /// The findings on options without effect.
    var findings: [RegistrationFinding] {
        let slot = Slot.messageLayoutOptions.name
        let kind = ChatMessageLayoutOption.kindOfName
        let unread = lasting.filter { !read.contains($0.option) }.map { insertion in
            RegistrationFinding(
                slot: slot,
                layer: insertion.layer,
                reason: .nameUnread(kind: kind, name: insertion.option.rawValue)
            )
        }
        let lost = takers.compactMap { insertion, takers -> RegistrationFinding? in
            guard !lasting.contains(insertion), takers.count == 1 else { return nil }
            return takers.first.map {
                RegistrationFinding(
                    slot: slot,
                    layer: insertion.layer,
                    reason: .nameTakenOut(kind: kind, name: insertion.option.rawValue, by: $0)
                )
            }
        }
        let inserted = Set(takers.keys.map(\.option))
        let idle = unused.filter { !inserted.contains($0.key) }.map { option, declared in
            RegistrationFinding(
                slot: option.rawValue,
                layer: declared.layer,
                reason: .nameUnused(
                    kind: kind,
                    name: option.rawValue,
                    isRead: read.contains(option)
                )
            )
        }
        return unread + lost + idle
    }

    /// Returns a finding with the layer that removed the option of the slot's part, if one did.
    func explaining(_ finding: RegistrationFinding) -> RegistrationFinding {
        let name = String(finding.slot.prefix { $0 != "(" })
        guard [.neverRead, .neverMade].contains(finding.reason),
            let option = ChatMessageLayoutOption.bySlot[name],
            let remover = removers[option], remover.owner != finding.layer.owner
        else { return finding }
        return RegistrationFinding(
            slot: finding.slot,
            layer: finding.layer,
            reason: .gaveWay(
                kind: ChatMessageLayoutOption.kindOfName,
                name: option.rawValue,
                to: remover
            )
        )
    }
}
