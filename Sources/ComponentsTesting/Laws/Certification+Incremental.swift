import Components
import DefaultComponents
import Drawing
import Views

extension Certification {
    /// Samples whose layout after other widths differs from a new one, but not without the plugin.
    func incrementalFindings() -> [CertificateFinding] {
        for sample in samples {
            let changes = changes(of: sample, in: alone)
            guard changes.contains(where: { !$0.isEmpty }) else { continue }
            let usual = self.changes(of: sample, in: bare)
            for (width, pair) in zip(settings.widths.reversed(), zip(changes, usual)) {
                guard let change = pair.0.first(beyond: pair.1) else { continue }
                return [
                    broken(
                        .incremental,
                        of: sample.id,
                        "\(width.preciseText) points wide after other widths, it has \(change.fact)."
                    )
                ]
            }
        }
        return editFinding.map { [$0] } ?? []
    }

    /// The finding of a message that looks different after an edit than one that had its text from the beginning.
    private var editFinding: CertificateFinding? {
        func texts(_ number: Int, _ text: RichText) -> Set<String> {
            var message = CertificateChat.hello
            (message.id, message.text) = ("certificate-edit-\(number)", text)
            return Set(SampleRow(message).cell(in: ComponentContext(alone)).shownTexts)
        }
        let long = RichText(plain: CertificateChat.sentences)
        // Some show what depends on the id.
        guard texts(0, "Aye") == texts(1, "Aye"), texts(2, long) == texts(3, long),
            let lost = texts(2, long).subtracting(texts(0, long)).min()
        else { return nil }
        let fact = "After an edit it does not show \(lost.quoted), as a new message does."
        let fix = "To fix, keep what is computed for a text under that text, and not under an id."
        return broken(.incremental, of: "hello", fact, fix: fix)
    }

    /// Returns the differences of a sample from a new one at each width, the last one first, after all before.
    private func changes(of sample: Sample, in components: Components) -> [[VisualFault]] {
        let context = ComponentContext(components)
        let used = sample.composed(in: context)
        return settings.widths.reversed().map { width in
            used.view.layout(width: width)
            let fresh = sample.composed(in: context, width: width)
            let tree = TreeNode(of: used.view, variant: .frames)
            return tree.changes(from: TreeNode(of: fresh.view, variant: .frames))
        }
    }
}
