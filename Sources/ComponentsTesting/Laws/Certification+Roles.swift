import Components
import DefaultComponents
import Drawing
import Views

extension Certification {
    /// Parts of a message or a composer that the accessibility tree does not describe.
    func roleFindings() -> [CertificateFinding] {
        faults { view, _ in
            view.silentParts
                + (view.isArticle ? [] : ["The message is no longer an article with a name."])
        }.map { broken(.roles, of: $0, $1) }
    }
}

extension View {
    /// Controls without a role, and views with a role and no name, in words.
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

    /// Whether the accessibility tree has this as one message with a name.
    fileprivate var isArticle: Bool {
        AccessibilityTree(of: self).lines.contains {
            $0.role == "article" && !($0.name ?? "").isEmpty
        }
    }
}
