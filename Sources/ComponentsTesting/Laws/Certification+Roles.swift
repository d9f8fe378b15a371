import Components
import DefaultComponents
import Drawing
import Views

extension Certification {
    /// What somebody who does not see a message or a composer cannot tell.
    func roleFindings() -> [CertificateFinding] {
        faults { view, _ in
            view.silentParts
                + (view.isArticle ? [] : ["The message is no longer an article with a name."])
        }.map { broken(.roles, of: $0.id, $1) }
    }
}

extension View {
    /// What can be tapped and has no role, and what has a role and no name, in words.
    fileprivate var silentParts: [String] {
        var found: [String] = []
        visitShown { view in
            if let control = view as? Control, !(control is Button), control.isEnabled,
                control.isUserInteractionEnabled, !control.targetNames.isEmpty,
                control.accessibilityRole == nil
            {
                found.append("\("\(type(of: control))".quoted) can be tapped and has no role.")
            }
        }
        let named: Set<String> = ["article", "button", "image", "link", "heading", "textbox"]
        let unnamed = AccessibilityTree(of: self).lines.filter { line in
            named.contains(line.role) && (line.name ?? "").isEmpty
        }
        return found + unnamed.map { "There is a \($0.role.quoted) without a name." }
    }

    /// Whether what is here is met as one message with a name.
    fileprivate var isArticle: Bool {
        AccessibilityTree(of: self).lines.contains {
            $0.role == "article" && !($0.name ?? "").isEmpty
        }
    }
}
