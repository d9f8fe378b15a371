import Views

/// The accessibility attributes of a view.
struct HTMLAccessibility {
    let tag: ElementTag
    /// The role attribute, if it needs one.
    let role: HTMLMarkup?
    /// The form of the label.
    let label: Label
    /// Whether the view has a value, which its role may have.
    var hasValue = false
    /// Whether the view has a state.
    var hasState = false
    /// Whether the view has actions: gestures that the keyboard reaches.
    var hasActions = false

    /// The form of a label.
    enum Label {
        case none
        /// As an attribute.
        case attribute
        /// As a text, because screen readers do not read the name of this role.
        case text
    }
}

extension HTMLAccessibility {
    /// Whether there is nothing to say of the view.
    var isNothing: Bool { tag != .button && role == nil && isPlain }

    /// Whether the view's element has no attribute but a role.
    @inline(__always)
    var isPlain: Bool { label == .none && !hasValue && !hasState && !hasActions }

    @inline(__always)
    init(of view: RenderedView, isInButton: Bool) {
        if view.hasRole || view.hasLabel || view.isTappable || view.hasAccessibilityState
            || view.holdsGestures
        {
            self.init(instrumented: view, isInButton: isInButton)
            // In a button only the level of a heading is one.
            hasState = view.hasAccessibilityState && (!isInButton || view.role == .heading)
        } else {
            let tag = isInButton ? ElementTag.phrase : .block
            self.init(tag: tag, role: nil, label: .none)
        }
    }

    private init(instrumented view: RenderedView, isInButton: Bool) {
        let ownRole = view.hasRole ? view.role : nil
        let isButton =
            ownRole.map { $0 == .button } ?? (view.isTappable || view.hasLabel && view.isSelectable)
        let hasActions =
            view.holdsGestures && !isInButton && !view.actionTitles(isLeaf: isButton).isEmpty
        let group: HTMLMarkup = " role=\"group\""
        let isGroup = view.hasLabel || view.hasAccessibilityState || hasActions
        var role: HTMLMarkup? = isGroup ? group : nil
        var label = view.hasLabel ? Label.attribute : .none
        var hasValue = false
        if let name = ownRole {
            switch name {
            case .image: role = view.hasLabel ? " role=\"img\"" : hasActions ? group : nil
            case .button: role = nil
            case .status, .alert:
                role = name == .status ? " role=\"status\"" : " role=\"alert\""
                if view.hasLabel { label = .text }
            case .article:
                // The entry around it is the article, and has its name.
                role = hasActions ? group : nil
                label = .none
            case .heading:
                let hasLevel = view.accessibilityState.level != nil
                role = hasLevel ? " role=\"heading\"" : " role=\"heading\" aria-level=\"3\""
            case .link: role = " role=\"link\" aria-disabled=\"true\""
            case .listbox: role = " role=\"listbox\""
            case .option: role = " role=\"option\""
            case .separator: role = " role=\"separator\""
            case .textbox:
                role = (view.keyView as? TextField)?.htmlRole ?? TextField.inputRole
            case .progressbar, .meter:
                hasValue = view.accessibilityValue != nil
                role = name == .meter && hasValue ? " role=\"meter\"" : " role=\"progressbar\""
            case .dialog: role = " role=\"dialog\" aria-modal=\"true\""
            case .region: role = " role=\"region\""
            default: break
            }
        }
        if isButton, !isInButton {
            self.init(tag: .button, role: nil, label: label)
        } else {
            let tag = isInButton ? ElementTag.phrase : .block
            self.init(tag: tag, role: role, label: label, hasValue: hasValue)
        }
        self.hasActions = hasActions
    }
}

extension RenderedView {
    /// Whether it is selected or not.
    fileprivate var isSelectable: Bool {
        hasAccessibilityState && accessibilityState.isSelected != nil
    }
}

extension HTMLWriter {
    /// Writes the attributes of a value in a range of 100.
    mutating func value(_ value: AccessibilityValue?) {
        if let percentage = value?.percentage {
            markup(" aria-valuemin=\"0\" aria-valuemax=\"100\" aria-valuenow=\"")
            integer(UInt(percentage))
            markup("\"")
        }
        if let text = value?.text { attribute(" aria-valuetext=\"", text, .name) }
    }

    /// Writes the attributes of a state that the role may have; what is selected but no toggle is the current one.
    mutating func state(_ state: AccessibilityState, of role: AccessibilityRole?, isButton: Bool) {
        switch state.isSelected {
        case let isOn? where isButton:
            markup(isOn ? " aria-pressed=\"true\"" : " aria-pressed=\"false\"")
        case let isOn? where role == .option:
            markup(isOn ? " aria-selected=\"true\"" : " aria-selected=\"false\"")
        case true?: markup(" aria-current=\"true\"")
        default: break
        }
        if let isOpen = state.isExpanded, isButton || role == .link {
            markup(isOpen ? " aria-expanded=\"true\"" : " aria-expanded=\"false\"")
        }
        if state.isBusy { markup(" aria-busy=\"true\"") }
        guard role == .heading, let level = state.level else { return }
        markup(" aria-level=\"")
        integer(UInt(max(1, min(level, 6))))
        markup("\"")
    }
}

extension TextField {
    /// The role of a text in rows, which a page does not change.
    fileprivate static var inputRole: HTMLMarkup {
        " role=\"textbox\" aria-multiline=\"true\" aria-readonly=\"true\""
    }

    /// The role of the field.
    fileprivate var htmlRole: HTMLMarkup {
        switch (isEnabled, isMultiline) {
        case (true, true): Self.inputRole
        case (true, false): " role=\"textbox\" aria-readonly=\"true\""
        case (false, true): " role=\"textbox\" aria-multiline=\"true\" aria-disabled=\"true\""
        case (false, false): " role=\"textbox\" aria-disabled=\"true\""
        }
    }
}
