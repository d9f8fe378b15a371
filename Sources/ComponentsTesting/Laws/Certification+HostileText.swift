import Components
import DefaultComponents
import Drawing
import Views

extension Certification {
    /// Hostile texts that become markup or other controls, or are incomplete.
    func hostileTextFindings() -> [CertificateFinding] {
        let contexts = (ComponentContext(alone), ComponentContext(bare))
        return allSamples.filter(\.isHostile).flatMap { sample in
            let composed = (sample.composed(in: contexts.0), sample.composed(in: contexts.1))
            let usual = Set(composed.1.view.addresses)
            let strange = composed.0.view.addresses.first {
                LinkAddress($0) == nil && !usual.contains($0)
            }
            let lost = Self.lostText(
                in: TreeNode(of: composed.0.view),
                of: TreeNode(of: composed.1.view),
                sample.texts
            )
            return [strange.map { "\($0.quoted) is an address." }, lost].compactMap(\.self)
                .map { broken(.hostileText, of: sample.id, $0) }
        }
    }

    /// Returns a text that a view of some name showed, if no view of that name shows it now, or if fewer do and the
    /// number of views is not lower.
    private static func lostText(
        in tree: TreeNode,
        of usual: TreeNode,
        _ texts: [String]
    ) -> String? {
        let (nodes, usualNodes) = (tree.flattened, usual.flattened)
        for node in usualNodes {
            guard let text = texts.first(where: node.shows) else { continue }
            let (same, before) = (
                nodes.filter { $0.name == node.name },
                usualNodes.filter { $0.name == node.name }
            )
            let others = same.filter { !$0.shows(text) }
            let (count, countBefore) = (same.count - others.count, before.count { $0.shows(text) })
            let areAsMany = same.count < before.count || count >= countBefore
            if same.isEmpty || count > 0 && areAsMany { continue }
            let instead = others.compactMap(\.text).first ?? ""
            return "\(node.name.quoted) shows \(instead.quoted) and not \(text.quoted)."
        }
        return nil
    }
}

extension TreeNode {
    fileprivate func shows(_ words: String) -> Bool {
        text?.lowercased().contains(words.lowercased()) == true
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
