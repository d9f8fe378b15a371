import Components
import DefaultComponents
import Drawing
import Views

extension Certification {
    /// Where hostile text becomes something else than text, or is no longer all there.
    func hostileTextFindings() -> [CertificateFinding] {
        let contexts = (ComponentContext(alone), ComponentContext(bare))
        return allRows.filter { CertificateChat.hostileIDs.contains($0.message.id) }.flatMap {
            row in
            let cells = (row.cell(in: contexts.0), row.cell(in: contexts.1))
            let usual = Set(cells.1.addresses)
            let strange = cells.0.addresses.first {
                LinkAddress($0) == nil && !usual.contains($0)
            }
            let lost = Self.lostText(
                in: TreeNode(of: cells.0),
                of: TreeNode(of: cells.1),
                [row.message.text.plain, row.message.author.name]
            )
            let facts = [
                strange.map { "\($0.quoted) is an address." }, lost,
            ].compactMap { $0 }
            return facts.map { fact in
                CertificateFinding(
                    .hostileText,
                    of: row.id,
                    fact,
                    repetition: code(of: .hostileText, in: row.id),
                    fix:
                        "To fix, show text as it is, character by character, and take addresses through "
                        + "LinkAddress."
                )
            }
        }
    }

    /// Returns which text a view of some name showed, while no view of that name shows it now.
    private static func lostText(
        in tree: TreeNode,
        of usual: TreeNode,
        _ texts: [String]
    ) -> String? {
        let nodes = tree.flattened
        for node in usual.flattened {
            guard let shown = node.text, let text = texts.first(where: { shown.contains($0) })
            else { continue }
            let same = nodes.filter { $0.name == node.name }
            if same.isEmpty || same.contains(where: { $0.text?.contains(text) == true }) {
                continue
            }
            let instead = same.compactMap(\.text).first ?? ""
            return "\(node.name.quoted) shows \(instead.quoted) and not \(text.quoted)."
        }
        return nil
    }
}

extension View {
    /// The addresses of links and pictures here and below.
    fileprivate var addresses: [String] {
        var found: [String] = []
        var waiting: [View] = [self]
        while let view = waiting.popLast() {
            if let view = view as? TextView {
                found += view.text.runs.compactMap { run in
                    if case .link(let address)? = run.style.target { address } else { nil }
                }
            }
            if let view = view as? ImageView, case .remote(let address)? = view.image {
                found.append(address)
            }
            waiting += view.subviews.reversed()
        }
        return found
    }
}
