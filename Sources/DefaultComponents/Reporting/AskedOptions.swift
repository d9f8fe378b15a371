import Components
import Tracing
import Views

/// The layout options that hooks and transforms look up, whether known or not.
struct AskedOptions {
    private struct Question: Hashable {
        let slot: String
        let layer: SlotLayer
        let option: ChatMessageLayoutOption
    }

    private var questions: Set<Question> = []
    /// The options that are declared, or that a message had.
    private var known: Set<ChatMessageLayoutOption>

    init(_ components: Components) {
        let declared = components.declaredNames.filter {
            $0.kind == ChatMessageLayoutOption.kindOfName
        }
        known = Set(declared.map { ChatMessageLayoutOption(rawValue: $0.name) })
        known.formUnion(ChatMessageLayoutOption.defaults)
    }

    /// Adds the lookups of the account of a message's options.
    mutating func add(_ account: LayoutOptionsAccount) {
        for step in account.steps {
            known.formUnion(step.inserted)
            for option in step.asked {
                let slot = Slot.messageLayoutOptions.name
                questions.insert(Question(slot: slot, layer: step.layer, option: option))
            }
        }
    }

    /// Adds the lookups of the hooks of a tree.
    mutating func add(_ recorder: CompositionRecorder) {
        for asked in recorder.log.notes.askedNames
        where asked.run >= 0 && asked.kind == ChatMessageLayoutOption.kindOfName {
            let author = recorder.log.author(of: asked.run)
            guard let slot = author.slot, let layer = author.layer else { continue }
            let option = ChatMessageLayoutOption(rawValue: asked.name)
            questions.insert(Question(slot: slot, layer: layer, option: option))
        }
    }

    /// The findings on lookups of options that are neither declared nor inserted, in no order.
    var findings: [RegistrationFinding] {
        questions.filter { !known.contains($0.option) }.map { question in
            let name = question.option.rawValue
            return RegistrationFinding(
                slot: question.slot,
                layer: question.layer,
                reason: .nameUndeclared(
                    kind: ChatMessageLayoutOption.kindOfName,
                    name: name,
                    nearest: NearestName.of(name, among: known.map(\.rawValue))
                )
            )
        }
    }
}
