import Views

/// What a view is to a reader who does not see it.
struct HTMLMeaning {
    let tag: ElementTag
    private let role: HTMLMarkup?
    private let label: String?
    /// Whether the label is written as text, because the role's name is not read out.
    private let showsLabel: Bool

    init(of view: borrowing DrawnView, isInButton: Bool) {
        let label = view.label
        var isButton = false
        var role: HTMLMarkup?
        switch view.role {
        case nil:
            isButton = view.isTappable
            role = label == nil ? nil : " role=\"group\""
        case .article?:
            // The entry around it is the article, and has its name.
            self.init(tag: isInButton ? .phrase : .block, role: nil, label: nil)
            return
        case .button?: isButton = true
        case .heading?: role = " role=\"heading\" aria-level=\"3\""
        case .image?: role = label == nil ? nil : " role=\"img\""
        case .link?: role = " role=\"link\" aria-disabled=\"true\""
        case .separator?: role = " role=\"separator\""
        case .status?: role = " role=\"status\""
        default: role = label == nil ? nil : " role=\"group\""
        }
        if isButton, !isInButton {
            self.init(tag: .button, role: nil, label: label)
        } else {
            let isStatus = view.role == .status
            self.init(tag: isInButton ? .phrase : .block, role: role, label: label, isStatus)
        }
    }

    private init(
        tag: ElementTag,
        role: HTMLMarkup?,
        label: String?,
        _ showsLabel: Bool = false
    ) {
        self.tag = tag
        self.role = role
        self.label = label
        self.showsLabel = showsLabel
    }

    /// Writes role and name.
    @inline(__always)
    func writeAttributes(to out: inout HTMLWriter) {
        if let role { out.markup(role) }
        if let label, !showsLabel { out.attribute(" aria-label=\"", label) }
    }

    /// Writes what only readers who do not see the view meet.
    @inline(__always)
    func writeHiddenText(to out: inout HTMLWriter) {
        guard showsLabel, let label else { return }
        out.markup("<span class=\"h\">")
        out.text(label)
        out.markup(" </span>")
    }
}
