import Views

/// What a view is to a reader who does not see it.
struct HTMLMeaning {
    let tag: ElementTag
    /// What tells the role, if anything has to.
    let role: HTMLMarkup?
    /// How the label is told.
    let label: Label

    /// How a label is told.
    enum Label {
        case none
        /// As an attribute.
        case attribute
        /// As a text, because the role's name is not read out.
        case text
    }

    init(of view: DrawnView, isInButton: Bool) {
        var isButton = view.isTappable
        var role: HTMLMarkup?
        var label = view.hasLabel ? Label.attribute : .none
        if view.hasRole {
            let name = view.role
            isButton = name == .button
            switch name {
            case .article?, .button?: break
            case .heading?: role = " role=\"heading\" aria-level=\"3\""
            case .image?: role = view.hasLabel ? " role=\"img\"" : nil
            case .link?: role = " role=\"link\" aria-disabled=\"true\""
            case .separator?: role = " role=\"separator\""
            case .status?: role = " role=\"status\""
            default: role = view.hasLabel ? " role=\"group\"" : nil
            }
            // The entry around it is the article, and has its name.
            if name == .article { label = .none }
            if name == .status, view.hasLabel { label = .text }
        } else if view.hasLabel {
            role = " role=\"group\""
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
