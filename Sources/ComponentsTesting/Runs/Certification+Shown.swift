import Components
import DefaultComponents
import Drawing
import Views

/// A composed message, list or composer.
struct ShownSample: Equatable {
    /// The id of the message or composer, or `list`.
    let id: String
    /// The message; nil for the list and composers.
    let message: ChatMessage?
    let tree: TreeNode
    /// The diagnostics of its tree.
    let diagnostics: [ComponentDiagnostic]

    var isList: Bool { id == "list" }
}

extension Certification {
    /// Returns every message, every composer and the list, composed with components.
    func shown(_ components: Components) -> [ShownSample] {
        shown(in: ComponentContext(components))
    }

    /// Returns every message, every composer and the list, composed in a context.
    func shown(in context: ComponentContext) -> [ShownSample] {
        samples.map { shown($0, in: context) } + [list(in: context)]
    }

    /// Returns a message or a composer, composed in a context.
    func shown(_ sample: Sample, in context: ComponentContext) -> ShownSample {
        let composed = sample.composed(in: context)
        return ShownSample(
            id: sample.id,
            message: sample.row?.message,
            tree: TreeNode(of: composed.view, variant: .frames),
            diagnostics: composed.diagnostics
        )
    }

    /// Returns the list composed in a context.
    func list(in context: ComponentContext) -> ShownSample {
        let list = SampleList(listed, in: context)
        return ShownSample(
            id: "list",
            message: nil,
            tree: TreeNode(of: list.view, variant: .frames),
            diagnostics: list.diagnostics
        )
    }

    /// Returns for each sample and the list the first fault that it has with the plugin alone, but not without it.
    func faults(_ faults: (View, Components) -> [String]) -> [(id: String, String)] {
        let inList = first { components in
            let list = SampleList(listed, in: ComponentContext(components))
            list.list.scrollToLatestMessageButton.content = ChatUnreadCount(messages: 3)
            list.list.showTypingIndicator(typingUsers: [CertificateChat.cy])
            list.view.layoutIfNeeded()
            return withExtendedLifetime(list) { faults(list.view, components) }
        }
        let found = samples.compactMap { sample in
            first { components in
                let composed = sample.composed(in: ComponentContext(components))
                return withExtendedLifetime(composed) { faults(composed.view, components) }
            }.map { (sample.id, $0) }
        }
        return found + (inList.map { [("list", $0)] } ?? [])
    }

    /// Returns the first fault with the plugin alone that there is not without it.
    private func first(of faults: (Components) -> [String]) -> String? {
        let found = faults(alone)
        guard !found.isEmpty else { return nil }
        let usual = faults(bare)
        return found.first { !usual.contains($0) }
    }

    /// Whether messages look alike exactly where the hashes of their words are alike.
    var looksHashed: Bool {
        func look(_ word: String) -> [Substring] {
            var message = CertificateChat.hello
            (message.id, message.text) = (word, RichText(plain: word))
            message.author = ChatUser(id: word, name: word, imageURL: message.author.imageURL)
            let cell = SampleRow(message).cell(in: ComponentContext(alone))
            return TreeNode(of: cell, variant: .structure).description.split(separator: word)
        }
        var looks: Set<[Substring]> = []
        // If the first ones look alike, nothing depends on words.
        for (place, words) in Self.hashedWords.enumerated() where place < 5 || looks.count > 1 {
            let pair = words.prefix(2).map(look)
            if pair[0] != pair[1] { return false }
            looks.insert(pair[0])
        }
        return looks.count > 1
    }

    /// Words whose hashes in this process have the same sign, and the same remainders by most small numbers.
    private static let hashedWords = Dictionary(grouping: (10_000..<22_000).map { "m\($0)" }) {
        let hash = UInt(bitPattern: $0.hashValue)
        return hash % (64 * 9 * 25 * 7 * 11) * 2 + hash >> 63
    }.values.filter { $0.count > 1 }.prefix(16)

    /// Returns the first sample whose tree differs, with the lines that differ.
    func firstDifference(
        of samples: [ShownSample],
        from expected: [ShownSample]
    ) -> (id: String, fact: String)? {
        for (sample, other) in zip(samples, expected) where sample.tree != other.tree {
            let texts = (sample.tree.description, other.tree.description)
            if texts.0 != texts.1 {
                return (sample.id, LineDifference(of: texts.0, from: texts.1).description)
            }
        }
        return nil
    }
}
