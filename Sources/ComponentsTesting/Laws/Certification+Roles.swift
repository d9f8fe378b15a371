import Components
import DefaultComponents
import Drawing
import Views

extension Certification {
    /// What somebody who does not see a message or a composer cannot tell.
    func roleFindings() -> [CertificateFinding] {
        let contexts = (ComponentContext(alone), ComponentContext(bare))
        return samples.compactMap { sample in
            let composed = (sample.composed(in: contexts.0), sample.composed(in: contexts.1))
            let (view, plain) = (composed.0.view, composed.1.view)
            let usual = Set(plain.silentParts)
            let fact: String
            if let part = view.silentParts.first(where: { !usual.contains($0) }) {
                fact = part
            } else if plain.isArticle, !view.isArticle {
                fact = "The message is no longer an article with a name."
            } else {
                return nil
            }
            return CertificateFinding(
                .roles,
                of: sample.id,
                fact,
                repetition: code(of: .roles, in: sample.id),
                fix:
                    "To fix, set accessibilityRole, and accessibilityLabel where no text says what it is, and leave "
                    + "those of others."
            )
        }
    }
}

extension View {
    /// What can be tapped and has no role, and what has a role and no name, in words.
    fileprivate var silentParts: [String] {
        var found: [String] = []
        var waiting: [View] = [self]
        while let view = waiting.popLast() {
            if view.isHidden || view.alpha < 0.01 { continue }
            if let control = view as? Control, !(control is Button), control.isEnabled,
                control.isUserInteractionEnabled, !control.targetNames.isEmpty,
                control.accessibilityRole == nil
            {
                found.append("\("\(type(of: control))".quoted) can be tapped and has no role.")
            }
            waiting += view.subviews.reversed()
        }
        let named: Set<String> = ["article", "button", "image", "link", "heading", "textbox"]
        let unnamed = Meaning(of: self).lines.filter { line in
            named.contains(line.role) && (line.name ?? "").isEmpty
        }
        return found + unnamed.map { "There is a \($0.role.quoted) without a name." }
    }

    /// Whether what is here is met as one message with a name.
    fileprivate var isArticle: Bool {
        Meaning(of: self).lines.contains { $0.role == "article" && !($0.name ?? "").isEmpty }
    }
}
