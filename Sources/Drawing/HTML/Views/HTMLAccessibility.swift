import Views

/// The accessibility attributes of a view.
struct HTMLAccessibility {
    let tag: ElementTag
    /// The role attribute, if it needs one.
    let role: HTMLMarkup?
    /// The form of the label.
    let label: Label

    /// The form of a label.
    enum Label {
        case none
        /// As an attribute.
        case attribute
        /// As a text, because screen readers do not read the name of this role.
        case text
    }

    @inline(__always)
    init(of view: RenderedView, isInButton: Bool) {
        if view.hasRole || view.hasLabel || view.isTappable {
            self.init(instrumented: view, isInButton: isInButton)
        } else {
            self.init(tag: isInButton ? .phrase : .block, role: nil, label: .none)
        }
    }

    private init(instrumented view: RenderedView, isInButton: Bool) {
        var isButton = view.isTappable
        var role: HTMLMarkup? = view.hasLabel ? " role=\"group\"" : nil
        var label = view.hasLabel ? Label.attribute : .none
        if view.hasRole, let name = view.role {
            isButton = name == .button
            switch name {
            case .image: role = view.hasLabel ? " role=\"img\"" : nil
            case .button: role = nil
            case .status:
                role = " role=\"status\""
                if view.hasLabel { label = .text }
            case .article:
                // The entry around it is the article, and has its name.
                role = nil
                label = .none
            case .heading: role = " role=\"heading\" aria-level=\"3\""
            case .link: role = " role=\"link\" aria-disabled=\"true\""
            case .separator: role = " role=\"separator\""
            case .textbox:
                role = " role=\"textbox\" aria-multiline=\"true\" aria-readonly=\"true\""
            default: break
            }
        }
        if isButton, !isInButton {
            self.init(tag: .button, role: nil, label: label)
        } else {
            self.init(tag: isInButton ? .phrase : .block, role: role, label: label)
        }
    }

    private init(tag: ElementTag, role: HTMLMarkup?, label: Label) {
        self.tag = tag
        self.role = role
        self.label = label
    }
}
